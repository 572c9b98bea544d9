import { lazyPattern } from "@eval/core/text";
import type { Amount } from "./amount.js";
import { amountsOf, isSameAmount, isSameKind } from "./amounts.js";
import { faultsAnswer, isApprovedOf, isAttributed, isOfRendering, isOfSource, isUnsupported } from "./attribution.js";
import { isFoundWrong } from "./dismissed.js";
import type { Finding } from "./finding.js";
import { isInQuestion } from "./in-answer.js";
import { spanOf } from "./judge-term.js";
import { isIndefinite, type NumberReading, numberReadings } from "./number-readings.js";
import type { ReadTrace } from "./read-trace.js";
import { isRejected, stanceOf } from "./stance.js";
import type { TermInSource } from "./term-in-source.js";

/**
 * The misreading of a number word by the numbers of the trace. `undefined` where there is nothing to compare ("लाखों"),
 * so that the glosses decide.
 */
export function judgeNumbers(term: TermInSource, trace: ReadTrace): Finding | null | undefined {
  if (term.places.every(isIndefinite)) return null;
  const readings = numberReadings(term);
  if (readings.every(({ reading }) => reading === null)) return undefined;
  const { text } = trace;
  const inTrace = amountsOf(text);
  if (inTrace.length === 0) return undefined;
  const inSource = term.places.flatMap(({ scan }) => amountsOf(scan.words.text));
  for (const { place, reading } of readings) {
    if (reading === null) continue;
    const found = misreadAmount(reading, inTrace, inSource, text, isInQuestion(place));
    if (found !== null) return findingOf(term, place, reading, found, text);
  }
  return null;
}

interface Misread {
  /** Null for a number that is no sense of the dictionary. */
  readonly sense: number | null;
  readonly amount: Amount;
}

function misreadAmount(
  reading: NumberReading,
  inTrace: readonly Amount[],
  inSource: readonly Amount[],
  text: string,
  isAsked: boolean,
): Misread | null {
  const rights = inTrace.filter(
    (amount) => isSameAmount(amount, reading.right) && !isRenderedWrongly(amount, reading, inTrace, text),
  );
  const isOwn = ({ start, end }: Amount) => !isAttributed(text, start, end);
  // An amount that only the answer is said to have is not the trace's own reading, where it has another one.
  const isAccepted = (right: Amount) => !isUnsupported(text, right.start, right.end) && !isDismissed(right, text);
  if (rights.some(isAccepted)) return null;
  const accepted = rights.filter((right) => !isDismissed(right, text));
  // Nor what it reports of an answer or a translation without accepting it, where that is not what the term stands in.
  const isOfAnother = ({ start, end }: Amount) =>
    (isAsked || isOfRendering(text, start, end)) && !isApprovedOf(text, start, end);
  const candidates = misreads(reading, inTrace, inSource, text);
  const isContrasted = rights.length > 0;
  const found = candidates.find(({ sense, amount }) => {
    if (!isOwn(amount) && (accepted.length > 0 || isOfAnother(amount))) return false;
    return sense !== null || (isOwn(amount) && isSlip(amount, reading.right, isContrasted, text));
  });
  return found ?? null;
}

/** "ढाई means one and a half": the number word is repeated to say what it is taken for. */
function isRenderedWrongly(
  amount: Amount,
  { wrong, slips }: NumberReading,
  inTrace: readonly Amount[],
  text: string,
): boolean {
  return inTrace.some(
    (other) =>
      other.start >= amount.end &&
      RENDERS().test(text.slice(amount.end, other.start)) &&
      [...wrong.map((reading) => reading.amount), ...slips].some((misread) => isSameAmount(misread, other)),
  );
}

/** Between two numbers of which the second is the translation of the first. */
const RENDERS = lazyPattern(
  "^[\"'”’)\\s]*(is|means?|=|equals|stands for|refers to|denotes|i\\.e\\.|यानी|यानि|(का|के) (अर्थ|मतलब)( है)?|म्हणजे|মানে|என்றால்|అంటే|yaani|yani|(ka )?matlab( hai)?)[\"'“‘(,:\\s]*$",
  "iu",
);

/** An amount that an answer is blamed for, or that the trace says no to. */
function isDismissed({ start, end }: Amount, text: string): boolean {
  return isFoundWrong(text, start, end) || isRejected(text, start, end, false);
}

/** Wrong amounts that the trace asserts and the source does not have; those of the dictionary first. */
function misreads(
  { right, wrong, slips }: NumberReading,
  inTrace: readonly Amount[],
  inSource: readonly Amount[],
  text: string,
): Misread[] {
  const listed: Misread[] = [...wrong, ...slips.map((amount) => ({ sense: null, amount }))];
  return listed.flatMap(({ sense, amount: wrongAmount }) => {
    // Cheapest first: a trace has few of the amounts that a slip could make.
    const stated = inTrace.filter((amount) => isSameAmount(amount, wrongAmount) && !isPronoun(amount));
    if (stated.length === 0) return [];
    if (inSource.some((amount) => isSameAmount(amount, wrongAmount))) return [];
    const mayBeResult = inSource.some((amount) => isResult(wrongAmount, right, amount));
    return stated
      .filter(({ start, end }) => !mayBeResult || isOfSource(text, start, end))
      .filter((amount) => !isDismissed(amount, text))
      .filter(({ start, end }) => stanceOf(text, start, end, false) === "asserted")
      .map((amount) => ({ sense, amount }));
  });
}

/** "One might think": a bare one is seldom a number. */
const isPronoun = ({ value, unit }: Amount): boolean => value === 1 && unit === null;

/** Whether an amount is what comes of the right one and another one of the source: 150 less 25. */
function isResult(amount: Amount, right: Amount, other: Amount): boolean {
  if (isSameAmount(right, other)) return false;
  const results = [right.value - other.value, right.value + other.value, right.value / other.value];
  return [...results, right.value * other.value].some((value) => isSameAmount({ ...right, value }, amount));
}

/**
 * Whether a number that merely could come from a slip is one: the trace sets it against the right one, gives it as what
 * the source says, or gives it in the same measure and calls the answer wrong. Any other may be one of a computation.
 */
function isSlip(amount: Amount, right: Amount, isContrasted: boolean, text: string): boolean {
  if (right.isClock !== amount.isClock) return false;
  if (isContrasted || isOfSource(text, amount.start, amount.end)) return true;
  return isSameKind(amount, right) && faultsAnswer(text);
}

function findingOf(
  { entry: { entry, dictionary } }: TermInSource,
  place: TermInSource["places"][number],
  { right }: NumberReading,
  { sense, amount: { start, end, value } }: Misread,
  text: string,
): Finding {
  const readAs = sense === null ? "another number" : entry.senses[sense]!.id;
  return {
    term: entry.term,
    language: dictionary.language,
    category: entry.category,
    source: spanOf(place),
    trace: { start, end, text: text.slice(start, end) },
    meant: [`${entry.senses.find(({ use }) => use !== "misreading")!.id}: ${right.value}`],
    readAs: `${readAs}: ${value}`,
    cue: place.scan.words.text.slice(right.start, right.end),
    confidence: sense === null ? "medium" : "high",
  };
}
