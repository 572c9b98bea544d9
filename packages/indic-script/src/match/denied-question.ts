import { findNegation } from "@eval/core/text/negation";
import type { AnswerWord } from "./answer-word.js";
import { exactFold } from "./exact-fold.js";
import { isAsked, type Question, questionSplit } from "./question-words.js";
import { sameWord, type WordRules } from "./same-word.js";
import { sentenceSpan } from "./scene.js";
import type { SplitAnswer } from "./split-answer.js";
import type { WordSpan } from "./stated-answer.js";
import {
  CONTRAST,
  COPULA,
  EXCEPTION,
  FUNCTION,
  HONORIFIC,
  KNOWING,
  NO,
  OR,
  POSSIBLE,
  UNSURE,
  YES,
} from "./word-roles.js";

/** Words of a condition or limit, under which what is denied may hold elsewhere. Own collection. */
const CONDITIONS =
  "if unless until till without before after once when while only during except अगर यदि जब तक बिना बाद पहले सिर्फ केवल agar yadi jab tak bina baad pehle sirf " +
  "যদি যখন ছাড়া পরে আগে শুধু जर जेव्हा शिवाय नंतर आधी फक्त जोपर्यंत என்றால் பிறகு முன் இல்லாமல் மட்டும் ఒకవేళ అయితే లేకుండా తర్వాత ముందు మాత్రమే " +
  "ಒಂದುವೇಳೆ ಇಲ್ಲದೆ ನಂತರ ಮೊದಲು ಮಾತ್ರ എങ്കിൽ ഇല്ലാതെ ശേഷം മുമ്പ് മാത്രം જો વગર પછી પહેલાં ફક્ત ਜੇ ਬਿਨਾਂ ਬਾਅਦ ਪਹਿਲਾਂ ਸਿਰਫ਼ ଯଦି ବିନା ପରେ ପୂର୍ବରୁ କେବଳ اگر بغیر بعد پہلے صرف";

let conditions: ReadonlySet<string> | undefined;

/**
 * Where an answer denies what a yes-or-no question asks, without the word "no" by itself: পাল্টানো যাবে না, "It can't be
 * cancelled". Null where it says so under a condition, turns to a "but", or does not know.
 */
export function deniedQuestion(answer: SplitAnswer, question: Question | null, rules: WordRules): WordSpan | null {
  if (question === null || (questionSplit(question).roles & NO) !== 0) return null;
  if ((answer.roles & (CONTRAST | YES | OR | POSSIBLE | UNSURE | KNOWING | EXCEPTION)) !== 0) return null;
  const at = answer.words.findIndex((word) => isAskedForm(word, question, rules));
  return at < 0 ? null : denialOf(answer, sentenceSpan(answer, at), question, rules);
}

/** Whether a "yes" is taken back by what follows: "Haan, lekin abhi cancel nahi ho sakta" for "Can it be cancelled?". */
export function isTakenBack(answer: SplitAnswer, yes: number, question: Question | null, rules: WordRules): boolean {
  if (question === null || (answer.roles & CONTRAST) === 0) return false;
  const { words, sentences } = answer;
  for (let at = yes + 1; at < words.length && sentences[at]! <= sentences[yes]! + 1; at += 1) {
    if ((words[at]!.roles & CONTRAST) === 0) continue;
    const denial = denialOf(answer, { first: at + 1, next: sentenceSpan(answer, at).next }, question, rules);
    // "Yes, but not on Sundays" is no sentence of its own.
    if (denial !== null && denial.first > at + 1) return true;
  }
  return false;
}

/** The word of negation that denies, within a part of an answer, a word that the question asks with. */
function denialOf(
  { text, words, starts, ends }: SplitAnswer,
  { first, next }: WordSpan,
  question: Question,
  rules: WordRules,
): WordSpan | null {
  conditions ??= new Set(CONDITIONS.split(" ").map(exactFold));
  for (let at = first; at < next; at += 1) if (conditions.has(words[at]!.fold)) return null;
  for (let at = first; at < next; at += 1) {
    if (!isAskedForm(words[at]!, question, rules)) continue;
    const negation = findNegation(text, starts[at]!, ends[at]!);
    if (negation === null) continue;
    const cue = starts.findIndex((start, word) => start <= negation.start && negation.start < ends[word]!);
    if (cue >= first && cue < next) return { first: cue, next: cue + 1 };
  }
  const isDenied = NEGATIVE_VERB.test(words[next - 1]?.fold ?? "");
  return isDenied && hasAskedForm(words.slice(first, next), question, rules) ? { first: next - 1, next } : null;
}

/**
 * Verbs of the Dravidian languages that hold their negation, at the end of a sentence: முடியாது, చేయలేరు, ಸಾಧ್ಯವಿಲ್ಲ, പറ്റില്ല. Own
 * collection.
 */
const NEGATIVE_VERB =
  /(?:ாது|வில்லை|இல்லை|மாட்ட(?:ேன்|ோம்|ார்|ார்கள்|ாள்|ான்)|లే(?:రు|ము|ను|వు|దు)|కాదు|రాదు|వద్దు|[గడరవ]దు|ವಿಲ್ಲ|ುದಿಲ್ಲ|ಾಗಿಲ್ಲ|ಬೇಡ|ಾಗಲ್ಲ|ಾಗದು|ಬಾರದು|[^ജ]ില്ല|രുത്)$|^(?:mudiya(?:dh?|th?)u?|koodadh?u|maatt?(?:en|om|anga|argal)|kudaradh?u|[a-z]*leru|kaadu|aagalla|agalla|aa?golla|aagilla|pattilla|kazhiyilla)$/;

const hasAskedForm = (words: readonly AnswerWord[], question: Question, rules: WordRules): boolean =>
  words.some((word) => isAskedForm(word, question, rules));

/** A word of the question, in whatever form. */
function isAskedForm(word: AnswerWord, question: Question, rules: WordRules): boolean {
  if (!isContent(word)) return false;
  if (isAsked(word, question)) return true;
  return questionSplit(question).words.some(
    (asked) => isContent(asked) && (sameWord(asked, word, rules) !== 0 || isOneStem(asked.fold, word.fold)),
  );
}

const isContent = ({ roles }: AnswerWord): boolean =>
  (roles & (FUNCTION | COPULA | HONORIFIC | NO | YES | CONTRAST)) === 0;

const STEM = 4;

/** Verbs of one stem: sakta and sakte, முடியும் and முடியாது. */
const isOneStem = (one: string, other: string): boolean =>
  one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM);
