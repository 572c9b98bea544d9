import { asciiPunctuation, lowerCase, pythonSplit, pythonStrip } from "@eval/core/text";
import { describe, expect, test } from "vitest";
import { fixtureRows } from "../../test/fixture-rows.js";

interface Forms {
  readonly text: string;
  readonly strip?: string;
  readonly split: readonly string[];
  readonly lowerStripped: readonly string[];
}

interface Space {
  readonly text: string;
  readonly str_split_splits: boolean;
  readonly str_strip_strips: boolean;
}

const forms = fixtureRows<Forms>("unicode-forms.jsonl");
const spaces = fixtureRows<Space>("python-whitespace.jsonl");

describe("pythonSplit", () => {
  test("splits as CPython 3.11.7", () => {
    for (const { text, split } of forms) expect(pythonSplit(text)).toEqual(split);
    for (const { text, str_split_splits } of spaces) {
      expect([text, pythonSplit(text).length > 1]).toEqual([text, str_split_splits]);
    }
  });
});

describe("pythonStrip", () => {
  test("strips as CPython 3.11.7", () => {
    for (const { text, strip } of forms) expect(pythonStrip(text)).toBe(strip ?? text);
    for (const { text, str_strip_strips } of spaces) {
      const character = text.slice(1, -1);
      expect([text, pythonStrip(`${character}a${character}`) === "a"]).toEqual([text, str_strip_strips]);
    }
  });

  test("strips the characters given, as CPython 3.11.7", () => {
    for (const { text, lowerStripped } of forms) {
      const words = pythonSplit(lowerCase(text)).map((word) => pythonStrip(word, asciiPunctuation));
      expect(words).toEqual(lowerStripped);
    }
  });
});
