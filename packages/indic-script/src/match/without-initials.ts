import { answerWord } from "./answer-word.js";
import { findPhrase } from "./find-phrase.js";
import type { Gold, GoldToken } from "./gold.js";
import type { Haystack } from "./haystack.js";
import { asInitials } from "./initial-letters.js";
import { ALIAS, PARTS } from "./match-level.js";
import { isGenericHead } from "./name-group.js";
import type { Occurrence } from "./occurrence.js";
import { sameWord } from "./same-word.js";
import { COMMA, SPACE, type SplitAnswer } from "./split-answer.js";
import { COPULA, FUNCTION, HONORIFIC } from "./word-roles.js";

/** A given name and a surname tell who is meant; a surname alone does not. */
const LEAST_NAMES = 2;

/**
 * "Narayana Murthy" for "N. R. Narayana Murthy": a name without the initials that it begins with, where no other name or
 * initial stands beside it ("K. Narayana Murthy", "Sudha Narayana Murthy").
 */
export function findWithoutInitials(gold: Gold, haystack: Haystack): Occurrence[] {
  if ((haystack.rules.levels & PARTS) === 0) return [];
  const bare = bareName(gold);
  if (bare === null) return [];
  return findPhrase(bare, haystack)
    .filter((place) => standsAlone(place, haystack.answer))
    .map((place) => ({ ...place, levels: place.levels | PARTS }));
}

const bareNames = new WeakMap<Gold, Gold | null>();

function bareName(gold: Gold): Gold | null {
  let bare = bareNames.get(gold);
  if (bare === undefined) {
    const count = gold.tokens.findIndex(({ word }) => !isInitial(word));
    bare = count < 1 ? null : withTokens(gold, gold.tokens.slice(count));
    if (bare !== null && (bare.required.length < LEAST_NAMES || bare.required.some(({ word }) => isInitial(word))))
      bare = null;
    bareNames.set(gold, bare);
  }
  return bare;
}

const isInitial = (word: GoldToken["word"]): boolean =>
  asInitials(word).length > 0 && (word.isCapital || word.script !== "Latn");

function withTokens(gold: Gold, tokens: readonly GoldToken[]): Gold {
  const split = { ...gold.split, words: tokens.map(({ word }) => word) };
  const required = tokens.filter(({ isOptional }) => !isOptional);
  return { ...gold, split, tokens, required, mayReorder: false, isName: false, initials: null };
}

function standsAlone({ first, next }: Occurrence, answer: SplitAnswer): boolean {
  const { words, gaps } = answer;
  const before = first === 0 || gaps[first]! >= COMMA ? undefined : words[first - 1];
  const behind = next === words.length || gaps[next] !== SPACE ? undefined : words[next];
  if (before !== undefined && isInitial(before) && (before.roles & FUNCTION) === 0) return false;
  if (before !== undefined && (before.roles & HONORIFIC) === 0 && mayBeName(before)) return false;
  return behind === undefined || !mayBeName(behind);
}

/** In scripts without capitals any word that is not a small one may be a name. */
const mayBeName = (word: GoldToken["word"]): boolean =>
  (word.roles & (FUNCTION | COPULA)) === 0 && !isGenericHead(word) && (word.script !== "Latn" || word.isCapital);

/**
 * "Rabindranath Thakur" for "Rabindranath Tagore": Tagore is the English form of the surname Thakur in one family of
 * Bengal, whose given names end in -nath (Dwarkanath, Debendranath, Abanindranath). Other bearers of Thakur are none.
 */
export function findThakur(gold: Gold, haystack: Haystack): Occurrence[] {
  const { rules } = haystack;
  const [given, surname] = [gold.required[0], gold.required.at(-1)];
  if ((rules.levels & ALIAS) === 0 || given === undefined || surname === undefined || !NATH.test(given.word.fold))
    return [];
  const thakur = answerWord("ঠাকুর");
  if (sameWord(thakur, surname.word, rules) === 0) return [];
  const tokens = gold.tokens.map((token) => (token === surname ? { ...token, word: thakur } : token));
  return findPhrase(withTokens(gold, tokens), haystack).map((place) => ({ ...place, levels: place.levels | ALIAS }));
}

const NATH = /(?:nath|नाथ|নাথ|நாத்|నాథ్|ನಾಥ|നാഥ്|નાથ|ਨਾਥ)$/;
