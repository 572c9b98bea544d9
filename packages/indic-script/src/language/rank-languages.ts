import { isIndianRoman } from "./matrix-language.js";
import type { ScriptReading } from "./script-reading.js";

export interface LanguageShare {
  readonly language: string;
  readonly probability: number;
}

/** Shares below this are not told. */
export const NEGLIGIBLE = 0.001;

const ENOUGH = 0.5;
const LEAST = 0.4;
const KIN_ENOUGH = 0.7;

/** The languages of one script, most probable first; with candidates those alone, which then share the whole. */
export function rankLanguages(reading: ScriptReading, candidates: readonly string[] | undefined): LanguageShare[] {
  const { languages, probabilities } = reading;
  const isWanted = (language: string) => candidates === undefined || candidates.includes(language);
  let whole = 1;
  if (candidates !== undefined)
    whole = languages.reduce((sum, language, at) => sum + (isWanted(language) ? probabilities[at]! : 0), 0);
  const shares: LanguageShare[] = [];
  for (let at = 0; at < languages.length; at += 1) {
    const language = languages[at]!;
    const probability = probabilities[at]! / whole;
    if (probability > NEGLIGIBLE && language !== "und" && isWanted(language)) insert(shares, { language, probability });
  }
  return shares;
}

/** Puts a share in its place; few are told, so that this is faster than to sort them. */
function insert(shares: LanguageShare[], share: LanguageShare): void {
  let at = shares.length;
  shares.push(share);
  for (; at > 0 && byProbability(share, shares[at - 1]!) < 0; at -= 1) shares[at] = shares[at - 1]!;
  shares[at] = share;
}

/** Most probable first; the order of the tags where two are equal. */
export function byProbability(a: LanguageShare, b: LanguageShare): number {
  return b.probability - a.probability || (a.language < b.language ? -1 : 1);
}

/**
 * Whether the first is an answer: it has half of the whole, or it has two fifths and most of the rest is of its kind.
 * Romanised languages of India are such a kind: they share words. Hindi and Urdu are one in everyday sentences, so that
 * what one of them has speaks for the other.
 */
export function isLikelyEnough(shares: readonly LanguageShare[]): boolean {
  const [best] = shares;
  if (best === undefined) return false;
  if (withSibling(best, shares) >= ENOUGH) return true;
  if (best.probability < LEAST || !isIndianRoman(best.language)) return false;
  const kin = shares.reduce((sum, { language, probability }) => sum + (isIndianRoman(language) ? probability : 0), 0);
  return kin >= KIN_ENOUGH;
}

const HINDUSTANI: ReadonlySet<string> = new Set(["hi-Latn", "ur-Latn"]);

function withSibling({ language, probability }: LanguageShare, shares: readonly LanguageShare[]): number {
  if (!HINDUSTANI.has(language)) return probability;
  return shares.reduce((sum, share) => sum + (HINDUSTANI.has(share.language) ? share.probability : 0), 0);
}
