import { classOfCode, LATIN_LETTER, letterClassAt, PART_OF_LETTER } from "../script/letter-scripts.js";

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * A text in which only what is written in some scripts is left, and no neutral span: all else that is a letter becomes a
 * space, so that offsets stay. Digits and punctuation stay.
 */
export function maskText(text: string, scripts: readonly string[], neutral: readonly Range[]): string {
  const wanted = new Set(scripts.flatMap(lettersOf));
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

function keep(text: string, from: number, to: number, wanted: ReadonlySet<number>): string {
  let kept = "";
  let start = from;
  let isForeign = false;
  for (let at = from; at < to; ) {
    const letterClass = letterClassAt(text, at);
    const length = (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
    const nextForeign: boolean =
      letterClass >= LATIN_LETTER ? !wanted.has(letterClass) : isForeign && letterClass === PART_OF_LETTER;
    if (nextForeign !== isForeign) {
      kept += isForeign ? " ".repeat(at - start) : text.slice(start, at);
      start = at;
      isForeign = nextForeign;
    }
    at += length;
  }
  return kept + (isForeign ? " ".repeat(to - start) : text.slice(start, to));
}
