/**
 * Every run of Unicode white space (no-break space, next line U+0085, ideographic space, line breaks) as one space,
 * none at the ends. The zero width space is not white space: see `stripInvisible`.
 *
 * @see the White_Space property of Unicode
 * @example
 * collapseWhitespace("\u00A0नई\u2003\n दिल्ली "); // => "नई दिल्ली"
 */
export function collapseWhitespace(text: string): string {
  return UNEVEN.test(text) ? text.replace(RUNS, " ").replace(EDGES, "") : text;
}

const UNEVEN = /[\t-\r\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]|^ | {2}| $/;
const RUNS = /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
const EDGES = /^ | $/g;
