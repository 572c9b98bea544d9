import {
  ANSWERER,
  ANSWERER_BEHIND,
  APPROVAL,
  CONTRAST,
  DISAPPROVAL,
  OFF_TOPIC,
  QUESTION,
  RENDERING,
  SOURCE,
  SOURCE_BEHIND,
  SPOKE_WRONGLY,
  STATEMENT,
  WRONG_BEHIND,
} from "./attribution-words.js";
import { approves, faults } from "./following-verdict.js";
import { SENTENCE_MARKS, sentenceEnd, sentenceStart } from "./sentence-marks.js";

/** Whether what stands there is reported of an answer: "the assistant responded that …", "उत्तर में कहा गया है कि …". */
export function isAttributed(text: string, start: number, end: number): boolean {
  return sentenceAround(text, start, end).isAttributed();
}

/** Whether it is reported of an answer and called wrong: "the assistant's 125 is off by 25". */
export function isDisputed(text: string, start: number, end: number): boolean {
  const around = sentenceAround(text, start, end);
  if (!around.isAttributed()) return false;
  const { before, after, next, lastAnswerer } = around;
  if (callsWrong(after) || callsWrong(before.slice(lastAnswerer()))) return true;
  // "Instead of the sea level, the summary has the sea floor."
  if (CONTRAST().test(before) || CONTRAST().test(after)) return true;
  return faults(next());
}

/**
 * Whether it is reported of an answer as something that it should not speak of at all: "the assistant's regret is off
 * topic", "सहायक ने पैसे की बात की, जो गलत है".
 */
export function isOffTopic(text: string, start: number, end: number): boolean {
  const { after, isAttributed } = sentenceAround(text, start, end);
  return (OFF_TOPIC().test(after) || SPOKE_WRONGLY().test(after)) && isAttributed();
}

/** Whether it is reported of an answer and called wrong right behind it: "the assistant's 'mother's brother' is wrong". */
export function isCalledWrong(text: string, start: number, end: number): boolean {
  const { after, isAttributed } = sentenceAround(text, start, end);
  return WRONG_BEHIND().test(after) && isAttributed();
}

/** Whether it is reported of an answer and not called right: a trace that has another sense disagrees with it. */
export function isUnsupported(text: string, start: number, end: number): boolean {
  const { before, after, next, isAttributed } = sentenceAround(text, start, end);
  if (!isAttributed()) return false;
  return !APPROVAL().test(after) && !APPROVAL().test(before) && !approves(next());
}

/** Whether the trace approves of something from that sentence on. */
export function isApprovedOf(text: string, start: number, end: number): boolean {
  const { before } = sentenceAround(text, start, end);
  return APPROVAL().test(before) || APPROVAL().test(text.slice(end));
}

/** Whether it is reported of a translation or a summary: that is never the source itself, as an answer may be. */
export function isOfRendering(text: string, start: number, end: number): boolean {
  const { before, lastAnswerer, isAttributed } = sentenceAround(text, start, end);
  return isAttributed() && lastAnswerer() >= 0 && RENDERING().test(before.slice(lastAnswerer()));
}

/** Whether the sentence speaks of the question: "the question asks …", "प्रश्न पूछ रहा है …". */
export function isOfQuestion(text: string, start: number, end: number): boolean {
  const { before, lastAnswerer } = sentenceAround(text, start, end);
  return lastMatch(QUESTION(), before) >= 0 && lastAnswerer() < 0;
}

/** Whether the sentence says that the source has it: "according to the text", "स्रोत में". */
export function isOfSource(text: string, start: number, end: number): boolean {
  const { before, after, lastAnswerer } = sentenceAround(text, start, end);
  return lastMatch(SOURCE(), before) > lastAnswerer() || SOURCE_BEHIND().test(after);
}

