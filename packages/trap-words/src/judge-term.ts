import { findNegation } from "@eval/core/text/negation";
import {
  isApprovedOf,
  isAttributed,
  isDisputed,
  isOfQuestion,
  isOfRendering,
  isOfSource,
  isSameSentence,
  isUnsupported,
} from "./attribution.js";
import { isDismissedWord, isFoundWrong } from "./dismissed.js";
import type { Confidence, Finding, SourceSpan } from "./finding.js";
import { isInAnswer, isInQuestion } from "./in-answer.js";
import { isBlamed } from "./is-blamed.js";
import { qualifiedTerms } from "./qualified-terms.js";
import type { SourceTerm } from "./read-source.js";
import type { Mention, ReadTrace } from "./read-trace.js";
import { offsetsOf, type TermHit } from "./scan-text.js";
import { isDenied, isRejected, type Stance, stanceOf } from "./stance.js";
import type { TermInSource } from "./term-in-source.js";
import { GAP } from "./words.js";

/** The misreading of a term by the glosses of its senses, if there is one; `others` are all terms of the source. */
export function judgeTerm(term: TermInSource, trace: ReadTrace, others: readonly TermInSource[]): Finding | null {
  const mentions = [...trace.mentionsOf(term.entry), ...qualifiedTerms(term, trace)];
  // Most terms end here: the trace names no other sense.
  if (mentions.every(({ sense, strength }) => strength === "related" || isMeant(term, sense))) {
    return judgeBlame(term, trace);
  }
  const mirrorsNegation = term.places.some(isNegated);
  const wrong = accusing(term, mentions, trace).filter((mention) => !isExcused(term, mention, trace, others));
  if (wrong.length === 0) return judgeBlame(term, trace);
  if (statesRight(term, trace, wrong, mirrorsNegation)) return null;
  const judged = wrong.map((mention) => ({
    mention,
    stance: stanceOf(trace.text, mention.start, mention.stop, mirrorsNegation),
  }));
  const asserted = judged.filter(({ stance }) => stance === "asserted");
  const first =
    asserted.find(({ mention }) => trace.pairedTerm(mention) !== null) ??
    asserted[0] ??
    judged.find(({ stance }) => stance === "adopted");
  return first === undefined ? judgeBlame(term, trace) : findingOf(term, first, trace.text);
}

/** The trace names the right sense alone, and only to say that an answer should not have spoken of it. */
function judgeBlame(term: TermInSource, trace: ReadTrace): Finding | null {
  if (term.isOpen || term.entry.isNumber || term.places.some(isInAnswer)) return null;
  const blamed = isBlamed(term, trace);
  if (blamed === null) return null;
  return {
    ...findingOf(term, { mention: blamed, stance: "asserted" }, trace.text),
    readAs: "another sense",
    confidence: "low",
  };
}

/**
 * Whether the trace states the right sense. Beside a plain statement of the wrong one it takes more than an everyday word
 * in the same sentence ("the necklace was lost" is no defeat), or than the sense that an answer is blamed for: "Sleep is
 * expensive. The assistant speaks of gold, which is off topic."
 */
function statesRight(
  term: TermInSource,
  trace: ReadTrace,
  wrong: readonly Mention[],
  mirrorsNegation: boolean,
): boolean {
  const { text } = trace;
  const plain = wrong.filter(({ strength, start, stop }) => strength === "full" && !isAttributed(text, start, stop));
  const isOutweighed = ({ strength, start, stop }: Mention) =>
    (strength === "weak" && plain.some((mention) => isSameSentence(text, mention.start, start))) ||
    (plain.length > 0 && isFoundWrong(text, start, stop)) ||
    (plain.some((mention) => mention.start < start) && isUnsupported(text, start, stop));
  return trace
    .mentionsOf(term.entry)
    .some(
      (mention) =>
        isMeant(term, mention.sense) &&
        !isOutweighed(mention) &&
        !isRejected(text, mention.start, mention.stop, mirrorsNegation),
    );
}

interface Stated {
  readonly mention: Mention;
  readonly stance: Stance;
}

function isMeant({ entry, senses, isOpen, named }: TermInSource, sense: number): boolean {
  if (senses.includes(sense) || named.includes(sense)) return true;
  return isOpen && entry.uses[sense] !== "misreading";
}

/** The mentions of other senses that may accuse; an everyday word only where the trace shows that it means the term. */
function accusing(term: TermInSource, mentions: readonly Mention[], trace: ReadTrace): Mention[] {
  const others = mentions.filter(({ sense, strength }) => strength !== "related" && !isMeant(term, sense));
  const plain = others.filter(
    (mention) => mention.strength === "full" || trace.pairedTerm(mention) !== null || trace.isNaming(mention),
  );
  const right = mentions.filter(({ sense }) => isMeant(term, sense));
  const isAll = (rule: typeof isFoundWrong) => right.every(({ start, stop }) => rule(trace.text, start, stop));
  if (plain.length === others.length || right.length === 0 || !isAll(isFoundWrong)) return plain;
  const isOwn = isAll(isDismissedWord) ? isTold : isToldOfSource;
  return others.filter((mention) => plain.includes(mention) || isOwn(trace.text, mention)).map(asPlain);
}

const asPlain = (mention: Mention): Mention => ({ ...mention, strength: "full" });

const isTold = (text: string, { start, stop }: Mention): boolean => !isAttributed(text, start, stop);

