/**
 * A text as a CSV cell, quoted where RFC 4180 asks for it. What a spreadsheet would run as a formula gets an apostrophe
 * in front, also behind white space, which some of them skip. A plain negative number runs nowhere and stays one.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 * @example
 * textCell("नई दिल्ली, भारत"); // => "\"नई दिल्ली, भारत\""
 * textCell("=1+1"); // => "\"'=1+1\""
 * textCell("-0.25"); // => "-0.25"
 */
export function textCell(text: string): string {
  const safe = text.toWellFormed();
  if (FORMULA_START.test(safe) && !NEGATIVE_NUMBER.test(safe)) return `"'${safe.replaceAll('"', '""')}"`;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The last four are the full-width forms, which some spreadsheets read as the plain ones. */
const FORMULA_START = /^(?:[\t\r\n]|[\s\0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;
// ascii: other digits are no number to a spreadsheet
const NEGATIVE_NUMBER = /^-[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/;

/** A number, or an empty cell where there is none. */
export const numberCell = (value: number | null): string => (value === null ? "" : String(value));
