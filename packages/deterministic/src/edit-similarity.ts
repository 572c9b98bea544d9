import { defineMetric } from "@eval/core";
import { answerSteps } from "./normalizer.js";
import { compareUnits } from "./sequence/compare-units.js";
import { editDistance } from "./sequence/edit-distance.js";
import { type EmptyGold, emptyGoldChoices } from "./sequence/empty-gold.js";
import { type TextUnit, textUnits } from "./sequence/text-units.js";

export interface EditSimilarityOptions {
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  /** What one edit changes: a grapheme, or a code point as in rapidfuzz. */
  readonly unit: TextUnit;
  readonly emptyExpected: EmptyGold;
}

export interface EditSimilarityDetail {
  /** Fewest insertions, deletions and substitutions. */
  readonly edits: number;
  /** Characters of the longer text: the most edits there could be. */
  readonly characters: number;
  /** Which expected answer was closest; absent where it is the first. */
  readonly expectedIndex?: number;
}

const defaults: EditSimilarityOptions = { normalize: answerSteps, unit: "grapheme", emptyExpected: "unscored" };

/**
 * Edit similarity: one minus the Levenshtein distance over the length of the longer text.
 *
 * Insertion, deletion and substitution of a character cost one each; a swap of neighbours costs two. A character is
 * by default what a reader sees as one (UAX #29), so a wrong vowel sign is one wrong letter and a family emoji is one;
 * with `unit: "code-point"` and `normalize: []` the number is the `normalized_similarity` of rapidfuzz. Both sides are
 * folded first: Unicode forms, case, digits of Indian scripts, quotes, dashes, white space.
 *
 * Score from 0 to 1; the closest of several expected answers counts. A blank output scores 0; an empty expected answer
 * is unscored, or with `emptyExpected: "no-answer"` matched by a blank output alone.
 *
 * @see Levenshtein 1966; rapidfuzz 3.14.6, `distance.Levenshtein.normalized_similarity`
 * @example
 * editSimilarity()({ output: "Bombay", expected: "Mumbai" }).score; // => 0.5
 * editSimilarity()({ output: "दान", expected: "दिन" }).metadata; // => { edits: 1, characters: 2 }
 * editSimilarity({ unit: "code-point" })({ output: "दान", expected: "दिन" }).metadata; // => { edits: 1, characters: 3 }
 */
export const editSimilarity = defineMetric({
  package: "@eval/deterministic",
  name: "edit-similarity",
  version: 1,
  summary: "One minus the Levenshtein distance over the length of the longer text.",
  source: "Levenshtein 1966; rapidfuzz 3.14.6, distance.Levenshtein.normalized_similarity",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "It compares spelling, not meaning: unrelated texts share letters and score above 0, a right answer in other words scores low, and so does a right answer inside a long output.",
  defaults,
  choices: { unit: textUnits, emptyExpected: emptyGoldChoices },
  create: (options) =>
    compareUnits<EditSimilarityDetail>(options, (expected, output) => {
      const edits = editDistance(expected, output);
      const characters = Math.max(expected.length, output.length);
      return {
        similarity: characters === 0 ? 1 : 1 - edits / characters,
        reason: `${edits} edits in ${characters} characters`,
        detail: { edits, characters },
      };
    }),
});
