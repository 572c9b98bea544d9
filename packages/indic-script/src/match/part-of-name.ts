import type { AnswerWord } from "./answer-word.js";
import { readTitle } from "./bestowed-titles.js";
import type { CaseScene } from "./case-scene.js";
import { matchToken } from "./find-phrase.js";
import type { Gold } from "./gold.js";
import { PARTS } from "./match-level.js";
import { isGenericHead, isNameless } from "./name-group.js";
import type { Occurrence } from "./occurrence.js";
import { isAsked } from "./question-words.js";
import {
  ANSWER_NOUN,
  CHANGER,
  COPULA,
  FILLER,
  FUNCTION,
  HONORIFIC,
  OR,
  POSSIBLE,
  RELATION,
  YES,
} from "./word-roles.js";

/** The accepted name of which an answer gives a part, and where. */
export interface NamePart {
  readonly index: number;
  readonly found: readonly Occurrence[];
  /** The first and the last name are there, and at most names between them are left out. */
  readonly isWhole: boolean;
}

/**
 * Where an answer says nothing but a part of an accepted name ("Tendulkar", "It was Kohli.", नेहरू जी): it may mean the
 * same bearer or another one, which its words do not tell. Null where it says anything more, which may make it another
 * name: "Arjun Tendulkar", "Kapil Sharma".
 */
export function partOfName(scene: CaseScene): NamePart | null {
  if ((scene.haystack.rules.levels & PARTS) === 0) return null;
  for (const [index, golds] of scene.accepted.entries()) {
    for (const gold of golds) {
      const found = gold.isName && gold.required.length > 1 ? partsOf(gold, scene) : null;
      if (found !== null) return { index, found, isWhole: isWhole(gold, found, scene) };
    }
  }
  return null;
}

const LONGEST = 12;

function partsOf(gold: Gold, { haystack, scene: { answer, question } }: CaseScene): readonly Occurrence[] | null {
  const { words } = answer;
  if (words.length > LONGEST) return null;
  const found: Occurrence[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (const name of gold.required) {
      const step = matchToken(name, at, haystack);
      if (step !== null && isTelling(name.word)) found.push({ first: at, ...step });
    }
  }
  const isPart = (at: number) => found.some(({ first, next }) => first <= at && at < next);
  if (found.length === 0 || found.every(({ first }) => isAsked(words[first]!, question))) return null;
  const isOwn = (at: number) => gold.tokens.some((token) => matchToken(token, at, haystack) !== null);
  const saysMore = words.some((word, at) => !isPart(at) && !isQuiet(word) && !isOwn(at) && !isAsked(word, question));
  return saysMore || answer.questions.size > 0 || isOtherPerson(gold, found, haystack) ? null : found;
}

/**
 * "Luke Combs" for "Luke Albert Combs", in this order and one sentence; not "South Asia" for "South East Asia". In scripts
 * without capitals nothing tells names from other words: नव ताल is another measure than नव पंच ताल.
 */
function isWhole(gold: Gold, found: readonly Occurrence[], { haystack }: CaseScene): boolean {
  const { sentences } = haystack.answer;
  const sentence = sentences[found[0]!.first];
  let at = -1;
  for (const [index, name] of gold.required.entries()) {
    const place = found.find(
      ({ first }) => first > at && sentences[first] === sentence && matchToken(name, first, haystack) !== null,
    );
    if (place !== undefined) at = place.first;
    else if (index === 0 || index === gold.required.length - 1 || !isLeftOut(name.word)) return false;
    // "K. R. Narayan" leaves nothing out of "R. K. Narayan".
    else if (found.some(({ first }) => matchToken(name, first, haystack) !== null)) return false;
  }
  return true;
}

const isLeftOut = (word: AnswerWord): boolean => word.isCapital && isTelling(word) && (word.roles & CHANGER) === 0;

/** Not "new", "river" or "saint", which are in many names. */
const isTelling = (word: AnswerWord): boolean =>
  (word.roles & (HONORIFIC | FUNCTION | ANSWER_NOUN)) === 0 && !isGenericHead(word) && !isNameless(word);

const QUIET = FUNCTION | COPULA | RELATION | ANSWER_NOUN | FILLER | YES;

/** Titles that anyone may bear; "president" and आचार्य make another name of it. */
const COURTESIES = new Set(
  (
    "mr mrs ms miss dr prof sir madam sri shri shree smt shrimati ji jee sahib saheb sahab babu श्री श्रीमती सुश्री डॉ प्रो सर जी साहब साहिब बाबू " +
    "শ্রী শ্রীমতী ড ডঃ திரு டாக்டர் శ్రీ గారు ಶ್ರೀ ശ്രീ શ્રી ਸ਼੍ਰੀ"
  ).split(" "),
);

const isQuiet = ({ roles, fold }: AnswerWord): boolean =>
  COURTESIES.has(fold) || ((roles & QUIET) !== 0 && (roles & (OR | POSSIBLE)) === 0);

/** "Mahatma Gandhi" for "Indira Gandhi": the title says who is meant. */
function isOtherPerson(gold: Gold, found: readonly Occurrence[], { answer, rules }: CaseScene["haystack"]): boolean {
  const given = gold.required.slice(0, -1).map(({ word }) => word);
  const surname = gold.required.at(-1)!.word;
  return found.some(({ first }) => {
    const title = answer.words[first - 1];
    return title !== undefined && readTitle(title, surname, given, rules) === "other";
  });
}
