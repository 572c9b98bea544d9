import {
  classOfCode,
  isPairAt,
  LATIN_LETTER,
  letterClassAt,
  PART_OF_LETTER,
  unitClasses,
} from "../script/letter-scripts.js";
import { unitOf } from "../script/unit-of.js";

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * A text in which only what is written in some scripts is left, and no neutral span: all else that is a letter becomes a
 * space, so that offsets stay. Digits and punctuation stay.
 */
export function maskText(text: string, scripts: readonly string[], neutral: readonly Range[]): string {
  const wanted = wantedClasses(scripts);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of neutral) {
    parts.push(keep(text, at, start, wanted), " ".repeat(Math.max(0, end - Math.max(at, start))));
    at = Math.max(at, end);
  }
  parts.push(keep(text, at, text.length, wanted));
  return parts.join("");
}

const MERGED: Readonly<Record<string, readonly string[]>> = { Jpan: ["Hani", "Hira", "Kana"], Kore: ["Hang", "Hani"] };

const lettersOf = (script: string): number[] => (MERGED[script] ?? [script]).map(classOfCode);

let lastWanted: { readonly scripts: string; readonly classes: Uint8Array } | undefined;

/** Which classes of letters are those of some scripts. One text after another is asked for the same. */
function wantedClasses(scripts: readonly string[]): Uint8Array {
  const key = scripts.join();
  if (lastWanted?.scripts !== key) {
    const classes = new Uint8Array(0x100);
    for (const letterClass of scripts.flatMap(lettersOf)) classes[letterClass] = 1;
    lastWanted = { scripts: key, classes };
  }
  return lastWanted.classes;
}

function keep(text: string, from: number, to: number, wanted: Uint8Array): string {
  let kept = "";
  let start = from;
  let isForeign = false;
  const classes = unitClasses();
  for (let at = from; at < to; ) {
    const unit = unitOf(text, at);
    const isHalf = (unit & 0xf800) === 0xd800;
    const letterClass = isHalf ? letterClassAt(text, at) : (classes[unit] as number);
    const length = isHalf && isPairAt(text, at) ? 2 : 1;
    const nextForeign: boolean =
      letterClass >= LATIN_LETTER ? wanted[letterClass] === 0 : isForeign && letterClass === PART_OF_LETTER;
    if (nextForeign !== isForeign) {
      kept += isForeign ? " ".repeat(at - start) : text.slice(start, at);
      start = at;
      isForeign = nextForeign;
    }
    at += length;
  }
  return kept + (isForeign ? " ".repeat(to - start) : text.slice(start, to));
}