/** "The source says that I eat results": whoever then calls the fruit of the answer wrong means the term by it. */
const isToldOfSource = (text: string, mention: Mention): boolean =>
  isTold(text, mention) &&
  (isOfSource(text, mention.start, mention.stop) || isOfQuestion(text, mention.start, mention.stop));

/** What looks like a wrong reading of the term speaks of something else: another term, the question, the answer. */
function isExcused(term: TermInSource, mention: Mention, trace: ReadTrace, others: readonly TermInSource[]): boolean {
  if (isExplained(term, mention, trace, others) || isQuoted(term, mention, trace)) return true;
  const isInAnswerOnly = term.places.every(({ field }) => field === "output");
  const { start, stop } = mention;
  if (isInAnswerOnly && isOfQuestion(trace.text, start, stop)) return true;
  if (!isAttributed(trace.text, start, stop)) return false;
  const paired = trace.pairedTerm(mention);
  if (restatesTerm(term, trace, paired)) return true;
  if (paired !== null) return false;
  // The trace reports that sense of an answer or a translation, which is not what the term stands in, and accepts nothing.
  const isOfAnother = term.places.every(isInQuestion) || isOfRendering(trace.text, start, stop);
  if (isOfAnother && !isApprovedOf(trace.text, start, stop)) return true;
  // It blames the answer for that sense. Where it says no to what the source says no to, it renders the source.
  const rendersNo = term.places.some(isNegated) && isDenied(trace.text, start, stop);
  return isDisputed(trace.text, start, stop) && !rendersNo;
}

/**
 * The same words are a reading of another term of the source, and a right one; or one that it may have, where nothing
 * decides on this one: a word of two languages, in a text that may be in either.
 */
function isExplained(
  { entry: own, places }: TermInSource,
  mention: Mention,
  { scan }: ReadTrace,
  others: readonly TermInSource[],
): boolean {
  const isDecided = places.some(({ decision }) => decision.basis === "cue");
  return others.some((other) => {
    if (other.entry === own) return false;
    const isRight = (sense: number) => (isDecided ? other.senses.includes(sense) : isMeant(other, sense));
    return scan
      .glossesOf(other.entry)
      .some(({ sense, first, end }) => first < mention.end && end > mention.first && isRight(sense));
  });
}

/**
 * The mention is the term of a source in Latin letters, with a word beside it that stands there in the source too: "paune
 * teen" is quoted, and no word on teenagers.
 */
function isQuoted({ places }: TermInSource, { first, end }: Mention, { scan: { words: said } }: ReadTrace): boolean {
  const isSameWord = (at: number, { scan }: SourceTerm, sourceAt: number) => {
    const word = said.words[at]?.key;
    return word !== undefined && word === scan.words.words[sourceAt]?.key;
  };
  return places.some(
    (place) =>
      place.isLatin &&
      isSameWord(first, place, place.first) &&
      ((said.gaps[first] === GAP.none && isSameWord(first - 1, place, place.first - 1)) ||
        (said.gaps[end] === GAP.none && isSameWord(end, place, place.end))),
  );
}

/** The source denies something of the term: "… समुद्र की तली पर नहीं है". */
function isNegated(place: SourceTerm): boolean {
  const { start, end } = offsetsOf(place.scan, place);
  const negation = findNegation(place.scan.words.text, start, end);
  // A term that denies does not deny itself.
  return negation !== null && (negation.start >= end || negation.end <= start);
}

/**
 * A trace in the language of the source repeats the question, and with it the term, in its right sense. What it then
 * reports of the answer ("उत्तर दाद को बीमारी बताता है", "कहा है कि मूलधन यानी जड़ों का धन") is the mistake of the answer.
 */
function restatesTerm({ entry, senses, named }: TermInSource, trace: ReadTrace, paired: TermHit | null): boolean {
  if (!trace.scan.isIndic) return false;
  return trace.scan.terms.some((hit) => {
    if (hit.entry !== entry || hit === paired) return false;
    const { sense, basis } = trace.decide(hit);
    return sense !== null && (basis === "cue" || paired !== null) && (senses.includes(sense) || named.includes(sense));
  });
}

function findingOf(term: TermInSource, { mention, stance }: Stated, text: string): Finding {
  const place = term.places.find(({ decision }) => decision.basis === "cue") ?? term.places[0]!;
  const { entry, dictionary } = term.entry;
  return {
    term: entry.term,
    language: dictionary.language,
    category: entry.category,
    source: spanOf(place),
    trace: { start: mention.start, end: mention.stop, text: text.slice(mention.start, mention.stop) },
    meant: meantSenses(term),
    readAs: entry.senses[mention.sense]!.id,
    cue: place.decision.evidence,
    confidence: confidenceOf(place, stance),
  };
}

/** Ids of the senses that the term has in the source; where that is open, of all that it may have. */
function meantSenses({ entry: { entry }, senses, isOpen }: TermInSource): string[] {
  return entry.senses.flatMap(({ id, use }, sense) =>
    senses.includes(sense) || (isOpen && use !== "misreading") ? [id] : [],
  );
}

export function spanOf(place: SourceTerm): SourceSpan {
  const { start, end } = offsetsOf(place.scan, place);
  return { field: place.field, start, end, text: place.scan.words.text.slice(start, end) };
}

function confidenceOf({ decision }: SourceTerm, stance: Stance): Confidence {
  if (stance === "adopted") return "low";
  return decision.basis === "frequency" || decision.basis === "open" ? "medium" : "high";
}
