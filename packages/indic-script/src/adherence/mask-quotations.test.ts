import fc from "fast-check";
import { expect, test } from "vitest";
import { maskQuotations } from "./mask-quotations.js";

const blank = (text: string, quoted: string) => text.replace(quoted, " ".repeat(quoted.length));

test.each([
  ['What does "answer in Hindi" mean?', "answer in Hindi"],
  ["Explain 'please reply in Tamil' to me", "please reply in Tamil"],
  ["Translate 'Where's the station now?' into Bengali", "Where's the station now?"],
  ["She said “speak in English please” and left", "speak in English please"],
  ["What prints `say it in Tamil`?", "say it in Tamil"],
  ["“हिंदी में उत्तर दो” का मतलब?", "हिंदी में उत्तर दो"],
])("maskQuotations blocks out what %j quotes", (prompt, quoted) => {
  expect(maskQuotations(prompt)).toBe(blank(prompt, quoted));
});

test.each([
  'Answer "in Hindi" please',
  "the users' own words and the bots' answers in Tamil",
  '"Answer in Tamil: where is Mumbai?"',
  'a screen of 6" and nothing else in it',
  "no quotation at all",
])("maskQuotations leaves %j", (prompt) => {
  expect(maskQuotations(prompt)).toBe(prompt);
});

test("maskQuotations keeps the length of any prompt", () => {
  const unit = fc.constantFrom(..."ab क\"'“”‘’«»`\n .");
  fc.assert(
    fc.property(fc.string({ unit }), (prompt) => {
      expect(maskQuotations(prompt)).toHaveLength(prompt.length);
    }),
  );
});
