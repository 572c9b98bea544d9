import { alignNames, LONGEST_CLIPPED, readingsOf } from "./align-names.js";
import { type AnswerWord, answerWord } from "./answer-word.js";
import { readTitle } from "./bestowed-titles.js";
import { findPhrase, matchToken } from "./find-phrase.js";
import type { Gold, GoldToken } from "./gold.js";
import type { Haystack } from "./haystack.js";
import { asInitials } from "./initial-letters.js";
import { ALIAS, type LevelSet, PARTS, SPELLING } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";
import { isPlain } from "./same-word.js";
import { sandhi } from "./sandhi.js";
import { MARK, type SplitAnswer } from "./split-answer.js";
import { findThakur, findWithoutInitials } from "./without-initials.js";
import { FUNCTION, HONORIFIC } from "./word-roles.js";

/** The places of an accepted answer: as it is written, or in another form of a name where it is not. */
export function findName(gold: Gold, haystack: Haystack): Occurrence[] {
  const found = findPhrase(gold, haystack);
  return found.length > 0 || !gold.isName ? found : findNameForms(gold, haystack);
}

/**
 * The places where a name of several words stands with initials for some of them, on either side ("MS Dhoni" for
 * "Mahendra Singh Dhoni"), without the initials it begins with, or as its last word behind a title that tells who is meant ("Pandit Nehru"). Names in the middle
 * may be left out beside initials, never the first.
 */
function findNameForms(gold: Gold, haystack: Haystack): Occurrence[] {
  const last = gold.required.at(-1)!;
  const found = [
    ...findBehindInitials(gold, last, haystack),
    ...findBehindTitle(gold, last, haystack),
    ...findPartlyTogether(gold, last, haystack),
    ...findWithoutInitials(gold, haystack),
    ...findThakur(gold, haystack),
  ];
  // "M. Visvesvaraya" for "Visvesvaraya Mokshagundam"
  const [first, second, ...more] = gold.required;
  if (found.length > 0 || second === undefined || more.length > 0) return found;
  return findBehindInitials({ ...gold, split: { ...gold.split, words: [second.word, first!.word] } }, first!, haystack);
}

function findBehindInitials(gold: Gold, head: GoldToken, haystack: Haystack): Occurrence[] {
  if ((haystack.rules.levels & ALIAS) === 0) return [];
  const found: Occurrence[] = [];
  for (const { at, next, levels } of placesOf(head, haystack)) {
    const first = startOfName(gold, head, at, haystack);
    if (first >= 0) found.push({ first, next, levels: levels | ALIAS });
  }
  return found;
}

interface HeadPlace {
  readonly at: number;
  readonly next: number;
  readonly levels: LevelSet;
}

/** Where a word of the name stands; by default with a word before it. */
function placesOf(head: GoldToken, haystack: Haystack, from = 1): HeadPlace[] {
  const { words } = haystack.answer;
  const isFiltered = haystack.rules.aliases === null && isPlain(head.word);
  const places: HeadPlace[] = [];
  for (let at = from; at < words.length; at += 1) {
    if (isFiltered && (words[at]!.onset & head.word.onset) === 0) continue;
    const step = matchToken(head, at, haystack);
    if (step !== null) places.push({ at, ...step });
  }
  return places;
}

const MOST_WORDS = 5;

/** Where the name begins whose last word stands at a place; -1 where what stands before it is not the rest of the name. */
function startOfName(gold: Gold, head: GoldToken, at: number, { answer, rules }: Haystack): number {
  const own = gold.split.words.slice(0, gold.split.words.indexOf(head.word));
  if (own.length === 0) return -1;
  let first = at;
  while (first > 0 && at - first < MOST_WORDS && isJoined(answer, first)) first -= 1;
  const said = answer.words.slice(first, at);
  for (const names of readingsOf(own)) {
    for (const units of readingsOf(said)) {
      const left = alignNames(names, units, rules);
      const isWhole = left >= 0 && units.slice(0, left).every((unit) => typeof unit !== "string");
      if (isWhole && !(left > 0 && isInitial(said[left - 1]!))) return first + left;
    }
  }
  return -1;
}

/** "by" and "Dr" may be read as initials, too. */
const isInitial = (word: AnswerWord): boolean =>
  asInitials(word).length > 0 && (word.isCapital || word.script !== "Latn") && (word.roles & HONORIFIC) === 0;

/** Whether a word and the one before it may be of one name; the point of an initial ends nothing. */
function isJoined({ words, gaps, text, starts, ends }: SplitAnswer, at: number): boolean {
  const before = words[at - 1]!;
  if (gaps[at]! > MARK) {
    const isPoint = text.slice(ends[at - 1], starts[at]).trim() === ".";
    return isPoint && before.script !== "Latn" && before.fold.length <= LONGEST_CLIPPED;
  }
  return (before.roles & FUNCTION) === 0 || asInitials(before).length > 0;
}

/** शेरशाह सूरी for "Sher Shah Suri": two words of a longer name written as one. */
function findPartlyTogether(gold: Gold, last: GoldToken, haystack: Haystack): Occurrence[] {
  if (gold.tokens.length < 3 || (haystack.rules.levels & SPELLING) === 0) return [];
  const isNear = placesOf(last, haystack).length > 0 || placesOf(gold.required[0]!, haystack, 0).length > 0;
  if (!isNear) return [];
  return partlyJoined(gold).flatMap((variant) =>
    findPhrase(variant, haystack).map((place) => ({ ...place, levels: place.levels | SPELLING })),
  );
}

const joinedGolds = new WeakMap<Gold, readonly Gold[]>();

/** The accepted answer with each two neighbouring words as one. */
function partlyJoined(gold: Gold): readonly Gold[] {
  let variants = joinedGolds.get(gold);
  if (variants === undefined) {
    variants = gold.tokens.slice(1).flatMap((second, index) => {
      const [left, right] = [gold.tokens[index]!.word.surface, second.word.surface];
      return [left + right.toLowerCase(), sandhi(left, right)].flatMap((whole) =>
        whole === null ? [] : [joinAt(gold, index, whole)],
      );
    });
    joinedGolds.set(gold, variants);
  }
  return variants;
}

function joinAt(gold: Gold, index: number, whole: string): Gold {
  const word = answerWord(whole);
  const joined: GoldToken = { word, number: null, isOptional: false, isDay: false };
  const tokens = [...gold.tokens.slice(0, index), joined, ...gold.tokens.slice(index + 2)];
  const split = { ...gold.split, words: tokens.map((token) => token.word) };
  const required = tokens.filter((token) => !token.isOptional);
  return { ...gold, split, tokens, required, mayReorder: false, isName: false, initials: null };
}

function findBehindTitle(gold: Gold, surname: GoldToken, haystack: Haystack): Occurrence[] {
  const { answer, rules } = haystack;
  if ((rules.levels & PARTS) === 0 || gold.required.length < 2) return [];
  const given = gold.required.slice(0, -1).map(({ word }) => word);
  return placesOf(surname, haystack).flatMap(({ at, next, levels }) => {
    const isTitled =
      answer.gaps[at]! <= MARK && readTitle(answer.words[at - 1]!, surname.word, given, rules) === "this";
    return isTitled ? [{ first: at - 1, next, levels: levels | PARTS }] : [];
  });
}
