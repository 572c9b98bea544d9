import { isWordAt } from "./clause.js";
import { plain, skipBack, skipOn, wordAfter, wordBefore, wordEnd, wordStart, wordsBetween } from "./clause-words.js";
import { type CompiledCue, type CompiledLexicon, type Entry, wordHash } from "./compile-lexicon.js";
import { lexiconFor } from "./lexicons.js";

export interface NegationOptions {
  /** BCP 47 tags of the languages to look for; all of them by default. */
  readonly languages?: readonly string[];
}

/** A word of negation, as it stands in the text from `start` to `end` (code units, end excluded). */
export interface Negation {
  readonly cue: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The word that seems to deny the answer at `start` to `end` of a text: "not Delhi", "Delhi is wrong", "दिल्ली नहीं",
 * "Delhi nahi hai", "Chennai illai", "ഡൽഹിയല്ല". Null where there is none in the same clause, within 60 code units and a few words on
 * the side where the language puts it, and where the answer itself holds such a word.
 *
 * A flag for a person to look at, not a verdict: it knows no syntax. It prefers to miss: "no doubt", "not only
 * Delhi", "क्यों नहीं", "दिल्ली ही नहीं", the tag question "है ना" and whatever stands behind a comma, "but" or "बल्कि" is
 * no negation. Languages: English, Hindi, Bengali, Assamese, Marathi, Nepali, Gujarati, Punjabi, Odia, Urdu, Tamil,
 * Telugu, Kannada, Malayalam; in Latin letters (`ta-Latn` and so on) all but Urdu, whose words are those of `hi-Latn`.
 * There a word that is also a name or a word of English ("alla", "na") counts only in its surest places.
 *
 * Throws an `EvalError` for a language without a word list.
 *
 * @example
 * findNegation("It is not Delhi.", 10, 15); // => { cue: "not", start: 6, end: 9 }
 * findNegation("उत्तर दिल्ली नहीं, मुंबई है", 6, 12); // => { cue: "नहीं", start: 13, end: 17 }
 * findNegation("No doubt Delhi.", 9, 14); // => null
 */
export function findNegation(text: string, start: number, end: number, options?: NegationOptions): Negation | null {
  const lexicon = lexiconFor(options?.languages);
  if (start !== last.start || end !== last.end || lexicon !== last.lexicon || text !== last.text) {
    last = { text, start, end, lexicon, negation: negationOf(text, start, end, lexicon) };
  }
  return last.negation;
}

/** Metrics that look for one answer in one text ask the same question one after the other. */
let last: {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly lexicon: CompiledLexicon | null;
  readonly negation: Negation | null;
} = { text: "", start: -1, end: -1, lexicon: null, negation: null };

function negationOf(text: string, start: number, end: number, lexicon: CompiledLexicon): Negation | null {
  const negation = findAfter(text, start, end, lexicon) ?? findBefore(text, start, lexicon);
  return negation !== null && holdsCue(text, start, end, lexicon) ? null : negation;
}

const WINDOW = 60;

function findBefore(text: string, start: number, lexicon: CompiledLexicon): Negation | null {
  const limit = Math.max(0, start - WINDOW);
  let at = start;
  for (let between = 0; between <= lexicon.reachBefore; between += 1) {
    const end = skipBack(text, at, limit);
    if (end <= limit) return null;
    at = wordStart(text, end, limit);
    // The window may have cut the word.
    if (at === limit && limit > 0) return null;
    const entry = entryAt(text, at, end, lexicon);
    if (entry === undefined) continue;
    if (entry.clause !== "no") return null;
    if (entry.before.length === 0) continue;
    const scene = { text, at, end, between, gapStart: end, gapEnd: start, lexicon };
    const cue = entry.before.find((candidate) => denies(candidate, scene));
    if (cue !== undefined) return found(text, at, cue.isPhrase ? wordEnd(text, skipOn(text, end, start), start) : end);
  }
  return null;
}

function findAfter(text: string, start: number, answerEnd: number, lexicon: CompiledLexicon): Negation | null {
  const limit = Math.min(text.length, answerEnd + WINDOW);
  let end = wordEnd(text, answerEnd, limit);
  if (end > answerEnd && hasEnding(text, answerEnd, end, lexicon.gluedEndings)) {
    return found(text, answerEnd, end);
  }
  for (let between = 0; between <= lexicon.reachAfter; between += 1) {
    const at = skipOn(text, end, limit);
    if (at >= limit) return null;
    end = wordEnd(text, at, limit);
    if (end === limit && limit < text.length) return null;
    const entry = entryAt(text, at, end, lexicon);
    if (entry === undefined) {
      if (deniesByEnding(text, at, end, lexicon)) return found(text, at, end);
      continue;
    }
    if (entry.clause === "both") return null;
    if (entry.after.length === 0) continue;
    const scene = { text, at, end, between, gapStart: answerEnd, gapEnd: at, lexicon, answerStart: start };
    if (entry.after.some((cue) => denies(cue, scene))) return found(text, at, end);
  }
  return null;
}

const found = (text: string, start: number, end: number): Negation => ({ cue: text.slice(start, end), start, end });

interface Scene {
  readonly text: string;
  /** The cue. */
  readonly at: number;
  readonly end: number;
  /** How many words stand between cue and answer. */
  readonly between: number;
  /** What stands between them. */
  readonly gapStart: number;
  readonly gapEnd: number;
  readonly lexicon: CompiledLexicon;
  readonly answerStart?: number;
}

function denies(cue: CompiledCue, scene: Scene): boolean {
  const { text, at, end, between } = scene;
  if (between > cue.reach) return false;
  const previous = wordBefore(text, at);
  const next = wordAfter(text, end);
  if (cue.previous.size > 0 && !cue.previous.has(previous)) return false;
  if (cue.next.size > 0 && !cue.next.has(next) && !(cue.orLast && next === "")) return false;
  if (cue.notPrevious.has(previous) || cue.notNext.has(next)) return false;
  if (cue.notFirst && previous === "") return false;
  if (cue.notLast && next === "") return false;
  if (cue.notAsked && isAskedAt(text, end)) return false;
  if (cue.isName && isTitleCase(text, at, end)) return false;
  if (cue.isTwice && !standsTwice(scene)) return false;
  if (cue.near.size > 0 && !hasNear(scene, cue.near)) return false;
  return cue.only.size === 0 || !hasOnly(scene, cue.only);
}

/** Whether a question mark is all that stands behind a word. */
function isAskedAt(text: string, end: number): boolean {
  let at = end;
  while (text.charCodeAt(at) === 0x20) at += 1;
  return text.charCodeAt(at) === 0x3f;
}

/** "Illa", and neither "illa" nor "ILLA". */
function isTitleCase(text: string, at: number, end: number): boolean {
  const [first, rest] = [text.charAt(at), text.slice(at + 1, end)];
  return first !== first.toLowerCase() && rest === rest.toLowerCase();
}

/** "केवल दिल्ली … नहीं": a word for "only" directly before the answer, or between it and the cue. */
function hasOnly({ text, gapStart, gapEnd, answerStart }: Scene, only: ReadonlySet<string>): boolean {
  if (answerStart !== undefined && only.has(wordBefore(text, answerStart))) return true;
  return wordsBetween(text, gapStart, gapEnd).some((word) => only.has(word));
}

function hasNear({ text, at, end }: Scene, near: ReadonlySet<string>): boolean {
  const limit = Math.min(text.length, end + WINDOW);
  for (let start = Math.max(0, at - WINDOW); start < limit; ) {
    if (!isWordAt(text, start)) start += 1;
    else {
      const stop = wordEnd(text, start, limit);
      if (near.has(plain(text.slice(start, stop)))) return true;
      start = stop;
    }
  }
  return false;
}

/** The cue a second time, within the window on either side. */
function standsTwice({ text, at, end }: Scene): boolean {
  const cue = plain(text.slice(at, end));
  const around = [
    ...wordsBetween(text, Math.max(0, at - WINDOW), at),
    ...wordsBetween(text, end, Math.min(text.length, end + WINDOW)),
  ];
  return around.includes(cue);
}

function holdsCue(text: string, start: number, end: number, lexicon: CompiledLexicon): boolean {
  return wordsBetween(text, start, end).some((word) => isCue(lexicon.words.get(word)));
}

const isCue = (entry: Entry | undefined): boolean =>
  entry !== undefined && (entry.before.some(isNoName) || entry.after.some(isNoName));

const isNoName = (cue: CompiledCue): boolean => !cue.isName;

function entryAt(text: string, start: number, end: number, lexicon: CompiledLexicon): Entry | undefined {
  if (lexicon.filter[wordHash(text, start, end)] === 0) return undefined;
  return lexicon.words.get(plain(text.slice(start, end)));
}

/** Verbs of Dravidian languages deny by how they end. */
function deniesByEnding(text: string, start: number, end: number, { verbEndings }: CompiledLexicon): boolean {
  const last = text.charCodeAt(end - 1);
  return last >= 0xb80 && last <= 0xd7f && hasEnding(text, start, end, verbEndings);
}

function hasEnding(text: string, start: number, end: number, endings: readonly string[]): boolean {
  return endings.some((ending) => end - start >= ending.length && text.endsWith(ending, end));
}
