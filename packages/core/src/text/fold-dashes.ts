import { replaceUnits } from "./replace-units.js";

/**
 * Hyphens, dashes and the minus sign U+2212 as the ASCII hyphen-minus.
 *
 * @example
 * foldDashes("−5 and 1947–48"); // => "-5 and 1947-48"
 */
export function foldDashes(text: string): string {
  return replaceUnits(text, 0x2010, (unit) => (isDash(unit) ? "-" : null));
}

function isDash(unit: number): boolean {
  return (
    unit <= 0x2015 ||
    unit === 0x2212 ||
    unit === 0x2e3a ||
    unit === 0x2e3b ||
    unit === 0xfe58 ||
    unit === 0xfe63 ||
    unit === 0xff0d
  );
}
