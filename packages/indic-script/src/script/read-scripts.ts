import { codeOfClass } from "./letter-scripts.js";
import { COUNTED, classAt, FOREIGN, firstLetter, HALF, newTally, OPENING, roles } from "./neutral/letter-tally.js";
import type { NeutralSpan } from "./neutral-span.js";
import { findSpans } from "./neutral-spans.js";
import { lastEnd, type ScriptSpan } from "./script-runs.js";

export interface ScriptReading {
  readonly text: string;
  readonly neutral: readonly NeutralSpan[];
  /** The one run of letters, as `scriptRuns` has it, of a text in one script without neutral spans; null for all others. */
  readonly run: ScriptSpan | null;
  /** Whether the text has a sign that may open a block: "<", "[", "◁". */
  readonly mayOpen: boolean;
}

/** Reads a text once for its neutral spans and, where it is as most texts are, for its only run of letters. */
export function readScripts(text: string): ScriptReading {
  const start = firstLetter(text);
  const letterClass = start < text.length ? classAt(text, start) : HALF;
  const tally = newTally();
  if (letterClass !== HALF) roles[letterClass] = COUNTED;
  const neutral = findSpans(text, tally);
  roles[letterClass] = FOREIGN;
  const mayOpen = (tally.roles & OPENING) !== 0;
  if (neutral.length > 0 || tally.letters === 0 || (tally.roles & FOREIGN) !== 0)
    return { text, neutral, run: null, mayOpen };
  const end = lastEnd(text, text.length, letterClass);
  const run = { script: codeOfClass(letterClass), start, end, letters: tally.letters };
  return { text, neutral, run, mayOpen };
}
