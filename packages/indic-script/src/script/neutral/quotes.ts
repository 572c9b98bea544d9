import { LATIN_LETTER, unitClasses } from "../letter-scripts.js";
import type { NeutralSpan } from "../neutral-span.js";
import { unitOf } from "../unit-of.js";
import { type Recognized, unitAt } from "./recognized.js";

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”",
  "„": "“",
  "«": "»",
  "‘": "’",
  "'": "'",
  "「": "」",
  "『": "』",
};

const LONGEST = 400;

/** Quoted text at its opening mark: closed on the same line, and no apostrophe. */
export function quotation(text: string, at: number): Recognized | null {
  const open = text[at] as string;
  const close = CLOSING[open] as string;
  if (isGlued(text, at - 1, open)) return null;
  const limit = Math.min(text.length, at + LONGEST);
  for (let end = at + 1; end < limit; end += 1) {
    const character = text[end] as string;
    if (character === "\n") return null;
    if (character !== close || end === at + 1) continue;
    if (isGlued(text, end + 1, open)) continue;
    return lettersIn(text, at, end) === 0 ? null : { kind: "quote", end: end + 1 };
  }
  return null;
}

/** Straight marks and apostrophes open only after, and close only before, what is no letter. */
function isGlued(text: string, index: number, open: string): boolean {
  if (open !== "'" && open !== '"' && open !== "‘") return false;
  const unit = unitAt(text, index);
  return unit >= 0 && (unitClasses()[unit] as number) >= LATIN_LETTER;
}

/** A text that is a quotation from end to end is no mention of foreign words: its frame must weigh a third of it. */
export function areMentions(text: string, quotes: readonly NeutralSpan[]): boolean {
  let inside = 0;
  for (const { start, end } of quotes) inside += lettersIn(text, start, end);
  return inside <= 3 * (lettersIn(text, 0, text.length) - inside);
}

function lettersIn(text: string, from: number, to: number): number {
  const classes = unitClasses();
  let letters = 0;
  for (let at = from; at < to; at += 1) if ((classes[unitOf(text, at)] as number) >= LATIN_LETTER) letters += 1;
  return letters;
}
