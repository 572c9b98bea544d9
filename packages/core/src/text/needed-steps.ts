import { collapseWhitespace } from "./collapse-whitespace.js";
import { foldDigits } from "./fold-digits.js";
import { foldDanda, foldDashes, foldQuotes } from "./fold-punctuation.js";
import { sameLook } from "./indic/fold-canonical.js";
import { BEFORE_REORDERS, CHANGES, COMPOSES_BACK, COMPOSES_ON, nfcFlags, REORDERS } from "./quick-check.js";
import { stripInvisible } from "./strip-invisible.js";

const NFC = 1 << 0;
const SAME_LOOK = 1 << 1;
const LOWER = 1 << 2;
const DIGITS = 1 << 3;
const QUOTES = 1 << 4;
const DASHES = 1 << 5;
const DANDA = 1 << 6;
const INVISIBLE = 1 << 7;
const SPACE = 1 << 8;

/** The steps that `neededSteps` knows of, as bits of what it gives. */
export const stepBits = {
  nfc: NFC,
  canonical: NFC | SAME_LOOK,
  "lower-case": LOWER,
  "fold-digits": DIGITS,
  "fold-quotes": QUOTES,
  "fold-dashes": DASHES,
  "fold-danda": DANDA,
  "strip-invisible": INVISIBLE,
  "collapse-whitespace": SPACE,
} as const;

/** Steps that put one ASCII character, or small letters, in the place of another: no other step has more to do for it. */
export const localSteps: number = LOWER | DIGITS | QUOTES | DASHES | DANDA;

/** What a unit does not suffer directly before it. The bits of what gives it stand `GIVES` higher. */
const AFTER_MARK = 1 << 9;
const AFTER_FIRST_HALF = 1 << 10;
const AFTER_SPACE = 1 << 11;
/** One bit for some of the pairs that look like something else: see `pairBit`. */
const FIRST_PAIR = 12;
const PAIR_BITS = 8;
const IN_PAIR = ((1 << PAIR_BITS) - 1) << FIRST_PAIR;
const GIVES = FIRST_PAIR + PAIR_BITS - 9;
/** No unit is 0: that stands for one that was not met yet. */
const KNOWN = 1 << 31;

/** By code unit, filled 256 at a time. */
const table = new Int32Array(0x10000);

/**
 * The steps that may change a text, as `stepBits`: those that are left out surely do not. One pass over the code units,
 * each looked up once and compared with the one before it.
 */
export function neededSteps(text: string): number {
  if (text === "") return 0;
  let needed = 0;
  let clashes = 0;
  // White space at the start is like white space behind white space.
  let before = AFTER_SPACE << GIVES;
  let known = KNOWN;
  for (let at = 0; at < text.length; at += 1) {
    const flags = table[text.charCodeAt(at)]!;
    known &= flags;
    needed |= flags;
    clashes |= flags & (before >> GIVES);
    before = flags;
  }
  if (known === 0) {
    fillFor(text);
    return neededSteps(text);
  }
  clashes |= (before >> GIVES) & AFTER_SPACE;
  if ((clashes & (AFTER_MARK | AFTER_FIRST_HALF)) !== 0) needed |= NFC;
  if ((clashes & AFTER_SPACE) !== 0) needed |= SPACE;
  if ((clashes & IN_PAIR) !== 0) needed |= SAME_LOOK;
  return needed & ALL;
}

const ALL = AFTER_MARK - 1;

/** Asked for at the end of a text, since nearly none holds a unit of a block not met before. */
function fillFor(text: string): void {
  for (let at = 0; at < text.length; at += 1) if (table[text.charCodeAt(at)] === 0) fill(text.charCodeAt(at));
}

function fill(unit: number): void {
  const start = unit & 0xff00;
  for (let at = start; at < start + 256; at += 1) table[at] = KNOWN | ownSteps(at) | neighbours(at);
  const { units, pairs } = sameLook().signs;
  const isHere = (one: number) => (one & 0xff00) === start;
  for (const one of units.filter(isHere)) table[one]! |= SAME_LOOK;
  for (const [before, last] of pairs) {
    if (isHere(before)) table[before]! |= pairBit(last) << GIVES;
    if (isHere(last)) table[last]! |= pairBit(last);
  }
}

/** Fewer bits than pairs: a pair that is none of them may be taken for one, and the text is looked at in vain. */
const pairBit = (last: number): number => 1 << (FIRST_PAIR + (last % PAIR_BITS));

/** The steps that change a character whatever stands around it: found by taking them. */
function ownSteps(unit: number): number {
  // What half a character means, the other half decides.
  if (unit >= 0xd800 && unit <= 0xdfff) return ALL;
  const character = String.fromCharCode(unit);
  return (
    ((nfcFlags(unit) & CHANGES) !== 0 ? NFC : 0) |
    (character.toLowerCase() !== character ? LOWER : 0) |
    (foldDigits(character) !== character ? DIGITS : 0) |
    (foldQuotes(character) !== character ? QUOTES : 0) |
    (foldDashes(character) !== character ? DASHES : 0) |
    (foldDanda(character) !== character ? DANDA : 0) |
    (stripInvisible(character) !== character ? INVISIBLE : 0) |
    (character !== " " && collapseWhitespace(character) !== character ? SPACE : 0)
  );
}

function neighbours(unit: number): number {
  if (unit === 0x20) return AFTER_SPACE | (AFTER_SPACE << GIVES);
  const nfc = nfcFlags(unit);
  return (
    ((nfc & REORDERS) !== 0 ? AFTER_MARK : 0) |
    ((nfc & BEFORE_REORDERS) !== 0 ? AFTER_MARK << GIVES : 0) |
    ((nfc & COMPOSES_BACK) !== 0 ? AFTER_FIRST_HALF : 0) |
    ((nfc & COMPOSES_ON) !== 0 ? AFTER_FIRST_HALF << GIVES : 0)
  );
}
