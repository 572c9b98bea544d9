import { isInsideWord } from "@eval/core/text";
import { findNegation } from "@eval/core/text/negation";
import type { ChoiceSet } from "./choice-set.js";

/** The options whose text is exactly this folded text. */
export function optionsEqual(folded: string, { texts }: ChoiceSet): number[] {
  return texts.flatMap((text, index) => (text !== "" && text === folded ? [index] : []));
}

/** The options with the longest text that begins this folded text. */
export function optionsBeginning(folded: string, { texts }: ChoiceSet): number[] {
  const padded = `${folded} `;
  const beginning = texts.filter((text) => text !== "" && padded.startsWith(`${text} `));
  const longest = Math.max(...beginning.map((text) => text.length));
  return texts.flatMap((text, index) => (text.length === longest && beginning.includes(text) ? [index] : []));
}

/**
 * The options whose text stands in a folded reply, whole words, and is not denied wherever it stands in the reply as
 * it was `spoken`. A text inside a longer one that was found ("गंगा" in "गंगा नदी") is not one of its own; a single
 * letter is no text to look for.
 */
export function optionsWithin(folded: string, spoken: string, { texts }: ChoiceSet): number[] {
  let left = ` ${folded} `;
  let said = spoken;
  const found: number[] = [];
  for (const text of [...new Set(texts)].sort((a, b) => b.length - a.length)) {
    if (text.length < 2 || !left.includes(` ${text} `)) continue;
    left = left.replaceAll(` ${text} `, " \u0000 ");
    const isWrong = isDenied(said, text);
    said = said.replaceAll(text, "\u0000".repeat(text.length));
    if (isWrong) continue;
    texts.forEach((other, index) => {
      if (other === text) found.push(index);
    });
  }
  return found.sort((a, b) => a - b);
}

/** Folding takes the commas that end a denial, so it is looked for where the text stands as it is. */
function isDenied(spoken: string, text: string): boolean {
  let isFound = false;
  for (let at = spoken.indexOf(text); at !== -1; at = spoken.indexOf(text, at + 1)) {
    if (isInsideWord(spoken, at, at + text.length)) continue;
    if (findNegation(spoken, at, at + text.length) === null) return false;
    isFound = true;
  }
  return isFound;
}
