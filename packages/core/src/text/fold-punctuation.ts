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

/**
 * Full stops of other scripts as ".": danda and double danda of all Indian scripts, the Urdu and the ideographic full
 * stop, those of Ol Chiki, Meetei Mayek and their neighbours. Commas and question marks stay.
 *
 * @example
 * foldDanda("राम आया। وہ آیا۔"); // => "राम आया. وہ آیا."
 * foldDanda("जयते॥"); // => "जयते."
 */
export function foldDanda(text: string): string {
  return text.replace(FULL_STOPS, ".");
}

const FULL_STOPS =
  /[\u06d4\u0964\u0965\u0df4\u104a\u104b\u1362\u17d4\u17d5\u1c7e\u1c7f\u3002\ua8ce\ua8cf\uaaf0\uabeb\uff0e\uff61]/g;
