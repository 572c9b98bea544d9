import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";
import type { TrapDictionary } from "./dictionary.js";
import { findWords } from "./words.js";

interface Row {
  readonly id: string;
  readonly fn: string;
  readonly source: string | number | null;
  readonly trace: string | null;
  readonly trapWords:
    | readonly { readonly term: string; readonly reading_a: string; readonly reading_b: string }[]
    | null;
  readonly label: string | null;
  readonly error?: string;
  readonly better?: string;
  readonly terms?: readonly string[];
  readonly input?: { readonly term: string; readonly source: string };
  readonly expected?: unknown;
}

const rows = readFileSync(new URL("../fixtures/vindex-trace.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

/** What we answer otherwise than the reference, or than `better`, and why. */
const DIFFERENT: Readonly<Record<string, readonly [label: string, reason: string]>> = {
  "trace-0063": [
    "no_misread_detected",
    `"do not" is English of its own in any trace, so it counts only beside the term`,
  ],
  "trace-0152": ["no_misread_detected", "the misread word is in the answer, which this call does not see"],
  "trace-0216": ["no_misread_detected", "the misread word is in the answer, which this call does not see"],
};

/** A source without a term is no clean trace: the reference has no label for it. */
const SAME_MEANING: Readonly<Record<string, string>> = { no_trap_term: "no_misread_detected" };

/** The dictionary of a row: its first reading is right, its second is wrong, whatever the context. */
const dictionaryOf = (trapWords: NonNullable<Row["trapWords"]>): TrapDictionary => ({
  language: "und",
  provenance: "the row",
  licence: "MIT",
  review: "unreviewed",
  entries: trapWords.map(({ term, reading_a, reading_b }) => ({
    term,
    category: "polysemous-noun",
    senses: [
      { id: "right", use: "usual", glosses: { en: [reading_a] }, tests: [term] },
      { id: "wrong", use: "misreading", glosses: { en: [reading_b] } },
    ],
  })),
});

const optionsOf = ({ trapWords }: Row) =>
  trapWords === null ? {} : { languages: [], dictionaries: [dictionaryOf(trapWords)] };

const checks = rows.filter(({ fn }) => fn === "check_trace");
const isText = ({ source, trace }: Row) => typeof source === "string" && typeof trace === "string";
const readable = checks.filter((row) => isText(row) && row.error === undefined);

describe("checkTrace beside check_trace of vindex 0.6.0", () => {
  test.each(readable.map((row) => [row.id, row] as const))("agrees on %s, or says why not", (id, row) => {
    const { label } = checkTrace(row.source as string, row.trace as string, optionsOf(row));
    const [wanted] = DIFFERENT[id] ?? [row.better ?? row.label];
    expect(SAME_MEANING[label] ?? label).toBe(wanted);
    if (DIFFERENT[id] !== undefined) expect(wanted).not.toBe(row.better ?? row.label);
  });

  // Two terms of one row, of which कल has no cue: we name the other alone.
  const flagged = readable.filter(
    ({ id, terms, better }) => terms !== undefined && better === undefined && !(id in DIFFERENT),
  );
  test.each(flagged.map((row) => [row.id, row] as const))("flags a term that the reference flags in %s", (_id, row) => {
    const { findings } = checkTrace(row.source as string, row.trace as string, optionsOf(row));
    expect(findings.length).toBeGreaterThan(0);
    for (const { term } of findings) expect(row.terms).toContain(term);
  });

  test("takes what is no text for a mistake of the caller, where the reference says empty", () => {
    const others = checks.filter((row) => !isText(row));
    expect(others.map(({ label }) => label)).toEqual(others.map(() => "empty"));
    for (const { source, trace } of others) {
      expect(() => checkTrace(source as string, trace as string)).toThrow(/must be a text|must be/);
    }
  });

  test("takes a list of words for no dictionary, as the reference does", () => {
    const [row] = checks.filter(({ error }) => error === "TypeError");
    const options = { languages: [], dictionaries: row?.trapWords as unknown as TrapDictionary[] };
    expect(() => checkTrace(row?.source as string, row?.trace as string, options)).toThrow(/dictionary must/);
  });
});

describe("a term beside term_present_as_word of vindex 0.6.0", () => {
  const presence = rows.filter(({ fn }) => fn === "term_present_as_word");
  /** Latin letters have no word boundary in the reference: "word" is in "sword". */
  const better: Readonly<Record<string, boolean>> = { "trace-0282": false };
  test.each(presence.map((row) => [row.id, row] as const))(
    "stands in the text or not, as in %s",
    (id, { input, expected }) => {
      const options = {
        languages: [],
        dictionaries: [dictionaryOf([{ term: input!.term, reading_a: "x", reading_b: "y" }])],
      };
      expect(checkTrace(input!.source, "z", options).terms.length > 0).toBe(better[id] ?? expected);
    },
  );
});

describe("a gloss beside primary_gloss of vindex 0.6.0", () => {
  // The reference cuts a gloss at its bracket; here a dictionary gives glosses without remarks.
  const glosses = rows.filter(({ fn }) => fn === "primary_gloss");
  test.each(glosses.map(({ id, expected }) => [id, expected as string] as const))(
    "is found whole where %s has words",
    (_id, gloss) => {
      if (findWords(gloss).starts.length === 0) return;
      const options = {
        languages: [],
        dictionaries: [dictionaryOf([{ term: "शब्द", reading_a: "else", reading_b: gloss }])],
      };
      expect(checkTrace("यह शब्द है", `It means ${gloss}.`, options).findings.map(({ trace }) => trace.text)).toEqual([
        gloss,
      ]);
    },
  );
});
