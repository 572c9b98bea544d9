import { codeOfClass, LATIN_LETTER, letterClassAt, PART_OF_LETTER } from "../script/letter-scripts.js";
import type { ProblemKind, TextProblem } from "./text-problem.js";

/** The scripts of India and their neighbours whose blocks are laid out alike, by the number of the block from U+0900. */
const BLOCKS = ["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym"] as const;
const FIRST = 0x900;
const LAST = 0xd7f;

/** What a character of such a block is, by its place in the block. */
const VIRAMA = "virama";
const NUKTA = "nukta";
const VOWEL_SIGN = "vowel sign";
const NASAL = "nasal";
const OTHER = "other";

function roleOf(unit: number): string | null {
  if (unit < FIRST || unit > LAST) return null;
  const place = (unit - FIRST) & 0x7f;
  if (place === 0x4d) return VIRAMA;
  if (place === 0x3c) return NUKTA;
  if ((place >= 0x3e && place <= 0x4c) || place === 0x3a || place === 0x3b || place === 0x4e || place === 0x4f)
    return VOWEL_SIGN;
  if (place >= 0x55 && place <= 0x57) return VOWEL_SIGN;
  return place <= 0x03 ? NASAL : OTHER;
}

const scriptOfUnit = (unit: number): string => BLOCKS[(unit - FIRST) >> 7] as string;

/** Two vowel signs in a row that are one vowel in parts, by canonical decomposition. */
const TWO_PART = new Set(
  "\u09c7\u09be \u09c7\u09d7 \u0b47\u0b56 \u0b47\u0b3e \u0b47\u0b57 \u0bc6\u0bbe \u0bc7\u0bbe \u0bc6\u0bd7 \u0c46\u0c56 \u0cbf\u0cd5 \u0cc6\u0cd5 \u0cc6\u0cd6 \u0cc6\u0cc2 \u0cc2\u0cd5 \u0d46\u0d3e \u0d47\u0d3e \u0d46\u0d57".split(
    " ",
  ),
);

/**
 * Marks that stand where none can: without a letter before them (`orphan_mark`), on a letter of another script
 * (`foreign_mark`), or in an order that no cluster has (`broken_cluster`): two vowel signs, a virama on a vowel sign or
 * before one, a sign repeated, a nukta after a vowel, a vowel letter put together of two. Devanagari to Malayalam; what other scripts do is not judged.
 */
export function clusterProblems(text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < FIRST || unit > LAST || letterClassAt(text, at) !== PART_OF_LETTER) continue;
    const kind = problemAt(text, at, unit);
    if (kind !== null) problems.push({ kind, start: at, end: at + 1 });
  }
  return problems;
}

const DOTTED_CIRCLE = "\u25cc";

function problemAt(text: string, at: number, unit: number): ProblemKind | null {
  const before = previous(text, at);
  if (before < 0) return "orphan_mark";
  const character = text[before] as string;
  if (character === DOTTED_CIRCLE || character === "\u00a0") return null;
  const letterClass = letterClassAt(text, before);
  const isMark = letterClass === PART_OF_LETTER;
  if (!isMark && letterClass < LATIN_LETTER) return isVedic(unit) ? null : "orphan_mark";
  const ownRole = roleOf(unit);
  const other = text.charCodeAt(before);
  if (isVedic(unit) || isVedic(other) || ownRole === null) return null;
  if (isOfOtherScript(other, letterClass, scriptOfUnit(unit))) return "foreign_mark";
  if (isVowelInParts(other, unit)) return "broken_cluster";
  return isMark && roleOf(other) !== null && isBroken(other, unit, before === at - 1) ? "broken_cluster" : null;
}

/** Scripts in which the letter A and the sign of AA are no way to write the letter AA. */
const WHOLE_AA = new Set(["Deva", "Beng", "Guru", "Gujr", "Orya"]);

/** "अा" for "आ": looks like the letter, and is found by no search for it. */
const isVowelInParts = (letter: number, sign: number): boolean =>
  letter >= FIRST &&
  letter <= LAST &&
  ((letter - FIRST) & 0x7f) === 0x05 &&
  ((sign - FIRST) & 0x7f) === 0x3e &&
  WHOLE_AA.has(scriptOfUnit(letter));

/** The index of the character before a mark, joiners passed over; of the first half of a pair. */
function previous(text: string, at: number): number {
  let before = at - 1;
  while (before >= 0 && (text[before] === "\u200d" || text[before] === "\u200c")) before -= 1;
  const isLowHalf = before > 0 && (text.charCodeAt(before) & 0xfc00) === 0xdc00;
  return isLowHalf ? before - 1 : before;
}

/** Accents of the Veda go on marks of every script. */
const isVedic = (unit: number): boolean => unit >= 0x951 && unit <= 0x954;

function isOfOtherScript(base: number, letterClass: number, script: string): boolean {
  if (letterClass === PART_OF_LETTER)
    return base >= FIRST && base <= LAST && !isVedic(base) && scriptOfUnit(base) !== script;
  return codeOfClass(letterClass) !== script;
}

function isBroken(before: number, unit: number, isAdjacent: boolean): boolean {
  const [first, second] = [roleOf(before), roleOf(unit)];
  if (first === VOWEL_SIGN && second === VOWEL_SIGN) return !TWO_PART.has(String.fromCharCode(before, unit));
  // Malayalam writes a half-open u as sign and virama.
  if (first === VOWEL_SIGN && second === VIRAMA) return !(before === 0x0d41 && unit === 0x0d4d);
  if (first === VIRAMA && (second === VOWEL_SIGN || second === NASAL || second === NUKTA)) return isAdjacent;
  if (first === VIRAMA && second === VIRAMA) return true;
  if (second === NUKTA) return first === VOWEL_SIGN || first === NUKTA || first === NASAL;
  if (first === NASAL && second === VOWEL_SIGN) return true;
  return first === NASAL && second === NASAL && before === unit;
}
