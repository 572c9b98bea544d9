import { unitOf } from "../script/unit-of.js";

/** Double quotation marks, and single ones that only open. */
export const QUOTE = 1;
/** What code, links, markup and formulas cannot do without. */
export const CODE = 2;
/** What says so by what stands beside it. */
const BY_NEIGHBOURS = 4;

const ASCII_SIGNS = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const sign = String.fromCharCode(unit);
  if (sign === '"') return QUOTE;
  return "`<>@#{}\\=_".includes(sign) ? CODE : ".:/;".includes(sign) ? BY_NEIGHBOURS : 0;
});

/** What a unit outside of words is a sign of; most texts have none of it and need no closer look. */
export function signsAt(text: string, at: number, unit: number): number {
  if (unit >= 0x80) return unit === 0x201c || unit === 0x2018 ? QUOTE : 0;
  const sign = ASCII_SIGNS[unit] as number;
  if (sign !== BY_NEIGHBOURS) return sign;
  return isOfCode(text, at, unit) ? CODE : 0;
}

const isSmall = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
const ENDS_LINE = /;\s*\n/y;

/** "://", "www.", a full stop or slash between small letters, a semicolon at the end of a line. */
function isOfCode(text: string, at: number, unit: number): boolean {
  if (unit === 0x3a) return text.startsWith("://", at);
  if (unit === 0x3b) {
    ENDS_LINE.lastIndex = at;
    return ENDS_LINE.test(text);
  }
  if (unit === 0x2e && text.startsWith("www", at - 3)) return true;
  const isInside = at > 0 && at + 1 < text.length;
  return isInside && isSmall(unitOf(text, at - 1)) && isSmall(unitOf(text, at + 1));
}
