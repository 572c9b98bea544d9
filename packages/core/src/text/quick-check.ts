import { lazyPattern } from "./lazy-pattern.js";

/**
 * Whether a text is surely in Unicode normalisation form C. False means only that it may not be: the caller then
 * normalises. Answers from a table, one look-up for each code unit, where `String.prototype.normalize` takes four
 * times as long on Indian text that is in NFC already.
 *
 * A text is in NFC where no character in it changes by itself, no two marks that could change places follow one
 * another, and no vowel sign or nukta stands behind a character it composes with.
 *
 * @see Unicode Standard Annex #15, section 9, on quick checks
 */
export const isSurelyNfc = (text: string): boolean => (findingsOf(text) & NOT_NFC) === 0;

/** Whether lower case surely leaves a text as it is. */
export const isSurelyCaseless = (text: string): boolean => (findingsOf(text) & HAS_CASE) === 0;

/** Of the last two texts: those of a case are looked at for case when they are compared, and for NFC later on. */
let [last, before]: [Findings, Findings] = [
  { text: "", found: 0 },
  { text: "", found: 0 },
];

interface Findings {
  readonly text: string;
  readonly found: number;
}

function findingsOf(text: string): number {
  if (text === last.text) return last.found;
  if (text === before.text) return before.found;
  before = last;
  last = { text, found: look(text) };
  return last.found;
}

function look(text: string): number {
  let found = 0;
  let faults = 0;
  let known = KNOWN;
  let previous = 0;
  // Few texts are not in NFC, and few hold a unit of a block not met before: to ask at the end costs less than to decide
  // at each unit.
  for (let at = 0; at < text.length; at += 1) {
    const flags = table[text.charCodeAt(at)]!;
    known &= flags;
    found |= flags;
    faults |= flags & (CHANGES | (previous >> CLASHES));
    previous = flags;
  }
  if (known !== 0) return (found & HAS_CASE) | (faults === 0 ? 0 : NOT_NFC);
  for (let at = 0; at < text.length; at += 1) nfcFlags(text.charCodeAt(at));
  return look(text);
}

/** Not in NFC by itself, or too rare to look at more closely. */
export const CHANGES = 1;
/** A mark with a combining class, so its place among other marks is fixed. */
export const REORDERS = 2;
/** The second half of a composition. */
export const COMPOSES_BACK = 4;
/** What a unit must not stand before, as flags so much higher. */
const CLASHES = 4;
/** Ends in a mark: is one, or is a letter that stands for a letter and a mark, as U+0622 does, before U+0655. */
export const BEFORE_REORDERS = REORDERS << CLASHES;
/** The first half of a composition. */
export const COMPOSES_ON = COMPOSES_BACK << CLASHES;
/** Becomes another one in lower case. A bit that is no clash with the unit behind, nor is `KNOWN`. */
const HAS_CASE = 16;
const KNOWN = 128;
/** Of a text, not of a unit. */
const NOT_NFC = 1;

const table = new Uint8Array(0x10000);

/** What a code unit does in NFC, as the flags above. */
export function nfcFlags(unit: number): number {
  const known = table[unit]!;
  return known !== 0 ? known : fill(unit);
}

function fill(unit: number): number {
  const start = unit & 0xff00;
  for (let at = start; at < start + 256; at += 1) table[at] = KNOWN | classify(at) | caseOf(at);
  return table[unit]!;
}

/** Vowel signs, length marks, nukta and hamza that compose with the letter before them. */
const SECOND_HALVES =
  "\u0653\u0654\u0655\u093c\u09be\u09d7\u0b3e\u0b56\u0b57\u0bbe\u0bd7\u0c56\u0cc2\u0cd5\u0cd6\u0d3e\u0d57\u0dca\u0dcf\u0ddf";
const FIRST_HALVES =
  "\u0627\u0648\u064a\u06c1\u06d2\u06d5\u0928\u0930\u0933\u09c7\u0b47\u0b92\u0bc6\u0bc7\u0c46\u0cbf\u0cc6\u0cca\u0d46\u0d47\u0dd9\u0ddc";
/** Compositions outside of India: Latin accents, Myanmar, Balinese, kana voicing marks, Hangul jamo. */
const OTHER_SECOND_HALVES = /[\u0300-\u036f\u102e\u1161-\u1175\u11a8-\u11c2\u1b35\u3099\u309a]/;

/** What half a character becomes, the other half decides. */
function caseOf(unit: number): number {
  const character = String.fromCharCode(unit);
  const isHalf = unit >= 0xd800 && unit <= 0xdfff;
  return isHalf || character.toLowerCase() !== character ? HAS_CASE : 0;
}

function classify(unit: number): number {
  const character = String.fromCharCode(unit);
  // Halves of astral characters, which may compose (Kaithi, Chakma).
  if (unit >= 0xd800 && unit <= 0xdfff) return CHANGES;
  if (OTHER_SECOND_HALVES.test(character) || character.normalize("NFC") !== character) return CHANGES;
  return (
    (hasCombiningClass(character) ? REORDERS | BEFORE_REORDERS : 0) |
    (character.normalize("NFD") !== character ? BEFORE_REORDERS : 0) |
    (SECOND_HALVES.includes(character) ? COMPOSES_BACK : 0) |
    (FIRST_HALVES.includes(character) ? COMPOSES_ON : 0)
  );
}

/** A mark with a class changes places with U+0334 (class 1) behind it or with U+0345 (class 240) before it. */
function hasCombiningClass(character: string): boolean {
  if (!MARK().test(character)) return false;
  return `${character}\u0334`.normalize("NFD")[0] === "\u0334" || `\u0345${character}`.normalize("NFD")[0] !== "\u0345";
}

const MARK = lazyPattern("\\p{M}");
