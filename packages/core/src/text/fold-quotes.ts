/**
 * Typographic quotation marks, guillemets and apostrophes as the ASCII `"` and `'`. The backtick stays, since it marks
 * code.
 *
 * @example
 * foldQuotes("“सत्यमेव” don’t «Paris»"); // => "\"सत्यमेव\" don't \"Paris\""
 */
export function foldQuotes(text: string): string {
  return ANY.test(text) ? text.replace(SINGLE, "'").replace(DOUBLE, '"') : text;
}

const ANY = /[\xab\xb4\xbb\u02bc\u2018-\u201f\u2032\u2033\u2039\u203a\u301d-\u301f\uff02\uff07]/;
const SINGLE = /[\xb4\u02bc\u2018-\u201b\u2032\u2039\u203a\uff07]/g;
const DOUBLE = /[\xab\xbb\u201c-\u201f\u2033\u301d-\u301f\uff02]/g;
