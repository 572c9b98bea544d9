import { expect, test } from "vitest";
import { textAttributes } from "../page/language.js";

test.each([
  ["hi", "दिल्ली", { lang: "hi", dir: "auto" }],
  ["hi-latn", "dilli", { lang: "hi-Latn", dir: "auto" }],
  ["ur", "جواب", { lang: "ur", dir: "rtl" }],
  ["ur", "12 جواب", { lang: "ur", dir: "rtl" }],
  ["ur", "An answer in English.", { lang: "ur", dir: "auto" }],
  ["ur-Latn", "jawab", { lang: "ur-Latn", dir: "auto" }],
  ["sd", "جواب", { lang: "sd", dir: "rtl" }],
  ["sd-Deva", "जवाब", { lang: "sd-Deva", dir: "auto" }],
  ["ks", "جواب", { lang: "ks", dir: "rtl" }],
  ["Hindi language", "दिल्ली", { lang: "", dir: "auto" }],
  ["", "दिल्ली", { lang: "", dir: "auto" }],
  [undefined, "دلی", { lang: "", dir: "auto" }],
])("a text of a case in %j, %j, is %j", (language, text, attributes) => {
  expect(textAttributes(language, text)).toEqual(attributes);
});
