import { coverClause } from "./cover-clause.js";
import { type DateAtWords, datesAtWords, isSameDate } from "./dates-at-words.js";
import { deniedQuestion, isTakenBack } from "./denied-question.js";
import { isEnglishHomograph } from "./english-homograph.js";
import { findLabels } from "./find-labels.js";
import { findName } from "./find-name-forms.js";
import { findPhrase } from "./find-phrase.js";
import { findQuantity } from "./find-quantity.js";
import type { Gold } from "./gold.js";
import type { Haystack } from "./haystack.js";
import { judgeMention } from "./judge-mention.js";
import { ALIAS, EXACT, type LevelSet, NUMBER, PARTS } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";
import { polarityOf } from "./polarity.js";
import type { Refusal } from "./refusal.js";
import type { Scene } from "./scene.js";
import { NO, YES } from "./word-roles.js";

/** What an answer does with one accepted answer. */
export interface GoldMatch {
  readonly levels: LevelSet;
  readonly found: readonly Occurrence[];
  /** Null where it is asserted. */
  readonly refusal: Refusal | null;
}

/** The best an answer does with an accepted answer; null where it is not there. */
export function matchGold(gold: Gold, haystack: Haystack, scene: Scene, mustAssert: boolean): GoldMatch | null {
  if (gold.kind === "nothing") return null;
  if (gold.kind === "polarity") return matchPolarity(gold, haystack, scene, mustAssert);
  if (gold.kind === "letter") return matchLetter(gold, haystack, scene, mustAssert);
  if (gold.kind === "labels") return bestMention(gold, findLabels(gold.split, haystack.answer), scene, mustAssert);
  const places = placesOf(gold, haystack, scene);
  // What stands there word for word and is refused is not accepted in parts.
  return bestMention(gold, places, scene, mustAssert) ?? matchClause(gold, haystack, scene, mustAssert);
}

function placesOf(gold: Gold, haystack: Haystack, scene: Scene): readonly Occurrence[] {
  if (gold.number !== null) return findQuantity(gold, haystack, scene.question);
  const places = findName(gold, haystack).filter((place) => !isEnglishHomograph(gold, place, scene));
  return gold.date === null ? places : [...places, ...findDate(gold.date, haystack)];
}

/** The places where a day of the calendar stands in another writing: 15/08/1947 for "15 August 1947". */
function findDate(date: DateAtWords, { answer, rules }: Haystack): Occurrence[] {
  if ((rules.levels & NUMBER) === 0) return [];
  return datesAtWords(answer)
    .filter((said) => isSameDate(date, said))
    .map(({ first, next }) => ({ first, next, levels: NUMBER }));
}

function bestMention(gold: Gold, places: readonly Occurrence[], scene: Scene, mustAssert: boolean): GoldMatch | null {
  let refused: GoldMatch | null = null;
  for (const place of places) {
    const refusal = mustAssert ? judgeMention(gold, place, scene) : null;
    const match = { levels: place.levels, found: [place], refusal };
    // Nothing said later makes up for these: they are about the whole answer or the same claim.
    if (refusal === null) return match;
    refused ??= match;
  }
  return refused;
}

function matchClause(gold: Gold, haystack: Haystack, scene: Scene, mustAssert: boolean): GoldMatch | null {
  if (!(gold.isClause || gold.isList) || gold.number !== null || (haystack.rules.levels & PARTS) === 0) return null;
  if (gold.isList && !gold.isClause) return matchItems(gold, haystack, scene, mustAssert);
  const coverage = coverClause(gold, haystack, scene);
  if (coverage === null) return null;
  return { levels: coverage.levels, found: coverage.found, refusal: mustAssert ? coverage.refusal : null };
}

/** "red, green and blue": every word of every item, anywhere. */
function matchItems(gold: Gold, haystack: Haystack, scene: Scene, mustAssert: boolean): GoldMatch | null {
  const found: Occurrence[] = [];
  for (const token of gold.required) {
    const single: Gold = { ...gold, required: [token], tokens: [token], mayReorder: false };
    const place = findPhrase(single, haystack).at(0);
    if (place === undefined) return null;
    found.push(place);
  }
  const levels = found.reduce((set, place) => set | place.levels, PARTS as LevelSet);
  const refusals = mustAssert ? found.map((place) => judgeMention(gold, place, scene)) : [];
  const refusal =
    refusals.find((reason) => reason !== null && reason !== "listed" && reason !== "alternatives") ?? null;
  return { levels, found, refusal };
}

function matchPolarity(
  gold: Gold,
  { answer, rules }: Haystack,
  { question }: Scene,
  mustAssert: boolean,
): GoldMatch | null {
  const expected = gold.split.words[0]!;
  const polarity = polarityOf(answer);
  if (polarity === null) {
    const denial = (expected.roles & NO) === 0 ? null : deniedQuestion(answer, question, rules);
    if (denial === null || (ALIAS & rules.levels) === 0) return null;
    const isSame = answer.words[denial.first]!.fold === expected.fold;
    const levels = isSame ? EXACT : ALIAS;
    return { levels, found: [{ ...denial, levels }], refusal: null };
  }
  if ((expected.roles & polarity.role) === 0) return null;
  const isSame = answer.words[polarity.at]!.fold === expected.fold;
  const levels = isSame ? EXACT : ALIAS;
  if ((levels & rules.levels) === 0) return null;
  const isYes = mustAssert && polarity.role === YES;
  const refusal = isYes && isTakenBack(answer, polarity.at, question, rules) ? "retracted" : null;
  return { levels, found: [{ first: polarity.at, next: polarity.at + 1, levels }], refusal };
}

/** A letter is a label only alone, in brackets, or behind "the answer is": "a" is an article. */
function matchLetter(gold: Gold, haystack: Haystack, scene: Scene, mustAssert: boolean): GoldMatch | null {
  const { answer } = haystack;
  const surface = gold.split.words[0]!.surface;
  const places: Occurrence[] = [];
  for (let at = 0; at < answer.words.length; at += 1) {
    if (answer.words[at]!.surface !== surface) continue;
    const isLabel =
      answer.words.length <= 2 || /[).:\]]/.test(answer.text.charAt(answer.ends[at]!)) || scene.stated?.first === at;
    if (isLabel) places.push({ first: at, next: at + 1, levels: EXACT });
  }
  return bestMention(gold, places, scene, mustAssert);
}
