/**
 * Hyphens, dashes and the minus sign U+2212 as the ASCII hyphen-minus.
 *
 * @example
 * foldDashes("−5 and 1947–48"); // => "-5 and 1947-48"
 */
export function foldDashes(text: string): string {
  return text.replace(DASHES, "-");
}

const DASHES = /[\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/g;
