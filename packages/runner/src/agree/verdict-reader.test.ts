import { describe, expect, test } from "vitest";
import type { VerdictWords } from "./agree-options.js";
import { createVerdictReader } from "./verdict-reader.js";

const words = (own: Partial<VerdictWords> = {}): VerdictWords => ({
  passFrom: { all: null, columns: {} },
  passValues: [],
  failValues: [],
  skipValues: [],
  ...own,
});
const read = (text: string | null, own?: Partial<VerdictWords>) => createVerdictReader("judge", words(own)).read(text);

describe("createVerdictReader", () => {
  test.each(["true", "True", "PASS", " passed ", "correct", "right", "yes", "1", "1.0", "१"])("%j passes", (text) => {
    expect(read(text)).toBe(true);
  });

  test.each(["false", "FALSE", "fail", "Failed", "incorrect", "wrong", "no", "0", "0.0", "०"])("%j fails", (text) => {
    expect(read(text)).toBe(false);
  });

  test.each([null, "", "  ", "\u00a0"])("%j is no verdict", (text) => {
    expect(read(text)).toBeNull();
  });

  test.each(["maybe", "flagged", "सही", "👍", "truee", "n/a"])(
    "%j is neither, and the options that name words are",
    (text) => {
      expect(read(text)).toContain("--pass-value");
    },
  );

  test.each(["4", "0.5", "-1", "1e2", "५"])("the number %j needs a limit", (text) => {
    expect(read(text)).toContain("--pass-from");
  });

  test("numbers pass from the limit on, words keep their meaning", () => {
    const own = { passFrom: { all: null, columns: { judge: 4 } } };
    expect(["5", "4", "3.9", "1", "pass"].map((text) => read(text, own))).toEqual([true, true, false, false, true]);
  });

  test("takes words of one's own, in either Unicode form and any case", () => {
    const own = { passValues: ["सही", "caf\u00e9"], failValues: ["गलत"] };
    expect(["सही", "गलत", "CAFE\u0301"].map((text) => read(text, own))).toEqual([true, false, true]);
  });

  test("takes words that say there is no verdict", () => {
    expect(read("Unsure", { skipValues: ["unsure"] })).toBeNull();
  });

  test("refuses a word for both", () => {
    expect(() => read("x", { passValues: ["Wrong"] })).toThrow(
      'must mean one of pass, fail and no verdict, got "wrong" for two',
    );
    expect(() => read("x", { skipValues: ["NO"] })).toThrow('got "no" for two');
  });

  test("refuses a limit for all columns where one holds verdicts of 0 and 1", () => {
    const reader = createVerdictReader("human", words({ passFrom: { all: 4, columns: {} } }));
    expect(["0", "1"].map((text) => reader.read(text))).toEqual([false, false]);
    expect(() => reader.finish()).toThrow("--pass-from must leave columns of 0 and 1 alone");
  });
});
