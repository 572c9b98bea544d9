import { endsClause, isWordAt } from "./clause.js";

/** A word as the lists have it: lower case, straight apostrophe. */
export function plain(word: string): string {
  return word.toLowerCase().replace("’", "'");
}

/** The words of a span, as the lists have them. */
export function wordsBetween(text: string, start: number, end: number): string[] {
  const words: string[] = [];
  for (let at = start; at < end; ) {
    if (!isWordAt(text, at)) at += 1;
    else {
      const stop = wordEnd(text, at, end);
      words.push(plain(text.slice(at, stop)));
      at = stop;
    }
  }
  return words;
}

/** The word before an index in the same clause, or "". */
export function wordBefore(text: string, at: number): string {
  const end = skipBack(text, at, 0);
  return end <= 0 ? "" : plain(text.slice(wordStart(text, end, 0), end));
}

/** The word behind an index in the same clause, or "". */
export function wordAfter(text: string, end: number): string {
  const at = skipOn(text, end, text.length);
  return at >= text.length ? "" : plain(text.slice(at, wordEnd(text, at, text.length)));
}

/** The end of the nearest word before `at`; `limit` or less where the clause begins first. */
export function skipBack(text: string, at: number, limit: number): number {
  while (at > limit && !isWordAt(text, at - 1)) {
    if (endsClause(text, at - 1)) return -1;
    at -= 1;
  }
  return at;
}

/** The start of the nearest word from `at` on; `limit` where the clause ends first. */
export function skipOn(text: string, at: number, limit: number): number {
  while (at < limit && !isWordAt(text, at)) {
    if (endsClause(text, at)) return limit;
    at += 1;
  }
  return at;
}

export function wordStart(text: string, end: number, limit: number): number {
  let at = end;
  while (at > limit && isWordAt(text, at - 1)) at -= 1;
  return at;
}

export function wordEnd(text: string, start: number, limit: number): number {
  let at = start;
  while (at < limit && isWordAt(text, at)) at += 1;
  return at;
}
