import { describe, expect, test } from "vitest";
import { groupVerdicts, tally, wilsonInterval } from "./tally-pairs.mjs";

const verdict = (expected: string, label: string, category = "idiom") => ({
  pair: { id: "x", source: "", sourceLanguage: "hi", trace: "", traceLanguage: "en", term: null, category, expected },
  label,
});

const verdicts = [
  verdict("misread_detected", "misread_detected"),
  verdict("misread_detected", "no_trap_term", "fraction"),
  verdict("no_misread_detected", "misread_detected"),
  verdict("ambiguous_source", "misread_detected"),
  verdict("no_misread_detected", "ambiguous_source", "fraction"),
];

describe("tally", () => {
  test("counts every label but misread_detected as none", () => {
    expect(tally(verdicts)).toEqual({ count: 5, flaggedRightly: 1, flaggedWrongly: 2, missed: 1, sameLabel: 1 });
  });
});

describe("groupVerdicts", () => {
  test("keeps every verdict, in order", () => {
    const groups = groupVerdicts(verdicts, ({ category }) => category);
    expect([...groups].map(([key, group]) => [key, group.length])).toEqual([
      ["idiom", 3],
      ["fraction", 2],
    ]);
  });
});

describe("wilsonInterval", () => {
  // Newcombe (1998), Statistics in Medicine 17:857-872, table I, method 3: to four places.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("of %i in %i is from %d to %d", (hits, trials, low, high) => {
    const interval = wilsonInterval(hits, trials);
    expect(interval?.[0]).toBeCloseTo(low, 4);
    expect(interval?.[1]).toBeCloseTo(high, 4);
  });

  test("of nothing is none", () => {
    expect(wilsonInterval(0, 0)).toBeNull();
  });
});
