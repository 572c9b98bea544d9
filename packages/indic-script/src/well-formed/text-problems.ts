import { brokenCharacters } from "./broken-characters.js";
import { clusterProblems } from "./clusters.js";
import { lookAlikes, mixedDigits } from "./mixed-words.js";
import { mojibake } from "./mojibake.js";
import type { TextProblem } from "./text-problem.js";

/**
 * What is certainly wrong with a text, whatever its language, in order of place: replacement characters, halves of
 * surrogate pairs, controls, private use, UTF-8 read as another encoding, marks without a letter or on one of another
 * script, clusters that no word has (Devanagari to Malayalam), numbers with digits of two scripts, letters of a script
 * that only look as if they belonged to the word. Empty text has none.
 *
 * @see The Unicode Standard 17.0, chapter 12; Unicode Technical Standard #39 for letters that look alike
 * @example
 * textProblems("भारत"); // => []
 * textProblems("काा"); // => [{ kind: "broken_cluster", start: 2, end: 3 }]
 * textProblems("à¤•")[0].kind; // => "mojibake"
 */
export function textProblems(text: string): TextProblem[] {
  if (PLAIN.test(text)) return [];
  const found = [brokenCharacters, mojibake, clusterProblems, mixedDigits, lookAlikes].flatMap((find) => find(text));
  return found.sort((a, b) => a.start - b.start);
}

/** Printable ASCII and line breaks: nothing can be wrong with them. */
const PLAIN = /^[\t\n\r\x20-\x7e]*$/;
