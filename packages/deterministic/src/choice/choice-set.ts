import type { Choice } from "@eval/core";
import { foldDigits, stripEdgePunctuation, toNfc } from "@eval/core/text";
import { cleanReply } from "./clean-reply.js";
import { foldText } from "./fold-text.js";
import { letterSeries } from "./letter-series.js";

/** The options of a question, made ready to be looked for. */
export interface ChoiceSet {
  /** The index of the option that a label names: its own, and the letters of other scripts at the same place. */
  readonly labels: ReadonlyMap<string, number>;
  /** Texts of the options, folded. */
  readonly texts: readonly string[];
  /** Texts of the options as they stand in replies, where they hold more than a word. */
  readonly phrases: readonly string[];
  /** Code units of a reply that may hold the longest text, punctuation included. */
  readonly reach: number;
  /** Labels are numbers, which stand in replies for other things too. */
  readonly isNumbered: boolean;
}

/** A label as it is looked up: "(c)." is "C", "४" is "4". */
export function labelKey(label: string): string {
  return stripEdgePunctuation(foldDigits(toNfc(label)).trim()).toUpperCase();
}

export function choiceSetOf(choices: readonly Choice[], language: string | undefined): ChoiceSet {
  const keys = choices.map(({ label }) => labelKey(label));
  const texts = choices.map(({ text }) => foldText(text));
  const labels = new Map<string, number>();
  const series = letterSeries(language);
  const own = series.find((letters) => keys.every((key) => letters.includes(key)));
  if (own !== undefined) {
    const aliases = texts.some((text) => HAS_DIGIT.test(text)) ? series : [...series, NUMBERS];
    for (const letters of aliases) {
      keys.forEach((key, index) => {
        const letter = letters[own.indexOf(key)];
        if (letter !== undefined && !labels.has(letter)) labels.set(letter, index);
      });
    }
  }
  keys.forEach((key, index) => {
    labels.set(key, index);
  });
  const phrases = choices.map(({ text }) => cleanReply(text).trim()).filter((text) => HAS_SPACE.test(text));
  const reach = 100 + 2 * Math.max(...texts.map((text) => text.length));
  return { labels, texts, phrases, reach, isNumbered: keys.every((key) => WHOLE_NUMBER.test(key)) };
}

/** A number names an option by its place, unless the options themselves speak of numbers. */
const NUMBERS = "1 2 3 4 5 6 7 8".split(" ");
const HAS_SPACE = /\s/;
const HAS_DIGIT = /\d/;
const WHOLE_NUMBER = /^\d+$/;
