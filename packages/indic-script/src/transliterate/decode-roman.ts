import { romanLetters } from "../phonetic/roman-letters.js";
import { VOWEL_LETTERS, VOWEL_SIGNS } from "./devanagari-vowels.js";
import { WORD_END, WORD_START } from "./letter-model.js";
import { type RomanSpellings, romanSpellings, type Spelling } from "./roman-spellings.js";
import { type Vocabulary, vocabularyOf } from "./vocabulary.js";

/**
 * The words, in the letters of Devanagari, that a casual Roman spelling most likely stands for, best first.
 *
 * A noisy channel: people spell each sound in their ways (`roman-spellings`), and the word they mean is a common word of
 * the language or at least looks like one (`vocabulary`). The search keeps the best few beginnings at each letter.
 */
export function decodeRoman(word: string, language: string, most: number): string[] {
  const letters = romanLetters(word).toLowerCase();
  const search: Search = { letters, spellings: romanSpellings(language), vocabulary: vocabularyOf(language) };
  const beams: Beginning[][] = Array.from({ length: letters.length + 1 }, () => []);
  beams[0]!.push({ text: "", isOpen: false, spelled: 0, looked: 0, isListed: true });
  for (let at = 0; at < letters.length; at += 1) {
    for (const beginning of best(beams[at]!)) extend(search, beginning, at, beams);
  }
  const closed = new Map<string, number>();
  for (const beginning of best(beams[letters.length]!)) {
    for (const { text, cost } of close(search, beginning)) {
      if (cost < (closed.get(text) ?? Number.POSITIVE_INFINITY)) closed.set(text, cost);
    }
  }
  return [...closed]
    .sort((a, b) => a[1] - b[1])
    .slice(0, most)
    .map(([text]) => text);
}

interface Search {
  readonly letters: string;
  readonly spellings: RomanSpellings;
  readonly vocabulary: Vocabulary;
}

interface Beginning {
  readonly text: string;
  /** Ends in a consonant whose vowel is not known yet. */
  readonly isOpen: boolean;
  /** What the spelling costs, and what the look of the word costs. */
  readonly spelled: number;
  readonly looked: number;
  /** A listed word begins so. */
  readonly isListed: boolean;
}

const BEAM = 24;

/** The best beginnings, those of listed words and the others apart. */
function best(beginnings: readonly Beginning[]): Beginning[] {
  const byText = new Map<string, Beginning>();
  for (const beginning of beginnings) {
    const id = `${beginning.text}${beginning.isOpen ? "+" : ""}`;
    const known = byText.get(id);
    if (known === undefined || beginning.spelled < known.spelled) byText.set(id, beginning);
  }
  const sorted = [...byText.values()].sort((a, b) => a.spelled + a.looked - b.spelled - b.looked);
  const listed = sorted.filter(({ isListed }) => isListed).sort((a, b) => a.spelled - b.spelled);
  return [...new Set([...sorted.slice(0, BEAM), ...listed.slice(0, BEAM)])];
}

const LONGEST = 5;

function extend(search: Search, beginning: Beginning, at: number, beams: Beginning[][]): void {
  const { letters, spellings } = search;
  for (let length = 1; length <= LONGEST && at + length <= letters.length; length += 1) {
    const chunk = letters.slice(at, at + length);
    const target = beams[at + length]!;
    const isFinal = at + length === letters.length;
    for (const spelling of spellings.consonants.get(chunk) ?? []) addConsonant(search, beginning, spelling, target);
    const vowels = isFinal ? spellings.finalVowels : spellings.vowels;
    const isBeforeH = letters[at + length] === "h";
    for (const spelling of vowels.get(chunk) ?? []) addVowel(search, beginning, spelling, isBeforeH, target);
    addNasal(search, beginning, chunk, at, target);
    addGlide(search, beginning, chunk, isFinal, target);
  }
  if (!isLetter(letters[at]!)) beams[at + 1]!.push(write(search, beginning, letters[at]!, false, 0));
}

const isLetter = (letter: string): boolean => /[a-zñ]/.test(letter);

