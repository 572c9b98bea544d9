import { alignByWindow } from "./align-by-window.js";
import { alignWords } from "./align-words.js";
import type { Block } from "./changed-block.js";

/**
 * The blocks in which two versions of a text differ, in order; between them the versions are the same.
 *
 * A step of normalisation leaves characters out, or it rewrites words in their place; either is aligned in time that grows
 * with the length of the text. What is neither is aligned by looking for the next place where the texts agree.
 */
export function alignTexts(before: string, after: string): readonly Block[] {
  return alignOmissions(before, after) ?? alignWords(before, after) ?? alignByWindow(before, after);
}

/** The blocks where the second text is the first with characters left out. */
function alignOmissions(before: string, after: string): Block[] | undefined {
  const blocks: Block[] = [];
  let start = 0;
  let at = 0;
  for (let b = 0; b <= before.length; b += 1) {
    if (b < before.length && before[b] !== after[at]) continue;
    if (b > start) blocks.push({ before: [start, b], after: [at, at] });
    start = b + 1;
    at += 1;
  }
  return at === after.length + 1 ? blocks : undefined;
}