/** Whether some sentence calls an answer wrong. */
export function faultsAnswer(text: string): boolean {
  return sentencesOf(text).some(({ text: sentence }) => {
    const answerer = lastMatch(ANSWERER(), sentence);
    return answerer >= 0 && DISAPPROVAL().test(sentence.slice(answerer));
  });
}

/** Where a sentence begins to speak of the answer, -1 where it does not. */
export function answererAt(sentence: string): number {
  return sentence.search(ANSWERER());
}

/** Whether it speaks of the source: "the notice says", "स्रोत में". */
export function speaksOfSource(sentence: string): boolean {
  return lastMatch(SOURCE(), sentence) >= 0 || STATEMENT().test(sentence);
}

/** Whether what is said there calls something wrong. */
export function callsWrong(text: string): boolean {
  return DISAPPROVAL().test(text);
}

/** The sentences of a text, each with its offset. */
export function sentencesOf(text: string): { readonly text: string; readonly start: number }[] {
  const sentences: { text: string; start: number }[] = [];
  let start = 0;
  for (const { index } of text.matchAll(SENTENCE_ENDS)) {
    sentences.push({ text: text.slice(start, index), start });
    start = index + 1;
  }
  return [...sentences, { text: text.slice(start), start }].flatMap(({ text: sentence, start: from }) => {
    const lead = sentence.length - sentence.trimStart().length;
    return sentence.length === lead ? [] : [{ text: sentence.slice(lead), start: from + lead }];
  });
}

/** Whether two places are in one sentence. */
export function isSameSentence(text: string, left: number, right: number): boolean {
  return !SENTENCE_END.test(text.slice(Math.min(left, right), Math.max(left, right)));
}

const REACH = 200;
/** What every answerer behind has: a look for it costs less than the pattern. */
const ANSWERER_NEAR = /assistant|sahayak|in (?:the|this|its|their) |सहायक|उत्तर/i;
const SENTENCE_ENDS = /[.!?।॥\n](?=\s|$)/g;
const SENTENCE_END = /[.!?।॥\n](?=\s|$)/;

/** The sentence around a place; what is asked of it again and again is found out once. */
interface Around {
  readonly before: string;
  readonly after: string;
  /** The sentence behind. */
  readonly next: () => string;
  /** Where `before` last names an answer, -1 where it does not. */
  readonly lastAnswerer: () => number;
  readonly isAttributed: () => boolean;
}

function sentenceAround(text: string, start: number, end: number): Around {
  if (last !== undefined && last.start === start && last.end === end && last.text === text) return last.around;
  const around = readAround(text, start, end);
  last = { text, start, end, around };
  return around;
}

/** One place is asked about by one rule after the other. */
let last: { readonly text: string; readonly start: number; readonly end: number; readonly around: Around } | undefined;

function readAround(text: string, start: number, end: number): Around {
  const from = sentenceStart(text, Math.max(0, start - REACH), start, SENTENCE_MARKS);
  const stop = Math.min(text.length, end + REACH);
  const behind = sentenceEnd(text, end, stop, SENTENCE_MARKS);
  const before = text.slice(from, start);
  const after = text.slice(end, behind);
  let answerer: number | undefined;
  let isReported: boolean | undefined;
  const lastAnswerer = () => {
    answerer ??= lastMatch(ANSWERER(), before);
    return answerer;
  };
  const isAttributed = () => {
    isReported ??=
      lastAnswerer() >= 0
        ? lastAnswerer() > lastMatch(SOURCE(), before)
        : // "पराजय की बात सहायक ने अपने मन से जोड़ी": who said it comes behind.
          ANSWERER_NEAR.test(after) && ANSWERER_BEHIND().test(after);
    return isReported;
  };
  const next = () => text.slice(behind + 1, sentenceEnd(text, behind + 1, stop, SENTENCE_MARKS));
  return { before, after, next, lastAnswerer, isAttributed };
}

/** Where the last match begins, -1 where there is none; of a global pattern. */
function lastMatch(pattern: RegExp, text: string): number {
  let at = -1;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) at = match.index;
  return at;
}
