import { defineMetric, type EmptyExpected, emptyExpectedChoices } from "@eval/core";
import { composeSteps, isInsideWord, stripEdgePunctuation } from "@eval/core/text";
import { findNegation } from "@eval/core/text/negation";
import { usableAnswers } from "./expected-list.js";
import { answerSteps, normalizerOf } from "./normalizer.js";
import { originalSpan, type Span } from "./original-span.js";

export interface ExactSubstringOptions {
  /** `scripts` reproduces `answer.lower() in response.lower()`: nothing folded but case, empty gold is correct. */
  readonly preset: "scripts" | null;
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  /** Whether punctuation and white space around the expected answer count: `any` takes "गंगा।" for "गंगा". */
  readonly edges: "any" | "exact";
  /** `word` accepts only an occurrence that is not part of a longer word. */
  readonly boundary: "none" | "word";
  /** `fail` rejects an answer that is only named to be denied. */
  readonly negated: "flag" | "fail";
  readonly emptyExpected: EmptyExpected;
}

export interface ExactSubstringDetail {
  /** Which expected answer was found; absent where none was. */
  readonly expectedIndex?: number;
  /** Where it stands in the output, [start, end) in UTF-16 offsets; absent where folding leaves no part to point at. */
  readonly spans?: readonly Span[];
  /** Every occurrence is glued to more of a word: "No" in "know", "1" in "2019". */
  readonly insideLongerWord?: boolean;
  /** Every occurrence stands beside a negation: "Delhi is not the answer". */
  readonly negationNearMatch?: boolean;
  /** The word that negates. */
  readonly negation?: string;
}

const defaults: ExactSubstringOptions = {
  preset: null,
  normalize: answerSteps,
  edges: "any",
  boundary: "none",
  negated: "flag",
  emptyExpected: "unscored",
};

/**
 * Exact substring: the expected answer occurs in the output as one run of characters.
 *
 * By default both sides are folded so that what looks the same is the same: Unicode normal forms, nukta and chillu
 * spellings, case, digits of Indian scripts, quotes, dashes, white space; punctuation around the expected answer
 * does not count. `preset: "scripts"` folds case alone.
 *
 * A mention is not an assertion and a run of characters is not a word, so two facts are reported beside the verdict
 * and do not change it unless an option says so: `insideLongerWord` and `negationNearMatch`. With several expected
 * answers the first one found counts. A blank output is wrong; an empty expected answer is unscored. `spans` points at
 * the occurrence that decided, in UTF-16 offsets of the output as it was given.
 *
 * Score 1 or 0. Works in every script; nothing is dropped from either side.
 *
 * @see The exact-substring script for Indic question answering, `answer.lower() in response.lower()`
 * @example
 * exactSubstring()({ output: "उत्तर: गंगा नदी।", expected: "गंगा" }).passed; // => true
 * exactSubstring()({ output: "It was built in १९४७", expected: "1947" }).passed; // => true
 * exactSubstring()({ output: "Delhi is not the answer", expected: "Delhi" }).metadata.negationNearMatch; // => true
 * exactSubstring()({ output: "It is  NEW DELHI.", expected: "new delhi" }).metadata.spans; // => [[7, 16]]
 * exactSubstring({ preset: "scripts" })({ output: "Delhi", expected: "Delhi " }).passed; // => false
 */
