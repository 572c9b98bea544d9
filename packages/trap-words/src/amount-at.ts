import { lazyPattern } from "@eval/core/text";
import { findNumbers } from "@eval/core/text/numbers";
import type { Amount } from "./amount.js";
import { amountsOf } from "./amounts.js";
import type { NumberValue } from "./dictionary.js";
import type { SourceTerm } from "./read-source.js";
import { offsetsOf } from "./scan-text.js";

/**
 * The amount of which a number word of a source is a part, as the number reader of core has it; where it does not know
 * the word or its spelling, with the number beside it.
 */
export function amountAt(term: SourceTerm, meant: NumberValue): Amount | null {
  const { text } = term.scan.words;
  const { start, end } = offsetsOf(term.scan, term);
  const whole = amountOver(text, start, end) ?? amountRespelled(term, text, start, end);
  // "सव्वा दोनला" is 1.25 to who does not know दोनला.
  const isWordAlone = meant.plus !== undefined && whole?.start === start && whole.end === end;
  if (whole !== undefined && !isWordAlone) return whole;
  if (meant.times !== undefined) {
    const factor = findNumbers(text.slice(0, start)).at(-1);
    if (factor?.kind !== "number" || text.slice(factor.end, start).trim() !== "") return null;
    return { value: factor.value * meant.times, unit: null, start: factor.start, end };
  }
  const behind = meant.plus === undefined ? undefined : amountBehind(text.slice(end));
  if (behind !== undefined) {
    return { ...behind, value: behind.value + meant.plus!, start, end: end + behind.end };
  }
  if (whole !== undefined) return whole;
  return meant.alone === undefined ? null : { value: meant.alone, unit: unitBehind(text.slice(end)), start, end };
}

const amountOver = (text: string, start: number, end: number): Amount | undefined =>
  amountsOf(text).find((amount) => amount.start <= start && amount.end >= end);

/** "savaa do" as "sava do": the number reader knows the usual spellings, the dictionary more. */
function amountRespelled(term: SourceTerm, text: string, start: number, end: number): Amount | undefined {
  const usual = term.isLatin ? term.entry.entry.romanised?.[0] : undefined;
  if (usual === undefined || usual === text.slice(start, end).toLowerCase()) return undefined;
  const longer = start + usual.length - end;
  const found = amountOver(text.slice(0, start) + usual + text.slice(end), start, end + longer);
  return found === undefined ? undefined : { ...found, end: found.end - longer };
}

/** The number right behind a word, also with an ending that the number reader does not take off. */
function amountBehind(text: string): Amount | undefined {
  const [first] = amountsOf(text);
  if (first !== undefined && text.slice(0, first.start).trim() === "") return first;
  const { stem = "", ending = "" } = ENDED().exec(text)?.groups ?? {};
  const [number] = findNumbers(stem);
  if (number?.kind !== "number" || number.end - number.start !== stem.length) return undefined;
  const start = text.indexOf(stem);
  const amount = { value: number.value, unit: null, start, end: start + stem.length + ending.length };
  return AT_HOUR().test(ending) ? { ...amount, isClock: true } : amount;
}

/** Bengali counts with টা or টি, Marathi writes its cases on to the number: তিনটায়, दोनला "at three", "at two". */
const ENDED = lazyPattern(
  "^\\s*(?<stem>[\\p{L}\\p{M}]+?)(?<ending>টার|টায়|টা|টেয়|টে|টি|খানা|খানি|জন|ला|लाच|च्या|ची|चा|चे|पर्यंत|पासून)(?![\\p{L}\\p{M}])",
  "u",
);
const AT_HOUR = lazyPattern("^(টার|টায়|টেয়|ला|लाच)$", "u");

/** "kg" of " kilo of flour": the number reader gives units to numbers only. */
function unitBehind(text: string): string | null {
  const [first] = amountsOf(`1${text}`);
  return first?.start === 0 ? first.unit : null;
}
