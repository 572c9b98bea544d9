import { defineMetric, type EmptyExpected, type EvalCase, emptyExpectedChoices, type Outcome } from "@eval/core";
import { isBlank, type TextStep } from "@eval/core/text";
import { findNegation } from "@eval/core/text/negation";
import { usableAnswers } from "./expected-list.js";
import { answerSteps, normalizerOf } from "./normalizer.js";
import { scriptTokens, type TokenRule, wordTokens } from "./overlap-tokens.js";

export interface WordOverlapOptions {
  /** `scripts` reproduces the original script: white space splits, ASCII punctuation is stripped, empty gold is correct. */
  readonly preset: "scripts" | null;
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  /** `words`: runs of letters, marks and digits. `whitespace`: pieces between white space without ASCII punctuation. */
  readonly tokens: "words" | "whitespace";
  /** `verdict` scores 1 or 0; `share` scores the share of expected words found. */
  readonly scoreAs: "verdict" | "share";
  /** Share of expected words needed to pass. */
  readonly threshold: number;
  readonly emptyExpected: EmptyExpected;
}

export interface WordOverlapDetail {
  /** Distinct expected words found in the output. */
  readonly matchingWords: number;
  /** Distinct expected words. */
  readonly totalWords: number;
  readonly missingWords?: readonly string[];
  readonly expectedIndex?: number;
  /** The longest word found stands beside a negation wherever it occurs. */
  readonly negationNearMatch?: boolean;
  readonly negation?: string;
}

const defaults: WordOverlapOptions = {
  preset: null,
  normalize: answerSteps,
  tokens: "words",
  scoreAs: "verdict",
  threshold: 1,
  emptyExpected: "unscored",
};

/**
 * Word overlap: every distinct word of the expected answer occurs in the output, in any order.
 *
 * A recall of sets: words beyond the expected ones are free and repetition does not count, so a long answer that
 * happens to contain the words passes. There is no stemming ("Amalaka" does not contain the word "amalak").
 * By default words are runs of letters, marks and digits in any script after the foldings of `exact-substring`;
 * signs and symbols that carry meaning stay with their word ("C++" is not "C", "-5" is not "5").
 * `preset: "scripts"` lowercases, splits at white space and strips ASCII punctuation, so "गंगा।" is not "गंगा".
 *
 * Score 1 or 0, or with `scoreAs: "share"` the share of expected words found, from 0 to 1. With several expected
 * answers the one with the largest share counts. A blank output is wrong; an expected answer without a word is
 * unscored. Languages written without spaces are compared by grapheme.
 *
 * @see The word-overlap script for Indic question answering, `set(golden_words) <= set(response_words)`
 * @example
 * wordOverlap()({ output: "valley of the Narmada", expected: "Narmada valley" }).passed; // => true
 * wordOverlap()({ output: "नर्मदा", expected: "नर्मदा घाटी" }).metadata.missingWords; // => ["घाटी"]
 * wordOverlap({ scoreAs: "share" })({ output: "नर्मदा", expected: "नर्मदा घाटी" }).score; // => 0.5
 */
export const wordOverlap = defineMetric({
  package: "@eval/deterministic",
  name: "word-overlap",
  version: 2,
  summary: "Every word of the expected answer occurs in the output, in any order.",
  source: "Word-overlap script for Indic question answering: set(golden_words) <= set(response_words)",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  flags: ["negationNearMatch"],
  // A blank output is wrong here too, but the table of the scripts counts its expected words.
  blank: "measure",
  caveat:
    "A lower bound: paraphrase, synonyms and inflected forms count as wrong. A long output that happens to hold every word counts as right.",
  passesAlone: "All the words are there, but rearranged or apart: a paraphrase or another claim. Read these.",
  defaults,
  choices: {
    preset: [null, "scripts"],
    tokens: ["words", "whitespace"],
    scoreAs: ["verdict", "share"],
    emptyExpected: emptyExpectedChoices,
  },
  presets: { scripts: { normalize: ["lower-case"], tokens: "whitespace", emptyExpected: "correct" } },
  columns: ({ preset }) =>
    preset === "scripts"
      ? { matching_words: "matchingWords", total_golden_words: "totalWords" }
      : {
          "word-overlap.matchingWords": "matchingWords",
          "word-overlap.totalWords": "totalWords",
          "word-overlap.negationNearMatch": "negationNearMatch",
        },
  create(options) {
    const fold = normalizerOf(options.normalize);
    const rule = options.tokens === "words" ? wordTokens : scriptTokens;
    return (evalCase) => {
      if (isBlank(evalCase.output)) return blankOutcome(evalCase, fold, rule);
      const text = fold(evalCase.output);
      const best = bestOverlap(evalCase, text, fold, rule);
      return best === null ? NO_WORDS : outcomeOf(best, text, options);
    };
  },
});

