import { type AnswerWord, answerWord, LONGEST_WORD } from "./answer-word.js";
import { looseForm } from "./loose-form.js";
import { ALIAS, EXACT, INFLECTION, type LevelSet, NUMBER, PHONETIC, SCRIPT, SPELLING } from "./match-level.js";
import { groupsOf } from "./name-group.js";
import { romanSpelling } from "./roman-spelling.js";
import { isSameInOtherScript } from "./sound-match.js";
import { hasAddedA } from "./vowels-agree.js";
import { wordStems } from "./word-stems.js";
import { wordValue } from "./word-value.js";

/** What decides whether two words count as one. */
export interface WordRules {
  /** The levels that count. */
  readonly levels: LevelSet;
  /** BCP 47 language whose endings are tried beside those of the script. */
  readonly language: string;
  /** Names that the caller declares to be one: fold of a word to the number of its group. */
  readonly aliases: ReadonlyMap<string, number> | null;
}

/** The levels at which two words are the same; 0 where they are not at those that count. */
export function sameWord(left: AnswerWord, right: AnswerWord, rules: WordRules): LevelSet {
  if (left === right) return rules.levels & EXACT;
  if ((left.onset & right.onset) === 0 && rules.aliases === null && isPlain(left)) return 0;
  if (left.fold === right.fold) return rules.levels & EXACT;
  if (left.rules !== rules || left.verdicts === undefined || left.verdicts.size >= MOST_VERDICTS) {
    left.rules = rules;
    left.verdicts = new Map();
  }
  let verdict = left.verdicts.get(right);
  if (verdict === undefined) {
    verdict = compareWords(left, right, rules);
    left.verdicts.set(right, verdict);
  }
  return verdict;
}

/**
 * Whether a word is neither a number nor a name of the tables: then it is the same only as a word that may begin with one
 * of its sounds (`onset`).
 */
export function isPlain(word: AnswerWord): boolean {
  word.isPlain ??= word.script !== "none" && groupsOf(word).length === 0 && wordValue(word) === null;
  return word.isPlain;
}

/** An accepted answer meets the same words again and again. */
const MOST_VERDICTS = 2_000;

function compareWords(left: AnswerWord, right: AnswerWord, rules: WordRules): LevelSet {
  const { levels } = rules;
  if (left.fold.length > LONGEST_WORD || right.fold.length > LONGEST_WORD) return 0;
  if (left.script === "none" || right.script === "none") return sameValue(left, right, levels);
  if ((levels & ALIAS) !== 0 && shareName(left, right, rules.aliases)) return namedAlike(left, right, levels);
  const inflected = (levels & ALIAS) !== 0 && (levels & INFLECTION) !== 0 && sharesInflectedName(left, right, rules);
  if (inflected) return ALIAS | INFLECTION;
  if ((left.onset & right.onset) === 0) return sameValue(left, right, levels);
  const found = left.script === right.script ? inOneScript(left, right, rules) : inTwoScripts(left, right, rules);
  return found !== 0 ? found : sameValue(left, right, levels);
}

function shareName(left: AnswerWord, right: AnswerWord, aliases: ReadonlyMap<string, number> | null): boolean {
  const groups = groupsOf(left);
  if (groups.length > 0 && groupsOf(right).some((group) => groups.includes(group))) return true;
  if (aliases === null) return false;
  const group = aliases.get(left.fold);
  return group !== undefined && group === aliases.get(right.fold);
}

/** "Hyderabad" in హైదరాబాద్‌లో: a name of the tables with an ending. */
function sharesInflectedName(left: AnswerWord, right: AnswerWord, { language }: WordRules): boolean {
  const groups = groupsOf(left);
  if (groups.length === 0 || right.script === "Latn" || left.script === "none") return false;
  return wordStems(right, language).some((stem) => groupsOf(answerWord(stem)).some((group) => groups.includes(group)));
}

/** गंगा and "Ganga" stand in the tables together, but are one name in two scripts; so do ऑस्ट्रेलिया and आस्ट्रेलिया, in two spellings. */
function namedAlike(left: AnswerWord, right: AnswerWord, levels: LevelSet): LevelSet {
  const [leftForm, rightForm] = [looseForm(left), looseForm(right)];
  if (left.script === right.script) return leftForm === rightForm && (levels & SPELLING) !== 0 ? SPELLING : ALIAS;
  return (levels & SCRIPT) !== 0 && isSameInOtherScript(left, right, leftForm, rightForm) ? SCRIPT : ALIAS;
}

/** "8", आठ and "eight". */
function sameValue(left: AnswerWord, right: AnswerWord, levels: LevelSet): LevelSet {
  if ((levels & NUMBER) === 0) return 0;
  const value = wordValue(left);
  return value !== null && value === wordValue(right) ? NUMBER : 0;
}

function inOneScript(left: AnswerWord, right: AnswerWord, { levels, language }: WordRules): LevelSet {
  const [leftForm, rightForm] = [looseForm(left), looseForm(right)];
  if (leftForm === rightForm || isSameButLastU(leftForm, rightForm)) return levels & SPELLING;
  if ((levels & INFLECTION) !== 0 && shareStem(left, right, leftForm, rightForm, language)) return INFLECTION;
  const isPhonetic = left.script === "Latn" && romanSpelling(left) === romanSpelling(right);
  return isPhonetic ? levels & PHONETIC : 0;
}

/**
 * मुर्मू, मुर्मु; गुरू, गुरु: in Devanagari the length of a last u is not heard, and writers vary. बहु and बहू are the one pair that
 * differs by it.
 */
function isSameButLastU(left: string, right: string): boolean {
  const end = left.length - 1;
  if (end < 2 || end !== right.length - 1 || !LAST_U.test(left) || !LAST_U.test(right)) return false;
  return left.startsWith(right.slice(0, end)) && !left.startsWith("बह");
}

const LAST_U = /[\u0941\u0942]$/;

function shareStem(
  left: AnswerWord,
  right: AnswerWord,
  leftForm: string,
  rightForm: string,
  language: string,
): boolean {
  // An ending changes only what stands behind the first letters.
  if (leftForm.charCodeAt(0) !== rightForm.charCodeAt(0)) return false;
  const stems = wordStems(right, language);
  if (stems.includes(leftForm)) return true;
  const others = wordStems(left, language);
  if (others.includes(rightForm)) return true;
  return left.script !== "Latn" && others.some((stem) => stems.includes(stem));
}

function inTwoScripts(left: AnswerWord, right: AnswerWord, { levels, language }: WordRules): LevelSet {
  if ((levels & SCRIPT) === 0) return 0;
  const [leftForm, rightForm] = [looseForm(left), looseForm(right)];
  // A nukta tells what is sounded (ग़ is gh) where it is written.
  if (
    isSameInOtherScript(left, right, left.fold, right.fold) ||
    isSameInOtherScript(left, right, leftForm, rightForm)
  ) {
    const isAdded = hasAddedA(leftForm, rightForm) || hasAddedA(rightForm, leftForm);
    return isAdded ? ((levels & INFLECTION) !== 0 ? SCRIPT | INFLECTION : 0) : SCRIPT;
  }
  if ((levels & INFLECTION) === 0) return 0;
  for (const stem of wordStems(right, language)) {
    if (isSameInOtherScript(left, right, leftForm, stem)) return SCRIPT | INFLECTION;
  }
  for (const stem of wordStems(left, language)) {
    if (isSameInOtherScript(left, right, stem, rightForm)) return SCRIPT | INFLECTION;
  }
  return 0;
}
