/**
 * A text as a CSV cell, quoted where RFC 4180 asks for it.
 *
 * A text that a spreadsheet would run as a formula (`=1+1`, `@SUM(A1)`, `-1+2`, a leading tab or carriage return)
 * gets an apostrophe in front and quotes around: spreadsheets then show it as text. Model output is untrusted text.
 * A plain negative number stays one: no spreadsheet runs it, and a column of numbers goes through unharmed.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 * @example
 * csvCell("नई दिल्ली, भारत", ","); // => "\"नई दिल्ली, भारत\""
 * csvCell("=1+1", ","); // => "\"'=1+1\""
 * csvCell("-0.25", ","); // => "-0.25"
 */
export function csvCell(text: string, delimiter: string): string {
  if (text === "") return text;
  const first = text.charCodeAt(0);
  if (isFormulaStart(first) && !NEGATIVE_NUMBER.test(text)) return `"'${text.replaceAll('"', '""')}"`;
  if (!needsQuotes(text, delimiter)) return text;
  return `"${text.replaceAll('"', '""')}"`;
}

// ascii: other digits are no number to a spreadsheet
const NEGATIVE_NUMBER = /^-[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/;

const EQUALS = 0x3d;
const PLUS = 0x2b;
const MINUS = 0x2d;
const AT = 0x40;
const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;
/** Full-width forms of `=`, `+`, `-`, `@`, which some spreadsheets read as the plain ones. */
const FULL_WIDTH = [0xff1d, 0xff0b, 0xff0d, 0xff20];

function isFormulaStart(unit: number): boolean {
  return (
    unit === EQUALS ||
    unit === PLUS ||
    unit === MINUS ||
    unit === AT ||
    unit === TAB ||
    unit === CARRIAGE_RETURN ||
    FULL_WIDTH.includes(unit)
  );
}

function needsQuotes(text: string, delimiter: string): boolean {
  return text.includes('"') || text.includes(delimiter) || text.includes("\n") || text.includes("\r");
}
