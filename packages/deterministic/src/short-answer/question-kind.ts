import { lazyPattern } from "@eval/core/text";
import type { PhraseOf } from "./content-words.js";
import { isChoice } from "./role-words.js";

/** What a question says of its answer. */
export interface Question {
  readonly text: string;
  /** What it says already adds nothing to an answer. */
  readonly words: readonly string[];
  /** Whether it asks for a place, or there is none: "Terre Haute, Indiana" is one place. */
  readonly mayBePlace: boolean;
  /** Whether it asks in Hindi in Roman letters. */
  readonly isRomanHindi: boolean;
  /** The words on both sides of each "or": one of them is the answer, the other is not. */
  readonly alternatives: readonly string[];
}

export function readQuestion(text: string, phraseOf: PhraseOf): Question {
  if (text.trim() === "") return { text, words: [], mayBePlace: true, isRomanHindi: false, alternatives: [] };
  const { words } = phraseOf(text);
  const alternatives = words.filter((_, at) => isChoice(words[at - 1] ?? "") || isChoice(words[at + 1] ?? ""));
  return { text, words, mayBePlace: asksPlace(text), isRomanHindi: ROMAN_HINDI().test(text), alternatives };
}

const ROMAN_HINDI = lazyPattern(
  "(?<![\\p{L}\\p{M}])(?:kaun|kon|kya|kyaa|kahan|kahaan|kab|kis|kisne|kisko|kiska|kiski|kiske|kitne|kitna|kitni|konsa|kaunsa|kaunsi)(?![\\p{L}\\p{M}])",
  "iu",
);

const PLACE = lazyPattern(
  "(?<![\\p{L}\\p{M}])(?:where|which (?:city|town|state|country|place|county|district|village)|what (?:city|town|state|country|place|county|district|village)|" +
    "कहाँ|कहां|किस (?:शहर|राज्य|देश|जगह|नगर|ज़?िले)|kahan|kahaan|कुठे|कोठे|কোথায়|কোথায়|எங்கு|எங்கே|எந்த (?:நகர|மாநில|நாட)|ఎక్కడ|ಎಲ್ಲಿ|എവിടെ|ક્યાં|ਕਿੱਥੇ|କେଉଁଠାରେ|କେଉଁଠି|کہاں)|" +
    "(?<![\\p{L}\\p{M}])in\\s*\\??$",
  "iu",
);

/** Whether a question asks for a place, in English and the languages of India: its answer may name a larger one too. */
const asksPlace = (question: string): boolean => PLACE().test(question);

const DAY = lazyPattern(
  "(?:what|which|exact) (?:day|date|month)|(?:किस|कौन सी|कौन-सी) (?:दिन|तारीख|तिथि|महीने)|तारीख|kis (?:din|tareekh|tarikh)|tareekh|কোন (?:দিন|তারিখ)|எந்த (?:நாள்|தேதி)|எந்த தேதியில்|ఏ (?:రోజు|తేదీ)|ಯಾವ ದಿನ|ഏത് (?:ദിവസം|തീയതി)|કઈ તારીખ|ਕਿਸ (?:ਦਿਨ|ਤਾਰੀਖ)|کس (?:دن|تاریخ)",
  "iu",
);

/** Whether a question asks for a day or month by that word, so that a year does not answer it. */
export const asksDay = (question: string): boolean => DAY().test(question);

const YEAR = lazyPattern(
  "(?:what|which) year|(?:किस|कौन से|कौन-से) (?:वर्ष|साल|सन)|(?:kis|kaun ?se) (?:saal|sal|varsh)|कोणत्या (?:वर्षी|साली)|(?:কোন|কত) (?:সাল|বছর)|எந்த (?:ஆண்டு|வருட)|ఏ (?:సంవత్సర|ఏడాది)|ಯಾವ (?:ವರ್ಷ|ಇಸವಿ)|ഏത് വർഷ|કયા વર્ષ|કઈ સાલ|ਕਿਸ ਸਾਲ|କେଉଁ (?:ବର୍ଷ|ମସିହା)|کس (?:سال|سن)",
  "iu",
);

/** Whether a question asks for a year by that word, so that a day of it answers too. */
export const asksYear = (question: string): boolean => YEAR().test(question);

const ASKS_DOER = lazyPattern("किस\\s?ने|kis ?ne|کس نے", "iu");
const ASKS_OBJECT = lazyPattern("किस(?:को|े)|kisko|kise|کس کو|کسے", "iu");
const MARKS_OBJECT = lazyPattern("^\\s+(?:को|ko|کو)(?![\\p{L}\\p{M}])", "iu");
const MARKS_DOER = lazyPattern("^\\s+(?:ने|ne|نے)(?![\\p{L}\\p{M}])", "iu");

/** "भारत ने ऑस्ट्रेलिया को हराया" says whom India defeated, and not who defeated India. */
export function standsInOtherRole(output: string, expected: string, question: string): boolean {
  const other = ASKS_DOER().test(question) ? MARKS_OBJECT() : ASKS_OBJECT().test(question) ? MARKS_DOER() : null;
  if (other === null) return false;
  const at = output.toLowerCase().indexOf(expected.toLowerCase());
  return at !== -1 && other.test(output.slice(at + expected.length));
}
