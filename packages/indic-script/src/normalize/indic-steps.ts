import {
  collapseWhitespace,
  foldDanda,
  foldDashes,
  foldDigits,
  foldQuotes,
  lowerCase,
  stripInvisible,
} from "@eval/core/text";
import { foldCanonical, foldLoose, foldReading } from "@eval/core/text/indic";
import { dropAccents } from "./drop-accents.js";
import { dropPunctuation } from "./drop-punctuation.js";
import { foldAcceptedSpellings } from "./fold-accepted-spellings.js";
import { foldNasals } from "./fold-nasals.js";
import { foldNumerals } from "./fold-numerals.js";
import { foldWidth } from "./fold-width.js";

/** How much of the writing counts: see `indicNormalize`. */
export type NormalizationLevel = "exact" | "spelling" | "loose";

/** A change to a whole text; the language is a BCP 47 tag. */
export type IndicStep = (text: string, language?: string) => string;

/**
 * The steps of `indicNormalize` by name. Those of the exact level come first, then those of the spelling level, then those
 * of the loose one; they are plain functions and can be used alone.
 *
 * @example
 * indicSteps["fold-nasals"]("હિન્દી"); // => "હિંદી"
 * indicSteps["accepted-spellings"]("लिये", "hi"); // => "लिए"
 */
export const indicSteps = {
  "strip-invisible": stripInvisible,
  canonical: foldCanonical,
  "collapse-whitespace": collapseWhitespace,
  reading: foldReading,
  "fold-digits": foldDigits,
  "fold-nasals": foldNasals,
  "accepted-spellings": foldAcceptedSpellings,
  "fold-width": foldWidth,
  "fold-quotes": foldQuotes,
  "fold-dashes": foldDashes,
  "fold-danda": foldDanda,
  "fold-case": (text) => lowerCase(text).replaceAll("ß", "ss"),
  "fold-numerals": foldNumerals,
  loose: foldLoose,
  "drop-accents": dropAccents,
  "drop-punctuation": dropPunctuation,
} as const satisfies Record<string, IndicStep>;

export type IndicStepName = keyof typeof indicSteps;

const EXACT = ["strip-invisible", "canonical", "collapse-whitespace"] as const satisfies readonly IndicStepName[];

const SPELLING = [
  ...EXACT,
  "fold-width",
  "reading",
  "fold-nasals",
  "accepted-spellings",
  "fold-quotes",
  "fold-dashes",
  "fold-danda",
  "fold-case",
  "fold-numerals",
] as const satisfies readonly IndicStepName[];

const LOOSE = [
  ...SPELLING,
  "loose",
  "drop-accents",
  "drop-punctuation",
  // What stood around a mark may be one word now.
  "loose",
  "fold-nasals",
  "accepted-spellings",
  "collapse-whitespace",
] as const satisfies readonly IndicStepName[];

const LEVELS: Readonly<Record<NormalizationLevel, readonly IndicStepName[]>> = {
  exact: EXACT,
  spelling: SPELLING,
  loose: LOOSE,
};

export function stepsOfLevel(level: string): readonly IndicStepName[] | undefined {
  return Object.hasOwn(LEVELS, level) ? LEVELS[level as NormalizationLevel] : undefined;
}
