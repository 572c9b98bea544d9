import { lazyPattern } from "@eval/core/text";
import { declinesToAnswer } from "./is-declined.js";
import type { Occurrence } from "./occurrence.js";
import { sentenceSpan } from "./scene.js";
import type { SplitAnswer } from "./split-answer.js";
import type { WordSpan } from "./stated-answer.js";
import { POSSIBLE } from "./word-roles.js";

/**
 * How speakers say that they do not know, as sources of regular expressions. Own collection; English, Hindi, Roman Hindi,
 * then the other languages of India.
 */
const UNKNOWING = [
  "(?:do(?:es)?\\s+not|don['’]?t|not)\\s+(?:(?:\\p{L}+ly|quite|100\\s?%|too|so|that|very)\\s+)?(?:know|sure|certain|remember|recall)",
  "(?:no|have\\s+no)\\s+(?:idea|clue)|dunno|idk",
  "(?:पता|मालूम|याद|यकीन|यक़ीन|पक्का|निश्चित)\\s+नहीं(?!\\s+(?:बता|कह))|नहीं\\s+(?:पता|मालूम|जानता|जानती|जानते|याद)",
  "(?:pata|pta|maloom|malum|yaad|yakeen|pakka)\\s+(?:nah?i+n?|nhi|nai)(?!\\s+(?:bata|keh|kah))|(?:nah?i+n?|nhi|nai)\\s+(?:pata|pta|maloom|malum|jaanta|janta|jaanti|janti|yaad)",
  "জানি\\s+না|জানা\\s+নেই|নিশ্চিত\\s+নই|মনে\\s+নেই|jani\\s*na|নাজানোঁ",
  "(?:माही?त|ठाऊक|खात्री|कल्पना|थाहा)\\s+(?:नाही|छैन)|mahit\\s+nahi",
  "தெரியாது|தெரியவில்லை|தெரியல|நிச்சயமில்லை|theriya(?:dh?u|thu|la)|teriyadu",
  "తెలియదు|తెలీదు|గుర్తులేదు|th?eliyadh?u",
  "ಗೊತ್ತಿಲ್ಲ|ತಿಳಿದಿಲ್ಲ|ತಿಳಿಯದು|ಖಚಿತವಿಲ್ಲ|goth?illa",
  "അറിയില്ല|ഉറപ്പില്ല|ഓർമ്മയില്ല|ariyilla",
  "(?:ખબર|ખાતરી|યાદ)\\s+નથી",
  "(?:ਪਤਾ|ਯਕੀਨ|ਯਾਦ)\\s+ਨਹੀਂ|ਨਹੀਂ\\s+ਪਤਾ",
  "(?:ଜାଣି|ଜଣା)\\s+ନାହିଁ|ଜାଣିନି|ଜାଣେ\\s+ନାହିଁ",
  "(?:معلوم|پتہ|پتا|یقین|یاد)\\s+نہیں|نہیں\\s+(?:معلوم|پتہ|پتا|جانتا|جانتی)",
];

const UNKNOWN = lazyPattern(UNKNOWING.join("|"), "iu");

/** Whether words say that something is not known: "I am not quite sure", पता नहीं. */
export const isUnknown = ({ text, starts, ends }: SplitAnswer, { first, next }: WordSpan): boolean =>
  first < next && UNKNOWN().test(text.slice(starts[first], ends[next - 1]).normalize("NFC"));

const ENGLISH = /^(?:do|not?\s|have|dunno|idk)/i;
const OWN_SUBJECT = /(?:^|[\s,;:(—-])(?:i|we|i['’]?m|we['’]?re)(?:\s+[a-z]+){0,2}\s*$|(?:^|[,;:(—-])\s*$/i;

/** The speaker is who does not know; Indian languages need no subject for it. */
function isConfession({ text, starts, ends }: SplitAnswer, { first, next }: WordSpan): boolean {
  const said = text.slice(starts[first], ends[next - 1]).normalize("NFC");
  const cue = UNKNOWN().exec(said);
  return cue !== null && (!ENGLISH.test(cue[0]) || OWN_SUBJECT.test(said.slice(0, cue.index)));
}

/**
 * Whether a mention is a guess of one who just said that he does not know, or who says so right behind it: "I don't know.
 * Maybe Ganga.", "I'm not sure, but maybe Delhi", शायद दिल्ली, पता नहीं. So is what follows a refusal to answer. A "maybe" alone is an
 * answer, and so is what is said in spite of a doubt: "I'm not sure, but it is Delhi".
 */
export function isGuess(answer: SplitAnswer, found: Occurrence): boolean {
  const own = sentenceSpan(answer, found.first);
  if (!hasGuessWord(answer, own)) return false;
  if (isConfession(answer, own)) return true;
  const before = own.first > 0 ? sentenceSpan(answer, own.first - 1) : null;
  if (before !== null && (isConfession(answer, before) || declinesToAnswer(answer, before))) return true;
  return own.next < answer.words.length && isConfession(answer, sentenceSpan(answer, own.next));
}

/** "can" is no guess, "could not" no chance, and "May" with a capital a month. */
function hasGuessWord({ text, words, starts, ends }: SplitAnswer, { first, next }: WordSpan): boolean {
  for (let at = first; at < next; at += 1) {
    const { roles, fold, isCapital } = words[at]!;
    const isAbility = fold === "can" || (fold === "could" && words[at + 1]?.fold === "not");
    if ((roles & POSSIBLE) !== 0 && !isAbility && !(fold === "may" && isCapital)) return true;
  }
  return MAY_BE.test(text.slice(starts[first], ends[next - 1]).normalize("NFC"));
}

/** Verbs that say "may be": हो सकता है, இருக்கலாம். */
const MAY_BE =
  /(?:हो|ho)\s+(?:सक|sak)|असू\s+शक|হতে\s+পার|இருக்கலாம்|కావచ్చు|ఉండవచ్చు|ಇರಬಹುದು|ಆಗಿರಬಹುದು|ആയിരിക്കാം|હોઈ\s+શક|ਹੋ\s+ਸਕਦ|ହୋଇପାର|ہو\s+سک/;
