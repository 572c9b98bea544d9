import { indianWords } from "./indian-words.js";
import { moreIndianWords } from "./more-indian-words.js";
import type { WordMeaning } from "./word-meaning.js";

/** "To" between two numbers, in the languages of India but Hindi: ৩ থেকে ৫, 3 முதல் 5. Own collection. */
const WORDS = "থেকে হতে ते देखि થી ਤੋਂ ਤੋ ରୁ ଠାରୁ முதல் నుండి నుంచి ರಿಂದ ಇಂದ മുതൽ سے theke mudhal muthal nundi nunchi";

const TO: WordMeaning = { role: "to" };

/** Endings that are glued to the number before, by the block of its letters: પાંચથી સાત, ପାଞ୍ଚରୁ ସାତ, ಐದರಿಂದ ಏಳು. */
const GLUED: ReadonlyMap<number, readonly [cut: RegExp, ending: string]> = new Map([
  [0x15, [/$/, "થી"]],
  [0x16, [/$/, "ରୁ"]],
  [0x19, [/ು$/, "ರಿಂದ"]],
]);

export function* rangeWords(): Generator<readonly [word: string, meaning: WordMeaning]> {
  for (const word of WORDS.split(" ")) yield [word, TO];
}

/** The number words of a block with "to" glued to them. */
export function* gluedRanges(block: number): Generator<readonly [word: string, meaning: WordMeaning]> {
  const glued = GLUED.get(block);
  if (glued === undefined) return;
  const [cut, ending] = glued;
  for (const [word, meaning] of [...indianWords(), ...moreIndianWords()]) {
    if (meaning.role !== "small" || word.charCodeAt(0) >> 7 !== block || !cut.test(word)) continue;
    yield [word.replace(cut, ending), { role: "joined", parts: [meaning, TO] }];
  }
}
