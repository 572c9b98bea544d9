/** Marks by code unit: 1 for those that a text is cut at. */
export type Marks = Uint8Array;

/** What ends a sentence, where white space or nothing stands behind it; "3.5" goes on. */
export const SENTENCE_MARKS: Marks = marksOf(".!?।॥\n");

/** What ends a statement: a semicolon as well. */
export const STATEMENT_MARKS: Marks = marksOf(".!?;।॥\n");

function marksOf(marks: string): Marks {
  const table = new Uint8Array(0x966);
  for (const mark of marks) table[mark.charCodeAt(0)] = 1;
  return table;
}

/** Where the sentence begins that stands before `end`, not before `start`. */
export function sentenceStart(text: string, start: number, end: number, marks: Marks): number {
  for (let at = end - 1; at >= start; at -= 1) if (endsSentence(text, at, end, marks)) return at + 1;
  return start;
}

/** Where the mark stands that ends the sentence at `start`, `end` where there is none before that. */
export function sentenceEnd(text: string, start: number, end: number, marks: Marks): number {
  for (let at = start; at < end; at += 1) if (endsSentence(text, at, end, marks)) return at;
  return end;
}

function endsSentence(text: string, at: number, end: number, marks: Marks): boolean {
  const unit = text.charCodeAt(at);
  if (unit >= marks.length || marks[unit] === 0) return false;
  return at + 1 === end || text.charCodeAt(at + 1) === 0x20 || SPACE.test(text.charAt(at + 1));
}

const SPACE = /\s/;
