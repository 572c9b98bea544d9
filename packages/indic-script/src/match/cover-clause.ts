import { findNegation } from "@eval/core/text/negation";
import type { AnswerWord } from "./answer-word.js";
import { matchToken } from "./find-phrase.js";
import type { Gold, GoldToken } from "./gold.js";
import type { Haystack } from "./haystack.js";
import { isBoundInClause } from "./is-bound.js";
import { judgeMention } from "./judge-mention.js";
import { type LevelSet, PARTS } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";
import { hasOpposite } from "./opposite-word.js";
import { isAsked, type Question } from "./question-words.js";
import type { Refusal } from "./refusal.js";
import type { Scene } from "./scene.js";
import { HYPHEN } from "./split-answer.js";
import { FUNCTION, HONORIFIC, RELATION } from "./word-roles.js";

/** How much of an accepted answer that is a sentence an answer says. */
export interface Coverage {
  /** Share of its words that were found, 0 to 1; what the question says already does not count. */
  readonly share: number;
  readonly levels: LevelSet;
  readonly found: readonly Occurrence[];
  readonly refusal: Refusal | null;
}

/** Of what the accepted answer says, this much must be said. */
const LEAST_SHARE = 0.8;

interface Fact {
  readonly token: GoldToken;
  readonly weight: number;
  /** Numbers, names, and the few words that the accepted answer adds to the question. */
  readonly isKey: boolean;
  readonly occurrence: Occurrence | null;
}

/**
 * Compares word by word where the accepted answer is a sentence and the answer words it in its own way: all numbers
 * and names must be there, what is new against the question too, and four fifths of the rest; nothing may be denied
 * on one side alone or said of the opposite. Null where too little is there.
 */
export function coverClause(gold: Gold, haystack: Haystack, scene: Scene): Coverage | null {
  const facts = factsOf(gold, haystack, scene.question);
  if (facts.length < 2) return null;
  const total = facts.reduce((sum, { weight }) => sum + weight, 0);
  const share = facts.reduce((sum, fact) => sum + (fact.occurrence === null ? 0 : fact.weight), 0) / total;
  if (share < LEAST_SHARE || facts.some((fact) => fact.isKey && fact.occurrence === null)) return null;
  const found = facts.flatMap(({ occurrence }) => occurrence ?? []);
  const levels = found.reduce((set, { levels: own }) => set | own, PARTS as LevelSet);
  return { share, levels, found, refusal: refusalOf(gold, facts, haystack) ?? refusalOfKeys(gold, facts, scene) };
}

function factsOf(gold: Gold, haystack: Haystack, question: Question | null): Fact[] {
  const content = gold.tokens.filter(
    ({ word, number }) => number !== null || (word.roles & (FUNCTION | HONORIFIC)) === 0,
  );
  const isNew = content.map(({ word, number }) => number !== null || !isAsked(word, question));
  const newCount = isNew.filter(Boolean).length;
  const hasQuestion = question !== null && newCount > 0 && newCount < content.length;
  const used = new Set<number>();
  return content.map((token, at) => {
    const isFresh = !hasQuestion || isNew[at] === true;
    const isName = token.word.isCapital && token !== gold.tokens[0];
    const isKey = token.number !== null || (isFresh && (isName || (hasQuestion && newCount <= FEW)));
    return { token, weight: isFresh ? 1 : 0, isKey, occurrence: find(token, gold, haystack, used) };
  });
}

const FEW = 3;

const isInGold = (word: AnswerWord | undefined, gold: Gold): boolean =>
  word === undefined || gold.split.words.some((own) => own.fold === word.fold);

/** The first place that no other word of the accepted answer has taken. */
function find(token: GoldToken, gold: Gold, haystack: Haystack, used: Set<number>): Occurrence | null {
  const { words, gaps } = haystack.answer;
  for (let at = 0; at < words.length; at += 1) {
    if (used.has(at)) continue;
    const step = matchToken(token, at, haystack);
    // "uttar-purab" is another direction than "purab".
    if (step === null || (gaps[at] === HYPHEN && !isInGold(words[at - 1], gold))) continue;
    used.add(at);
    return { first: at, next: step.next, levels: step.levels };
  }
  return null;
}

function refusalOf(gold: Gold, facts: readonly Fact[], haystack: Haystack): Refusal | null {
  const { answer } = haystack;
  if (facts.some((fact) => isDenied(gold, fact, haystack))) return "negated";
  if (facts.some(({ token, occurrence }) => occurrence !== null && isBoundInClause(gold, token, occurrence, answer)))
    return "bound";
  if (hasOpposite(answer.words, () => gold.split.words)) return "opposite";
  if (facts.some((fact) => hasOtherMarker(gold, fact, haystack)) || hasSubstitute(gold, facts, haystack))
    return "other-subject";
  return null;
}

/** Names and numbers must be asserted as a short answer must; whether they are denied is a question of both sides. */
function refusalOfKeys(gold: Gold, facts: readonly Fact[], scene: Scene): Refusal | null {
  for (const { isKey, occurrence } of facts) {
    const refusal = isKey && occurrence !== null ? judgeMention(gold, occurrence, scene) : null;
    if (refusal !== null && refusal !== "negated" && refusal !== "listed") return refusal;
  }
  return null;
}

/** Denied on one side and not on the other. */
function isDenied(gold: Gold, { token, occurrence }: Fact, { answer }: Haystack): boolean {
  if (occurrence === null) return false;
  const at = gold.split.words.indexOf(token.word);
  const there = findNegation(gold.text, gold.split.starts[at]!, gold.split.ends[at]!) !== null;
  const here = findNegation(answer.text, answer.starts[occurrence.first]!, answer.ends[occurrence.next - 1]!) !== null;
  return there !== here;
}

const MARKERS = /^(?:ने|को|से|ne|ko|se)$/;

/** राम ने रावण को मारा and रावण ने राम को मारा have the same words. */
function hasOtherMarker(gold: Gold, { token, occurrence }: Fact, { answer }: Haystack): boolean {
  if (occurrence === null) return false;
  const there = gold.split.words[gold.split.words.indexOf(token.word) + 1]?.fold ?? "";
  const here = answer.words[occurrence.next]?.fold ?? "";
  return MARKERS.test(there) && MARKERS.test(here) && there !== here;
}

/** A word of the accepted answer is missing, and another one stands in its place between the same neighbours. */
function hasSubstitute(gold: Gold, facts: readonly Fact[], { answer }: Haystack): boolean {
  return facts.some(({ occurrence }, at) => {
    if (occurrence !== null) return false;
    const before = facts[at - 1]?.occurrence;
    const after = facts[at + 1]?.occurrence;
    if (before === undefined || before === null || after === undefined || after === null) return false;
    const between = answer.words
      .slice(before.next, after.first)
      .filter((word) => (word.roles & (FUNCTION | RELATION)) === 0);
    return after.first > before.next && between.length === 1 && gold.tokens.length > 0;
  });
}
