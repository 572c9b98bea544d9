import type { ScriptWord } from "../language/split-script-words.js";
import { countLetters } from "../script/letter-scripts.js";
import { unitOf } from "../script/unit-of.js";
import type { AcceptedLanguages } from "./accepted-languages.js";
import { type Doubt, judgeLanguage, type LanguageJudgement } from "./judge-language.js";

/** How the part of an answer that is in one script stands to the languages that were accepted in it. */
export interface LanguageMeasure {
  readonly script: string;
  /** What the part as a whole is in. */
  readonly language: string;
  readonly probability: number;
  /** Letters in sentences of another language, but for words of an accepted one. */
  readonly refused: number;
  /** The languages of those sentences. */
  readonly others: readonly string[];
  /** Why no sentence told its language, so that the script alone decided; null where one did. */
  readonly doubt: Doubt | null;
}

/**
 * Measures a text, of which only one script is left, by its sentences: an English paragraph after a Hindi one is English.
 * Short sentences go by the whole text, and outside Latin letters, where languages are rarely mixed, so do all but those
 * most of whose words say otherwise.
 */
export function measureLanguage(text: string, accepted: AcceptedLanguages): LanguageMeasure {
  const { script } = accepted;
  const whole = judgeLanguage(text, accepted);
  const sentences = sentencesOf(text, whole.identified.words);
  const mayDiffer = (sentence: Sentence): boolean =>
    sentences.length > 1 &&
    sentence.last - sentence.first >= FEWEST_WORDS &&
    (script === "Latn" || dissents(sentence, whole, accepted));
  let doubt = whole.doubt;
  let refused = 0;
  const others: string[] = [];
  for (const sentence of sentences) {
    const isOwn = mayDiffer(sentence);
    const own = isOwn ? judgeLanguage(text.slice(sentence.start, sentence.end), accepted) : whole;
    if (own.verdict !== "unsure") doubt = null;
    const { verdict, language } = own.verdict === "unsure" ? whole : own;
    if (verdict !== "refused") continue;
    const kept = isOwn
      ? lettersKept(text, sentence.start, own, 0, own.identified.words.length, accepted)
      : lettersKept(text, 0, whole, sentence.first, sentence.last, accepted);
    const letters = countLetters(text, sentence.start, sentence.end) - kept;
    if (letters <= 0) continue;
    refused += letters;
    if (!others.includes(language)) others.push(language);
  }
  return { script, language: whole.language, probability: whole.probability, refused, others, doubt };
}

/** A sentence that has words: its place in the text, and the places of its first word and after its last. */
interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

const MARKS: ReadonlySet<number> = new Set([..."\u0964\u0965\u061f\u06d4.!?\n"].map((mark) => mark.charCodeAt(0)));

const SPACE = 0x20;

/** The sentences that have words. One ends with all marks that stand together behind it. */
function sentencesOf(text: string, words: readonly ScriptWord[]): Sentence[] {
  const sentences: Sentence[] = [];
  let start = lastMark(text, 0, words[0]?.start ?? 0);
  let first = 0;
  for (let place = 0; place < words.length; place += 1) {
    const from = (words[place] as ScriptWord).end;
    const to = words[place + 1]?.start ?? text.length;
    // Nearly all words have a space behind them and nothing else.
    if (to - from === 1 && place + 1 < words.length && unitOf(text, from) === SPACE) continue;
    let at = from;
    while (at < to && !MARKS.has(unitOf(text, at))) at += 1;
    if (at === to && place + 1 < words.length) continue;
    let end = at;
    while (end < to && MARKS.has(unitOf(text, end))) end += 1;
    sentences.push({ start, end, first, last: place + 1 });
    start = lastMark(text, end, to);
    first = place + 1;
  }
  return sentences;
}

/** The index after the last mark before `to`: what stands between marks without a word is no sentence. */
function lastMark(text: string, from: number, to: number): number {
  let at = to;
  while (at > from && !MARKS.has(unitOf(text, at - 1))) at -= 1;
  return at;
}

/** Shorter sentences ("Thank you!") go by the text they stand in. */
const FEWEST_WORDS = 4;

/** Whether most words of a sentence speak against the verdict on the whole text. */
function dissents(
  { first, last }: Sentence,
  { verdict, identified }: LanguageJudgement,
  { accepts }: AcceptedLanguages,
): boolean {
  let telling = 0;
  let agreeing = 0;
  for (let place = first; place < last; place += 1) {
    const language = identified.wordLanguage(place);
    if (language === "und") continue;
    telling += 1;
    if (accepts(language)) agreeing += 1;
  }
  return verdict === "refused" ? 2 * agreeing > telling : 2 * agreeing < telling;
}

/** The letters of some words of a judged part of a text, which begins at `offset`, that are in an accepted language. */
function lettersKept(
  text: string,
  offset: number,
  { identified: { words, wordLanguage } }: LanguageJudgement,
  first: number,
  last: number,
  { accepts }: AcceptedLanguages,
): number {
  let letters = 0;
  for (let place = first; place < last; place += 1) {
    const language = wordLanguage(place);
    if (language === "und" || !accepts(language)) continue;
    const { start, end } = words[place] as ScriptWord;
    letters += countLetters(text, offset + start, offset + end);
  }
  return letters;
}