interface Overlap {
  readonly expectedIndex: number;
  readonly total: number;
  readonly missing: readonly string[];
  /** The longest word that was found. */
  readonly longest: string;
  /** From the first to the last of the words found, each where it first stands. */
  readonly start: number;
  readonly end: number;
}

const NO_WORDS = Object.freeze({ score: null, label: "no_words", reason: "the expected answer has no words" });

function blankOutcome(evalCase: EvalCase, fold: TextStep, rule: TokenRule): Outcome<WordOverlapDetail> {
  const totalWords = rule.split(fold(usableAnswers(evalCase)[0] ?? "")).length;
  const metadata = { matchingWords: 0, totalWords };
  return { score: 0, passed: false, label: "blank", reason: "the output is blank", metadata };
}

function bestOverlap(
  evalCase: EvalCase,
  text: string,
  fold: (text: string) => string,
  rule: TokenRule,
): Overlap | null {
  const answers = usableAnswers(evalCase);
  let best: Overlap | null = null;
  for (let index = 0; index < answers.length; index++) {
    const words = rule.split(fold(answers[index] as string));
    // Under "scripts" an expected answer without words is a subset of anything.
    if (words.length === 0 && rule === wordTokens) continue;
    const overlap = overlapOf(words, text, index, rule);
    if (best === null || share(overlap) > share(best)) best = overlap;
  }
  return best;
}

const share = ({ total, missing }: Overlap): number => (total === 0 ? 1 : (total - missing.length) / total);

const NOTHING_MISSING: readonly string[] = Object.freeze([]);

function overlapOf(words: readonly string[], text: string, expectedIndex: number, rule: TokenRule): Overlap {
  let missing: string[] | null = null;
  let longest = "";
  let start = text.length;
  let end = 0;
  for (const word of words) {
    const at = rule.find(text, word, 0);
    if (at === -1) {
      missing ??= [];
      missing.push(word);
    } else {
      if (word.length > longest.length) longest = word;
      if (at < start) start = at;
      if (at + word.length > end) end = at + word.length;
    }
  }
  return { expectedIndex, total: words.length, missing: missing ?? NOTHING_MISSING, longest, start, end };
}

/** Clean matches by number of words, made once each: most cases of most runs end in one of them. */
const wholeMatches: Outcome<WordOverlapDetail>[] = [];
const WHOLE_MATCHES_KEPT = 16;

function outcomeOf(overlap: Overlap, text: string, options: WordOverlapOptions): Outcome<WordOverlapDetail> {
  const { total, missing, expectedIndex } = overlap;
  const found = share(overlap);
  const passed = found >= options.threshold;
  const negation = passed ? negationOf(overlap, text, options.tokens === "words" ? wordTokens : scriptTokens) : null;
  if (missing.length > 0 || expectedIndex > 0 || negation !== null || total >= WHOLE_MATCHES_KEPT) {
    return newOutcome(overlap, passed, negation, options);
  }
  wholeMatches[total] ??= frozen(newOutcome(overlap, true, null, options));
  return wholeMatches[total];
}

function frozen(outcome: Outcome<WordOverlapDetail>): Outcome<WordOverlapDetail> {
  Object.freeze(outcome.metadata);
  return Object.freeze(outcome);
}

function newOutcome(
  overlap: Overlap,
  passed: boolean,
  negation: string | null,
  { scoreAs }: WordOverlapOptions,
): Outcome<WordOverlapDetail> {
  const { total, missing, expectedIndex } = overlap;
  const matching = total - missing.length;
  return {
    score: scoreAs === "share" ? share(overlap) : passed ? 1 : 0,
    passed,
    label: passed ? "matched" : matching > 0 ? "partial" : "missing",
    reason: `${matching} of ${total} words`,
    metadata: {
      matchingWords: matching,
      totalWords: total,
      ...(missing.length > 0 && { missingWords: missing }),
      ...(expectedIndex > 0 && { expectedIndex }),
      ...(negation !== null && { negationNearMatch: true, negation }),
    },
  };
}

const OCCURRENCES_READ = 16;

/** How far apart the words may stand and still be taken for one mention. */
const LONGEST_MENTION = 80;

/**
 * The negation beside the words found, if the longest of them is negated wherever it occurs. Where the words stand
 * together they are looked at as the one mention that they are.
 */
function negationOf({ longest, start, end }: Overlap, text: string, rule: TokenRule): string | null {
  if (longest === "") return null;
  let from = 0;
  let negation: string | null = null;
  if (end - start <= LONGEST_MENTION) {
    negation = findNegation(text, start, end)?.cue ?? null;
    if (negation === null) return null;
    from = end;
  }
  let at = rule.find(text, longest, from);
  for (let read = 0; at !== -1 && read < OCCURRENCES_READ; read++) {
    const found = findNegation(text, at, at + longest.length);
    if (found === null) return null;
    negation ??= found.cue;
    at = rule.find(text, longest, at + longest.length);
  }
  return negation;
}
