import { defineMetric } from "@eval/core";
import { textProblems } from "./text-problems.js";

export interface WellFormedTextDetail {
  /** How many problems there are of each kind. */
  readonly counts: Readonly<Record<string, number>>;
  /** Where they are, in UTF-16 offsets of the output; the first hundred. */
  readonly problems: readonly { readonly kind: string; readonly start: number; readonly end: number }[];
  readonly words: number;
  readonly damagedWords: number;
}

const SHOWN = 100;

/**
 * Well-formed text: whether the output is free of what is wrong in every language, see `textProblems`.
 *
 * The score is the share of its words, cut at white space, that have no problem; it passes where there is no problem at
 * all. Nothing is judged that could be a matter of spelling, and nothing about meaning. A blank output fails as `blank`.
 *
 * @see The Unicode Standard 17.0, chapter 12
 * @example
 * wellFormedText()({ output: "नई दिल्ली" }).score; // => 1
 * wellFormedText()({ output: "नई दिल्ली� है" }).score; // => 2 / 3
 * wellFormedText()({ output: "ಕన్ನಡ" }).metadata.counts; // => { look_alike: 1 }
 */
export const wellFormedText = defineMetric({
  package: "@eval/indic-script",
  name: "well-formed-text",
  version: 2,
  summary: "The share of the output's words without broken characters, clusters, digits or encoding.",
  source: "The Unicode Standard 17.0, chapter 12; Unicode Technical Standard #39",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Finds what is certainly broken, not what is misspelt.",
  defaults: {},
  create:
    () =>
    ({ output }) => {
      const problems = textProblems(output);
      const words = [...output.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
        start: index,
        end: index + word.length,
      }));
      const damagedWords = words.filter((word) =>
        problems.some(({ start, end }) => start < word.end && end > word.start),
      ).length;
      const counts: Record<string, number> = {};
      for (const { kind } of problems) counts[kind] = (counts[kind] ?? 0) + 1;
      const metadata: WellFormedTextDetail = {
        counts,
        problems: problems.slice(0, SHOWN),
        words: words.length,
        damagedWords,
      };
      if (problems.length === 0) {
        return { score: 1, passed: true, label: "well_formed", reason: "nothing is broken", metadata };
      }
      const listed = Object.entries(counts).map(([kind, count]) => `${count} ${kind.replaceAll("_", " ")}`);
      const score = (words.length - damagedWords) / words.length;
      return { score, passed: false, label: "ill_formed", reason: `the output has ${listed.join(", ")}`, metadata };
    },
});
