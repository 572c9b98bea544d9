import { identifyLanguage } from "@eval/indic-script";
import { describe, expect, test } from "vitest";
import { readDifferences, readFixture } from "../../fixtures/read-fixture.js";

interface Row {
  readonly id: string;
  readonly fn: "looks_like_hinglish" | "find_hindi_function_words";
  readonly text: string | null;
  readonly expected: boolean | readonly string[];
  /** What is right where the reference is wrong. */
  readonly better?: boolean;
}

// vindex 0.6.0 under CPython 3.11.7, see fixtures/README.md.
const rows = readFixture<Row>("vindex-language.jsonl");
const differences = readDifferences("vindex-language-differences.json");

/** Everyday Hindi in Latin letters is Urdu as well. */
const HINDUSTANI = new Set(["hi-Latn", "ur-Latn"]);

/** The reference asks whether a text is Hinglish; ours is a language. */
const isHinglish = (text: string) => HINDUSTANI.has(identifyLanguage(text).language);

/** The reference lists Hindi function words; ours are the words that are told as Hindi, of which those must be some. */
const hindiWords = (text: string) =>
  identifyLanguage(text)
    .tokens.filter(({ language }) => HINDUSTANI.has(language))
    .map(({ text: word }) => word.toLowerCase());

function agrees({ fn, text, expected, better }: Row): boolean {
  if (fn === "looks_like_hinglish") return isHinglish(text ?? "") === (better ?? expected);
  const found = hindiWords(text ?? "");
  const listed = expected as readonly string[];
  return listed.length === 0 ? true : listed.every((word) => found.includes(word));
}

describe("identifyLanguage beside the Hinglish heuristic of vindex", () => {
  test.each(rows.map((row) => [row.id, row] as const))("%s is decided as it should be", (id, row) => {
    expect({ agrees: agrees(row), text: row.text }).toEqual({ agrees: !differences.has(id), text: row.text });
  });

  test("every listed difference is a row", () => {
    const ids = new Set(rows.map(({ id }) => id));
    expect([...differences.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });
});
