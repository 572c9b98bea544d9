import { EvalError, show } from "@eval/core";
import { type IndicStepName, indicSteps, type NormalizationLevel, stepsOfLevel } from "./indic-steps.js";
import { normalizeWords } from "./normalize-words.js";
import { spanMapper } from "./span-mapper.js";

export interface IndicNormalizeOptions {
  /** How much of the writing counts. Default "spelling". */
  readonly level?: NormalizationLevel;
  /** BCP 47 tag of the language, for spellings that only one language accepts. */
  readonly language?: string;
  /** Steps to apply to the whole text instead of those of a level, in the order given. */
  readonly steps?: readonly IndicStepName[];
}

export interface NormalizedText {
  readonly text: string;
  /** The names of the steps, in order. */
  readonly steps: readonly IndicStepName[];
  /**
   * The span of the original, in UTF-16 offsets and half open, that a span of `text` was written from. What a step
   * rewrote as a whole comes back as a whole: the anusvara of हिंदी is the न् of हिन्दी.
   */
  readonly spans: (start: number, end: number) => [start: number, end: number];
}

/**
 * A text in one spelling, so that two texts that say the same words are equal, with the way back to the original. Three
 * levels, each of which includes the one before:
 *
 * - `exact`: what looks the same. NFC and one encoding of each letter (nukta, chillu, khanda ta, two-part vowels, Urdu
 *   kaf and yeh), joiners only where they show, no invisible characters, single spaces.
 * - `spelling`: the same words in another accepted spelling. Nasals before their stops (हिन्दी, हिंदी), spellings that a
 *   language accepts beside one another (गयी and गई, महत्त्व and महत्व, পূর্ব্ব and পূর্ব, அய்யா and ஐயா), digits of all
 *   scripts and groups of digits, case, width, quotation marks, dashes, full stops of all scripts.
 * - `loose`: what careless typing mixes up. Nukta, candrabindu, a colon typed for visarga, Urdu short vowels, accents of
 *   Latin letters, joiners, punctuation but for what makes a number or name another (−5, 3.5, 5-6, 5%, C#). A text of
 *   nothing but punctuation stays.
 *
 * No level makes two words equal that differ by a vowel sign, aspiration, retroflexion or a double consonant. Applying a
 * level twice changes nothing. Empty text stays empty; text of other scripts only has case, width, punctuation and digits
 * folded. Throws an `EvalError` where a level or step is unknown.
 *
 * @see google-research/nisaba (visual and reading norm); Kendriya Hindi Nideshalaya, Devanagari lipi (2016)
 * @example
 * indicNormalize("गङ्गा  नदी १९४७").text; // => "गंगा नदी 1947"
 * indicNormalize("महत्त्व", { level: "exact" }).text; // => "महत्त्व"
 * indicNormalize("ज़िन्दगी।", { level: "loose" }).text; // => "जिंदगी"
 * indicNormalize("वह हिन्दी है").spans(3, 8); // => [3, 9]
 */
export function indicNormalize(text: string, options: IndicNormalizeOptions = {}): NormalizedText {
  const { level = "spelling", language } = options;
  if (options.steps !== undefined) return applySteps(text, options.steps, language);
  const steps = stepsOfLevel(level);
  if (steps === undefined) {
    throw new EvalError("invalid-option", `level must be exact, spelling or loose, got ${show(level)}`);
  }
  if (PLAIN.test(text)) return { text, steps, spans: (start, end) => [start, end] };
  return { steps, ...normalizeWords(text, level, language) };
}

/** Lower-case words of English with single spaces, which no step changes. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

function applySteps(text: string, steps: readonly IndicStepName[], language: string | undefined): NormalizedText {
  const versions = [text];
  for (const name of steps) {
    if (!Object.hasOwn(indicSteps, name)) {
      const known = Object.keys(indicSteps).join(", ");
      throw new EvalError("invalid-option", `normalisation step must be one of ${known}, got ${show(name)}`);
    }
    const before = versions.at(-1)!;
    const after = indicSteps[name](before, language);
    if (after !== before) versions.push(after);
  }
  return { text: versions.at(-1)!, steps, spans: spanMapper(versions) };
}
