import { EvalError, show } from "../errors.js";
import { collapseWhitespace } from "./collapse-whitespace.js";
import { foldDigits } from "./fold-digits.js";
import { foldDanda, foldDashes, foldQuotes } from "./fold-punctuation.js";
import { foldCanonical } from "./indic/fold-canonical.js";
import { foldLoose } from "./indic/fold-loose.js";
import { foldReading } from "./indic/fold-reading.js";
import { localSteps, neededSteps, stepBits } from "./needed-steps.js";
import { toNfc, toNfkc } from "./nfc.js";
import { isSurelyCaseless } from "./quick-check.js";
import { stripInvisible } from "./strip-invisible.js";

/**
 * Lower case by the root locale, never the machine's (a Turkish machine would change "I"). Scripts without case do
 * not change. "İ" becomes two code units, so offsets may shift.
 *
 * @example
 * lowerCase("दिल्ली DELHI"); // => "दिल्ली delhi"
 */
export function lowerCase(text: string): string {
  // Text that begins outside of Latin is looked at first: most scripts of India have no case, and the engine takes
  // as long to find that out as the look does, which is shared with that for NFC.
  return text !== "" && text.charCodeAt(0) >= FIRST_BEYOND_LATIN && isSurelyCaseless(text) ? text : text.toLowerCase();
}

/** Combining marks, with which a text of any script may begin, stand before the other scripts. */
const FIRST_BEYOND_LATIN = 0x300;

/** A change to a whole text, the same on every machine. */
export type TextStep = (text: string) => string;

/**
 * The normalisation steps by the names that options and reports use.
 *
 * @example
 * textSteps["fold-dashes"]("1947–48"); // => "1947-48"
 */
export const textSteps = {
  nfc: toNfc,
  nfkc: toNfkc,
  canonical: foldCanonical,
  reading: foldReading,
  loose: (text: string): string => foldLoose(text),
  "lower-case": lowerCase,
  "collapse-whitespace": collapseWhitespace,
  "strip-invisible": stripInvisible,
  "fold-quotes": foldQuotes,
  "fold-dashes": foldDashes,
  "fold-danda": foldDanda,
  "fold-digits": foldDigits,
} as const satisfies Record<string, TextStep>;

export type TextStepName = keyof typeof textSteps;

/**
 * One function that applies the named steps in the order given; with no names, a function that changes nothing. The
 * list of names is plain JSON, so a metric can take it as an option and a report can record it.
 *
 * Throws an `EvalError` that lists the known names where a name is unknown.
 *
 * @example
 * composeSteps(["nfc", "lower-case", "fold-digits"])("GST १८%"); // => "gst 18%"
 */
export function composeSteps(names: readonly string[]): TextStep {
  const steps = names.map(stepNamed);
  // One look at each code unit costs as much as one step.
  if (steps.length > 1 && names.every(isWatched)) return whereNeeded(names, steps);
  return (text) => {
    for (const step of steps) text = step(text);
    return text;
  };
}

type WatchedStep = keyof typeof stepBits;

const isWatched = (name: string): name is WatchedStep => name in stepBits;

/**
 * Most texts go through most steps as they are: one look tells, where each step for itself would look again. Steps that
 * take characters away or join them may bring about what a later one is for, so those behind them are all taken.
 */
function whereNeeded(names: readonly WatchedStep[], steps: readonly TextStep[]): TextStep {
  const bits = names.map((name) => stepBits[name]);
  const behindLower = names.slice(names.indexOf("lower-case") + 1);
  const composesLower = behindLower.some((name) => name === "nfc" || name === "canonical");
  const local = composesLower ? localSteps & ~stepBits["lower-case"] : localSteps;
  return (text) => {
    const needed = neededSteps(text);
    let takesAll = false;
    for (let at = 0; at < steps.length; at += 1) {
      const isNeeded = needed & bits[at]!;
      if (isNeeded === 0 && !takesAll) continue;
      text = steps[at]!(text);
      takesAll ||= (isNeeded & ~local) !== 0;
    }
    return text;
  };
}

function stepNamed(name: string): TextStep {
  if (Object.hasOwn(textSteps, name)) return textSteps[name as TextStepName];
  const known = Object.keys(textSteps).join(", ");
  throw new EvalError("invalid-option", `text step must be one of ${known}, got ${show(name)}`);
}
