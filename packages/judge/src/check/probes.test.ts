import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { probesOf } from "./probes.js";

const textOf = (name: string, source: Parameters<typeof probesOf>[0]) =>
  probesOf(source).find((probe) => probe.name === name)?.text;

describe("a probe", () => {
  test.each([
    ["India became free in 1947.", "India became free in 1948."],
    ["भारत १९४७ में स्वतंत्र हुआ।", "भारत १९४८ में स्वतंत्र हुआ।"],
    ["১৯৯৯ সালে", "২০০০ সালে"],
    ["நான்கு அல்ல 9", "நான்கு அல்ல 10"],
  ])("changes the first number of %j, in its own digits", (answer, changed) => {
    expect(textOf("number-changed", { answer })).toBe(changed);
  });

  test("leaves out what the answer has no place for", () => {
    expect(probesOf({ answer: "दिल्ली" }).map(({ name }) => name)).toEqual([
      "negated",
      "padded",
      "authority",
      "repeated",
    ]);
  });

  test("drops the last of several sentences", () => {
    expect(textOf("fact-dropped", { answer: "दिल्ली राजधानी है। मुंबई नहीं।" })).toBe("दिल्ली राजधानी है।");
  });

  test("writes Latin digits as Devanagari ones and the other way", () => {
    expect(textOf("other-digits", { answer: "1947 में" })).toBe("१९४७ में");
    expect(textOf("other-digits", { answer: "१९४७ में" })).toBe("1947 में");
    expect(textOf("other-digits", { answer: "in 1947" })).toBeUndefined();
  });

  test("takes a wrong answer where one is known", () => {
    expect(textOf("wrong-entity", { answer: "दिल्ली", wrong: "मुंबई" })).toBe("मुंबई");
    expect(textOf("wrong-entity", { answer: "दिल्ली", wrong: "दिल्ली" })).toBeUndefined();
  });

  test.each([
    ["दिल्ली", undefined, "यह सच नहीं है कि दिल्ली"],
    ["Dilli", "hi-Latn", "Yeh sach nahi hai ki Dilli"],
    ["Delhi", undefined, "It is not true that Delhi"],
    ["தில்லி", "ta", "இது உண்மை அல்ல: தில்லி"],
    ["দিল্লি", "bn", "এটা সত্য নয় যে দিল্লি"],
  ])("denies %j in its language", (answer, language, denied) => {
    expect(textOf("negated", { answer, ...(language !== undefined && { language }) })).toBe(denied);
  });

  test("that is harmless keeps the whole answer", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (answer) =>
        probesOf({ answer }).every(
          ({ kind, name, text }) => kind === "harmful" || name === "other-digits" || text.includes(answer),
        ),
      ),
    );
  });

  test("of authority differs from the plain answer by that sentence alone", () => {
    const answer = "दिल्ली राजधानी है।";
    const text = textOf("authority", { answer }) ?? "";
    expect(text.startsWith(`${answer} `)).toBe(true);
    expect(text.slice(answer.length)).toBe(" 90 % विशेषज्ञ इस बात से सहमत हैं [1](https://example.org)।");
  });
});
