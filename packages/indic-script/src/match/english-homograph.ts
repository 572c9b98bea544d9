import { isEnglishFunctionWord } from "../language/english-function-words.js";
import { loanwordTerms } from "../loanwords/lookup-loanword.js";
import { isEnglishWord, singular } from "./english-words.js";
import type { Gold } from "./gold.js";
import { looseForm } from "./loose-form.js";
import { SCRIPT } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";
import { type Scene, sentenceSpan } from "./scene.js";
import type { SplitAnswer } from "./split-answer.js";

/**
 * Whether a word that sounds like the accepted answer is a word of English in an English sentence: "more" in "There is no
 * more", for मोर. Words that the language has from English (कार, "car"), names with a capital inside a sentence, and what is quoted or
 * stated as the answer ("The answer is man", for मन) are none; nor is a sentence of another language ("man shant hai").
 */
export function isEnglishHomograph(gold: Gold, place: Occurrence, { answer, stated }: Scene): boolean {
  if ((place.levels & SCRIPT) === 0 || gold.required.length !== 1 || place.next !== place.first + 1) return false;
  const own = gold.required[0]!.word;
  const said = answer.words[place.first]!;
  if (said.script !== "Latn" || own.script === "Latn" || !isEnglish(said.fold)) return false;
  if (ENGLISH_VOWEL.test(own.fold) || isLoanword(looseForm(own), said.fold)) return false;
  const sentence = sentenceSpan(answer, place.first);
  if (NAME.test(said.surface) && place.first > sentence.first) return false;
  if (stated !== null && stated.first === place.first && stated.next === place.next) return false;
  return !isQuoted(answer, place) && isEnglishSentence(answer, sentence, place);
}

/** Not "MORE", in capitals as a whole. */
const NAME = /^[A-Z][a-z]/;

/** Letters of Devanagari, Gujarati and so on that only words from English have: डॉट, ऍप. */
const ENGLISH_VOWEL = /[\u090d\u0911\u0945\u0949\u0a8d\u0a91\u0ac5\u0ac9]/;

function isLoanword(native: string, fold: string): boolean {
  const terms = loanwordTerms(native);
  return terms.includes(fold) || terms.includes(singular(fold));
}

const isEnglish = (fold: string): boolean => isEnglishFunctionWord(fold) || isEnglishWord(fold);

const isQuoted = ({ text, starts }: SplitAnswer, { first }: Occurrence): boolean =>
  /["'“‘«*(]/.test(text.charAt(starts[first]! - 1));

/** Some other word of it is a small word of English, and none one of Indian languages. */
function isEnglishSentence(
  { words }: SplitAnswer,
  { first, next }: { readonly first: number; readonly next: number },
  place: Occurrence,
): boolean {
  let hasSmallWord = false;
  for (let at = first; at < next; at += 1) {
    if (at === place.first) continue;
    const { fold, script } = words[at]!;
    if ((script !== "Latn" && script !== "none") || INDIAN.has(fold)) return false;
    hasSmallWord ||= isEnglishFunctionWord(fold);
  }
  return hasSmallWord;
}

/** Small words of Roman Hindi, Marathi, Bengali, Tamil and Telugu that are none of English. */
const INDIAN = new Set(
  (
    "hai hain tha thi hoga hogi ho hona ka ki ke ko se mein mai ne pe aur ya yaa nahi nahin nhi ye yeh wo woh vo kya kaun kaunsa kahan kab " +
    "mera meri mere tera teri tere uska uski uske iska iski iske apna apni hum tum aap mujhe tujhe usko isko bhi toh jo ek koi " +
    "kuch sab bahut bohot acha accha raha rahi rahe gaya gayi gaye karna karo karta kiya wala wali wale liye saath baad " +
    "aahe ahe aani nahi cha chi che amar tomar ami tumi ache hoy na illai illa dhaan thaan oru enna naan nee idhu adhu anu undi ledu kadu nenu"
  ).split(" "),
);
