import { splitMarks, splitStops, unescapeEntities } from "./split-western-punctuation.js";

/**
 * A text as Tercom's normaliser leaves it: lines joined, entities written out, ASCII punctuation apart, the
 * possessive "'s" a word of its own.
 *
 * @see sacrebleu 2.6.0, tokenizer_ter.py
 */
export function normalizeTercom(text: string): string {
  const joined = text.replaceAll("\n-", "").replaceAll("\n", " ");
  const marked = splitMarks(` ${unescapeEntities(joined)} `);
  return splitStops(marked.replaceAll("'s ", " 's "));
}

/**
 * Each ideograph and each mark of Chinese and Japanese apart. The original's rules for kana want the start of the
 * text directly before them, where it always has a space by then, so they never apply.
 */
export function splitAsian(text: string): string {
  return text.replace(IDEOGRAPH, " $& ").replace(ASIAN_MARK, " $& ");
}

/** A text without the marks that Tercom leaves out on request. */
export const removePunctuation = (text: string): string => text.replace(TERCOM_MARK, "");

/** A text without the marks of Chinese and Japanese that Tercom leaves out on request. */
export const removeAsianPunctuation = (text: string): string => text.replace(ASIAN_MARK, "");

const TERCOM_MARK = /[.,?:;!"()]/g;
const IDEOGRAPH = /[\u4e00-\u9fff\u31c0-\u31ef\u2e80-\u2eff\u3200-\u4dbf\uf900-\ufaff\ufe30-\ufe4f]/g;
const ASIAN_MARK =
  /[\u3001\u3002\u3008-\u3011\u3014-\u301f\uff61-\uff65\u30fb\uff0e\uff0c\uff1f\uff1a\uff1b\uff01\uff02\uff08\uff09]/g;
