import type { NeutralKind } from "../neutral-span.js";
import { unitOf } from "../unit-of.js";

/** What stands at a place of a text. `start` is given where it lies before the place that was asked about. */
export interface Recognized {
  readonly kind: NeutralKind;
  readonly end: number;
  readonly start?: number;
}

/** Where a match of a sticky pattern that begins at an index ends, or -1. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The UTF-16 unit at an index, -1 before the text and behind it: to ask a string for one that it lacks is slow. */
export const unitAt = (text: string, at: number): number => (at >= 0 && at < text.length ? unitOf(text, at) : -1);

/** Whether a UTF-16 unit is an ASCII letter. */
export const isAsciiLetter = (unit: number): boolean => ((unit | 0x20) - 0x61) >>> 0 < 26;

/** Whether a UTF-16 unit is an ASCII digit. */
export const isAsciiDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** The index of the line end at or after an index. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

/** Whether nothing but white space and Markdown's list, quote and emphasis marks stands before an index on its line. */
export function isLineStart(text: string, at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const character = text[index] as string;
    if (character === "\n") return true;
    if (!" \t\r*#>-_•".includes(character)) return false;
  }
  return true;
}

/** Of two things that stand at one place, the longer. */
export function longer(one: Recognized | null, other: Recognized | null): Recognized | null {
  if (one === null || other === null) return one ?? other;
  return other.end > one.end ? other : one;
}
