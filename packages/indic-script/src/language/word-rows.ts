import { unitOf } from "../script/unit-of.js";
import type { ScriptWord } from "./split-script-words.js";

/** So many rows a table of them may have; more words than that are forgotten all at once. */
export const MOST_ROWS = 1 << 14;
const MOST_UNITS = 1 << 17;
/** Longer runs of letters are no words that come again. */
const LONGEST = 64;
/** Twice as many as rows, so that looking for a word meets few others. */
const SLOTS = MOST_ROWS * 2;

/**
 * Words repeat: gives each word in its context the number of a row, in tables of the caller, that holds what was found out
 * about it. `fill` does so when the word is new. Of a word that is known no string is made, and what it says is found without
 * going from object to object. A number holds until the next one is asked for.
 */
export function wordRows(
  fill: (row: number, word: string, context: number) => void,
): (text: string, word: ScriptWord, context: number) => number {
  const slots = new Uint16Array(SLOTS);
  /** The context and the units of each word, one word after another, and where those of each row end. Row 0 has none. */
  const units = new Uint16Array(MOST_UNITS);
  const ends = new Uint32Array(MOST_ROWS);
  let rows = 1;

  const isRow = (row: number, text: string, start: number, end: number, context: number): boolean => {
    let from = ends[row - 1]!;
    if (ends[row]! - from !== end - start + 1 || units[from] !== context) return false;
    from += 1;
    for (let at = start; at < end; at += 1, from += 1) if (units[from] !== unitOf(text, at)) return false;
    return true;
  };

  const add = (slot: number, text: string, start: number, end: number, context: number): number => {
    const row = rows;
    let to = ends[row - 1]!;
    units[to] = context;
    to += 1;
    for (let at = start; at < end; at += 1, to += 1) units[to] = unitOf(text, at);
    ends[row] = to;
    slots[slot] = row;
    rows += 1;
    fill(row, text.slice(start, end), context);
    return row;
  };

  return (text, { start, end, hash }, context) => {
    if (end - start > LONGEST) {
      fill(0, text.slice(start, end), context);
      return 0;
    }
    const home = (hash ^ (hash >>> 15) ^ (context << 8)) & (SLOTS - 1);
    let slot = home;
    for (let row = slots[slot]!; row !== 0; row = slots[slot]!) {
      if (isRow(row, text, start, end, context)) return row;
      slot = (slot + 1) & (SLOTS - 1);
    }
    if (rows === MOST_ROWS || ends[rows - 1]! + LONGEST + 1 > MOST_UNITS) {
      slots.fill(0);
      rows = 1;
      slot = home;
    }
    return add(slot, text, start, end, context);
  };
}
