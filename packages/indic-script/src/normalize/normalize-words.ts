import { lazyPattern } from "@eval/core/text";
import { indicSteps, type NormalizationLevel, stepsOfLevel } from "./indic-steps.js";
import { spanMapper } from "./span-mapper.js";

/** A word and what became of it, both as spans in their texts. */
interface Word {
  readonly before: readonly [start: number, end: number];
  readonly after: readonly [start: number, end: number];
}

export interface NormalizedWords {
  readonly text: string;
  readonly spans: (start: number, end: number) => [start: number, end: number];
}

/**
 * A text at a level, word by word, since no step of a level looks beyond the word but for one of Tamil. Words come back
 * again and again: what became of the last ones is kept.
 */
export function normalizeWords(text: string, level: NormalizationLevel, language: string | undefined): NormalizedWords {
  const known = knownWords(level, language);
  const words: Word[] = [];
  let normalized = "";
  for (let at = nextWord(text, 0); at < text.length; ) {
    const end = wordEnd(text, at);
    const after = normalizeWord(text.slice(at, end), level, language, known);
    if (after !== "") {
      if (level !== "exact") normalized = withoutSandhi(normalized, after, words);
      if (normalized !== "") normalized += " ";
      words.push({ before: [at, end], after: [normalized.length, normalized.length + after.length] });
      normalized += after;
    }
    at = nextWord(text, end);
  }
  // A text of nothing but punctuation is not empty.
  if (normalized === "" && level === "loose") return normalizeWords(text, "spelling", language);
  return { text: normalized, spans: (start, end) => originalSpan(text, words, level, language, start, end) };
}

const WHITE_SPACE = /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const isSpace = (unit: number): boolean =>
  unit === 32 || (unit < 14 && unit > 8) || (unit > 0x84 && WHITE_SPACE.test(String.fromCharCode(unit)));

function nextWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function wordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

const MOST_KEPT = 50_000;
const caches = new Map<string, Map<string, string>>();

function knownWords(level: NormalizationLevel, language = ""): Map<string, string> {
  const id = `${level} ${language}`;
  let known = caches.get(id);
  if (known === undefined) {
    if (caches.size >= 100) caches.clear();
    known = new Map();
    caches.set(id, known);
  }
  return known;
}

function normalizeWord(
  word: string,
  level: NormalizationLevel,
  language: string | undefined,
  known: Map<string, string>,
): string {
  let normalized = known.get(word);
  if (normalized === undefined) {
    normalized = versionsOf(word, level, language).at(-1)!;
    if (known.size >= MOST_KEPT) known.clear();
    if (word.length < 64) known.set(word, normalized);
  }
  return normalized;
}

/** A word after each step that changed it. */
function versionsOf(word: string, level: NormalizationLevel, language: string | undefined): string[] {
  const versions = [word];
  for (const name of stepsOfLevel(level)!) {
    const before = versions.at(-1)!;
    // A mark between spaces is punctuation, whatever it means inside a word.
    const after = name === "drop-punctuation" && !LETTERS().test(before) ? "" : indicSteps[name](before, language);
    if (after !== before) versions.push(after);
  }
  return versions;
}

const LETTERS = lazyPattern("[^\\p{P}\\s]|[%‰]");

/** Tamil doubles a stop across words (தமிழ்ப் பாடல்), which not everyone writes. */
function withoutSandhi(normalized: string, next: string, words: Word[]): string {
  if (!normalized.endsWith("\u0bcd")) return normalized;
  const stop = normalized.charAt(normalized.length - 2);
  if (!"கசதப".includes(stop) || next.charAt(0) !== stop) return normalized;
  const last = words.at(-1)!;
  if (last.after[1] - last.after[0] <= 2) return normalized;
  words[words.length - 1] = { before: last.before, after: [last.after[0], last.after[1] - 2] };
  return normalized.slice(0, -2);
}

function originalSpan(
  text: string,
  words: readonly Word[],
  level: NormalizationLevel,
  language: string | undefined,
  start: number,
  end: number,
): [number, number] {
  const first = words.find(({ after }) => start < after[1]);
  if (first === undefined) return [text.length, text.length];
  const last = words.findLast(({ after }) => end > after[0]) ?? first;
  const from = inWord(text, first, level, language, start, "start");
  return end > start ? [from, Math.max(from, inWord(text, last, level, language, end, "end"))] : [from, from];
}

/** Where an offset of the normalised text lies in the original, given the word it lies in or beside. */
function inWord(
  text: string,
  { before, after }: Word,
  level: NormalizationLevel,
  language: string | undefined,
  offset: number,
  side: "start" | "end",
): number {
  if (offset < after[0]) return before[0];
  if (offset > after[1]) return before[1];
  const versions = versionsOf(text.slice(...before), level, language);
  const place = offset - after[0];
  const [from, to] = spanMapper(versions)(side === "start" ? place : 0, side === "start" ? place + 1 : place);
  return before[0] + (side === "start" ? from : to);
}