/** A beginning with more text. */
function write(search: Search, from: Beginning, added: string, isOpen: boolean, cost: number): Beginning {
  let text = from.text;
  let { looked } = from;
  for (const letter of added) {
    looked += search.vocabulary.model.cost(WORD_START + text, letter);
    text += letter;
  }
  const isListed = from.isListed && (added === "" || search.vocabulary.hasPrefix(text));
  return { text, isOpen, spelled: from.spelled + cost, looked, isListed };
}

function addConsonant(search: Search, from: Beginning, { native, cost }: Spelling, target: Beginning[]): void {
  // The flaps stand only behind vowels.
  const isFlap = native.startsWith("ड\u093c") || native.startsWith("ढ\u093c");
  if (!from.isOpen) {
    if (!isFlap || FLAPPING.test(from.text)) target.push(write(search, from, native, true, cost));
    return;
  }
  if (!isFlap) target.push(write(search, from, `\u094d${native}`, true, cost + 0.3));
  target.push(write(search, from, native, true, cost + search.spellings.silent));
}

const FLAPPING = /[^\u0902\u094d]$/;

function addVowel(
  search: Search,
  from: Beginning,
  { native, cost }: Spelling,
  isBeforeH: boolean,
  target: Beginning[],
): void {
  // Before h the inherent vowel is often written e or o: yeh, woh, pehle, bahut as bohot.
  const spelled = native === "a" && isBeforeH ? Math.min(cost, 1.2) : cost;
  const form = from.isOpen ? VOWEL_SIGNS[native]! : VOWEL_LETTERS[native]!;
  const written = write(search, from, form, false, spelled + (from.isOpen || from.text === "" ? 0 : 0.5));
  target.push(written);
  target.push(write(search, written, "\u0902", false, 2));
  if (from.isOpen) target.push(write(search, written, "\u0901", false, 2));
}

/** n and m may be a nasal sign: at the end, and before a consonant of their place in the mouth. */
function addNasal(search: Search, from: Beginning, chunk: string, at: number, target: Beginning[]): void {
  if (from.isOpen || from.text === "" || (chunk !== "n" && chunk !== "m" && chunk !== "ng")) return;
  const next = search.letters[at + chunk.length] ?? "";
  if (chunk === "ng") {
    target.push(write(search, from, "\u0902", false, 1));
    return;
  }
  const isAtPlace = next === "" || (chunk === "m" ? "pb" : "kgcjtdsh").includes(next);
  target.push(write(search, from, "\u0902", false, isAtPlace ? 0.3 : 3));
  target.push(write(search, from, "\u0901", false, isAtPlace ? 0.3 : 3));
}

/** Between vowels a y may be only how they are joined, and an i at the end a य. */
function addGlide(search: Search, from: Beginning, chunk: string, isFinal: boolean, target: Beginning[]): void {
  if (from.isOpen || from.text === "") return;
  if (chunk === "y" && !isFinal) target.push(write(search, from, "", false, 1));
  if (chunk === "i" && isFinal) target.push(write(search, from, "य", true, 1.2));
  if (chunk === "o" && isFinal) target.push(write(search, from, "व", true, 1.5));
}

interface Closed {
  readonly text: string;
  readonly cost: number;
}

function close(search: Search, beginning: Beginning): Closed[] {
  const { spellings } = search;
  if (!beginning.isOpen) return [closed(search, beginning)];
  const bare = write(search, beginning, "", false, spellings.silentFinal);
  const stopped = write(search, beginning, "\u094d", false, spellings.closed);
  return [closed(search, bare), closed(search, stopped)];
}

/** Most words that people write are listed ones. */
const LISTED_SHARE = 0.8;

function closed({ vocabulary }: Search, { text, spelled, looked }: Beginning): Closed {
  const unlisted = looked + vocabulary.model.cost(WORD_START + text, WORD_END) - Math.log(1 - LISTED_SHARE);
  const listed = vocabulary.cost(text);
  const look = listed === undefined ? unlisted : Math.min(unlisted, listed - Math.log(LISTED_SHARE));
  return { text: text.normalize("NFC"), cost: spelled + look };
}
