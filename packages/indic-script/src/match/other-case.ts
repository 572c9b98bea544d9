import type { Gold } from "./gold.js";
import type { Occurrence } from "./occurrence.js";
import { type Question, questionSplit } from "./question-words.js";
import { COMMA, type SplitAnswer } from "./split-answer.js";
import { COPULA, FUNCTION, HONORIFIC, RELATION } from "./word-roles.js";

/** Who does something, and to whom, in Hindi, Panjabi and Urdu: the marks behind a noun. */
const AGENT = /^(?:ने|ne|ਨੇ|نے)$/;
const RECIPIENT = /^(?:को|ko|ਨੂੰ|کو)$/;
/** Any other mark: of something, from, in, on; के लिए and the like begin with के. */
const OTHER = /^(?:का|की|के|से|में|पर|ka|ki|ke|kaa|kee|se|mein|me|ਦਾ|ਦੀ|ਦੇ|ਤੋਂ|ਵਿੱਚ|کا|کی|کے|سے|میں|پر)$/;

const ASKS_AGENT = /^(?:किसने|किन्होंने|kisne|kinhone|ਕਿਸਨੇ|کس‌نے)$/;
const ASKS_RECIPIENT = /^(?:किसको|किसे|kisko|kise|ਕਿਸਨੂੰ)$/;
const WHO = /^(?:who|किस|kis|ਕਿਸ|کس)$/;
/** "Who did they send it to", "who was it built by": not who does it. */
const AUXILIARY = /^(?:did|do|does|was|were|is|are|will|would|can|could|has|had|have)$/;

/** The mark of the noun that a question asks for; null where it does not tell. */
function askedMark(question: Question): RegExp | null {
  const { words } = questionSplit(question);
  for (const [at, { fold }] of words.entries()) {
    if (ASKS_AGENT.test(fold)) return AGENT;
    if (ASKS_RECIPIENT.test(fold)) return RECIPIENT;
    const next = words[at + 1]?.fold ?? "";
    if (!WHO.test(fold)) continue;
    if (fold === "who") return at === 0 && !AUXILIARY.test(next) ? AGENT : null;
    if (AGENT.test(next)) return AGENT;
    if (RECIPIENT.test(next)) return RECIPIENT;
  }
  return null;
}

/**
 * Whether the answer gives the place that the question asks for to another noun: "who built it" is not answered with
 * Akbar by "Akbar's grandson Shah Jahan built it" (अकबर के पोते शाहजहाँ ने बनवाया). Only where the mention has a mark of its own.
 */
export function hasOtherCase(gold: Gold, answer: SplitAnswer, found: Occurrence, question: Question): boolean {
  if ((answer.roles & RELATION) === 0 || gold.number !== null) return false;
  const mark = markBehind(answer, found.next);
  if (mark === null) return false;
  const asked = askedMark(question);
  if (asked === null || asked.test(mark)) return false;
  const { first, next } = clauseOf(answer, found);
  if (next - first > LONGEST_CLAUSE) return false;
  for (let at = first + 1; at < next; at += 1) {
    if (at >= found.first && at <= found.next) continue;
    if (asked.test(answer.words[at]!.fold) && isOtherNoun(answer, found, at - 1, mark)) return true;
  }
  return false;
}

/** The mark behind a noun and its title: गांधी जी के. */
function markBehind({ words, gaps }: SplitAnswer, from: number): string | null {
  const at = from < words.length && (words[from]!.roles & HONORIFIC) !== 0 ? from + 1 : from;
  if (at >= words.length || gaps[at]! >= COMMA) return null;
  const { fold } = words[at]!;
  return AGENT.test(fold) || RECIPIENT.test(fold) || OTHER.test(fold) ? fold : null;
}

/** Longer sentences say several things. */
const LONGEST_CLAUSE = 10;

/** People named by whom they belong to. */
const KIN =
  /^(?:बेट[ेाी]|पुत्र|पुत्री|पोत[ेाी]|पिता|माता|माँ|मां|भाई|बहन|पत्नी|पति|दादा|चाचा|उत्तराधिकारी|मंत्री|सेनापति|शिष्य|गुरु|bet[aei]|put(?:ra|ri)|pot[aei]|pita|mata|maa|bhai|be?hen|patni|pati|dada|chacha|mantri|senapati|shishya|guru)$/;

/**
 * Whether the noun at a word is another one than the mention: no pronoun (उसने), and not its own group or work, of which it
 * is said that it does it (शोधकर्ताओं के दल ने), but for its kin.
 */
function isOtherNoun({ words }: SplitAnswer, found: Occurrence, at: number, mark: string): boolean {
  const noun = words[at]!;
  if ((noun.roles & (FUNCTION | COPULA)) !== 0) return false;
  const isOwn = at === found.next + 1 && GENITIVE.test(mark);
  return !isOwn || KIN.test(noun.fold);
}

const GENITIVE = /^(?:का|की|के|ka|ki|ke|kaa|kee|ਦਾ|ਦੀ|ਦੇ|کا|کی|کے)$/;

function clauseOf({ words, gaps }: SplitAnswer, found: Occurrence): Occurrence {
  let { first, next } = found;
  while (first > 0 && gaps[first]! < COMMA) first -= 1;
  while (next < words.length && gaps[next]! < COMMA) next += 1;
  return { first, next, levels: found.levels };
}
