/**
 * Where a Latin word stands, as far as it says whether the word is one of the language or a name in it:
 * - plain: lower case, or all in capitals in a text that is;
 * - title: a capital in a text where nearly every word has one;
 * - first: a capital where a sentence starts, which says nothing;
 * - capital: a capital inside a sentence, most likely a name;
 * - run: one of three or more words in a row with a capital, most likely a title: "Kal Ho Naa Ho made me cry";
 * - acronym: capitals alone in a text that has small letters;
 * - quoted: inside quotation marks, while not all is;
 * - glued: touching a digit, "_", "@", "#", "=" or an opening bracket behind: code, handles, "Se7en", "Ki-67", no word.
 *
 * Words carry the number of their context, its place in this list: long texts have many.
 */
export const CONTEXTS = ["plain", "title", "first", "capital", "run", "acronym", "quoted", "glued"] as const;
export type WordContext = (typeof CONTEXTS)[number];
export const PLAIN = 0;
export const TITLE = 1;
export const FIRST = 2;
export const CAPITAL = 3;
export const RUN = 4;
export const ACRONYM = 5;
export const QUOTED = 6;
export const GLUED = 7;