export const exactSubstring = defineMetric({
  package: "@eval/deterministic",
  name: "exact-substring",
  version: 1,
  summary: "The expected answer occurs in the output as one run of characters.",
  source: "Exact-substring script for Indic question answering: answer.lower() in response.lower()",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  flags: ["insideLongerWord", "negationNearMatch"],
  caveat:
    "A lower bound: paraphrase, synonyms and other spellings of a number count as wrong. A mention that denies the answer counts as right.",
  passesAlone:
    "Mostly the answer in an inflected form, inside a longer word; a short expected answer may be there by chance.",
  defaults,
  choices: {
    preset: [null, "scripts"],
    edges: ["any", "exact"],
    boundary: ["none", "word"],
    negated: ["flag", "fail"],
    emptyExpected: emptyExpectedChoices,
  },
  presets: { scripts: { normalize: ["lower-case"], edges: "exact", emptyExpected: "correct" } },
  columns: ({ preset }): Readonly<Record<string, string>> =>
    preset === "scripts"
      ? {}
      : {
          "exact-substring.insideLongerWord": "insideLongerWord",
          "exact-substring.negationNearMatch": "negationNearMatch",
        },
  create({ normalize, edges, boundary, negated }) {
    const fold = normalizerOf(normalize);
    const steps = composeSteps(normalize);
    const needle = edges === "any" ? (answer: string) => withoutEdges(fold(answer)) : fold;
    return (evalCase) => {
      const text = fold(evalCase.output);
      const answers = usableAnswers(evalCase);
      for (let index = 0; index < answers.length; index++) {
        const found = findOccurrence(text, needle(answers[index] as string), boundary === "word");
        if (found === null) continue;
        const span = originalSpan(evalCase.output, text, found.span, steps);
        if (found.negation !== null && negated === "fail") return verdict("negated", index, found, span);
        return verdict("matched", index, found, span);
      }
      return MISSING;
    };
  },
});

interface Occurrence {
  readonly span: Span;
  readonly isInsideWord: boolean;
  readonly negation: string | null;
}

/** An answer of punctuation alone ("?") is kept as it is. */
function withoutEdges(answer: string): string {
  const trimmed = answer.trim();
  return stripEdgePunctuation(trimmed) || trimmed;
}

/** Occurrences looked at before a flag is believed: a text that repeats the answer a thousand times is not read whole. */
const OCCURRENCES_READ = 16;

/**
 * The best occurrence of `needle`: one that stands free and is not negated if there is one, since a single honest
 * mention is enough. Null where there is none.
 */
function findOccurrence(text: string, needle: string, wholeWordOnly: boolean): Occurrence | null {
  let best: Occurrence | null = null;
  let start = text.indexOf(needle);
  for (let read = 0; start !== -1 && read < OCCURRENCES_READ; read++) {
    const end = start + needle.length;
    const glued = needle !== "" && isInsideWord(text, start, end);
    if (!glued || !wholeWordOnly) {
      const negation = findNegation(text, start, end)?.cue ?? null;
      if (!glued && negation === null) return { span: [start, end], isInsideWord: false, negation };
      if (best === null || (best.negation !== null && negation === null))
        best = { span: [start, end], isInsideWord: glued, negation };
    }
    start = needle === "" ? -1 : text.indexOf(needle, start + 1);
  }
  return best;
}

const MISSING = Object.freeze({
  score: 0,
  passed: false,
  label: "missing",
  reason: "not in the output",
  metadata: Object.freeze({}) as ExactSubstringDetail,
});

function verdict(label: "matched" | "negated", expectedIndex: number, found: Occurrence, span: Span | null) {
  const score = label === "matched" ? 1 : 0;
  const reason = reasonOf(label, found.isInsideWord, found.negation);
  return { score, passed: score === 1, label, reason, metadata: detailOf(expectedIndex, found, span) };
}

function detailOf(expectedIndex: number, found: Occurrence, span: Span | null): ExactSubstringDetail {
  const { isInsideWord, negation } = found;
  if (span !== null && !isInsideWord && negation === null) return { expectedIndex, spans: [span] };
  return {
    expectedIndex,
    ...(span !== null && { spans: [span] }),
    ...(isInsideWord && { insideLongerWord: true }),
    ...(negation !== null && { negationNearMatch: true, negation }),
  };
}

function reasonOf(label: string, isInsideWord: boolean, negation: string | null): string {
  if (label === "negated") return `in the output, but beside ${JSON.stringify(negation)}`;
  if (negation !== null) return `in the output, but only beside ${JSON.stringify(negation)}: read it`;
  return isInsideWord ? "in the output, but only inside a longer word" : "in the output";
}
