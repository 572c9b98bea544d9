import { isWordCodeUnit } from "@eval/core/text";

/** What a code unit is to the words of a text. All behind `digit` stand between words. */
export const KIND = {
  letter: 1,
  digit: 2,
  /** White space, hyphens, slashes, apostrophes. */
  joining: 3,
  line: 4,
  hyphen: 5,
  mark: 6,
  clause: 7,
  point: 8,
  sentence: 9,
} as const;

/** By code unit, 0 where it was not asked for yet: see `learnKind`. */
export const kinds = new Uint8Array(0x10000);

export function learnKind(unit: number): number {
  const kind = kindOf(unit);
  kinds[unit] = kind;
  return kind;
}

function kindOf(unit: number): number {
  if ((unit >= 0x30 && unit <= 0x39) || isIndicDigit(unit)) return KIND.digit;
  if (isWordCodeUnit(unit) || unit === 0x5f) return KIND.letter;
  const character = String.fromCharCode(unit);
  return BETWEEN.find(([characters]) => characters.includes(character))?.[1] ?? KIND.mark;
}

/** The blocks of the scripts of India are laid out alike, with the digits in the same place. */
function isIndicDigit(unit: number): boolean {
  return unit >= 0x900 && unit < 0xd80 && (unit & 0x7f) >= 0x66 && (unit & 0x7f) <= 0x6f;
}

const BETWEEN: readonly (readonly [characters: string, kind: number])[] = [
  // The non-breaking space and hyphen, the soft hyphen, a word joiner and a byte order mark too.
  [" \t\r\u00a0\u2010\u2011\u00ad\u2060\ufeff/'’", KIND.joining],
  ["\n", KIND.line],
  ["-", KIND.hyphen],
  [",;:()[]{}\u2012\u2013\u2014\u2015", KIND.clause],
  [".", KIND.point],
  ["!?।॥|…\u06d4", KIND.sentence],
];
