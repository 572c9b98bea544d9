import type { NumberResult } from "@eval/core/text/numbers";
import type { AnswerWord } from "./answer-word.js";
import { exactFold } from "./exact-fold.js";
import type { NumberAtWords } from "./numbers-at-words.js";
import { HYPHEN, type SplitAnswer } from "./split-answer.js";
import type { WordSpan } from "./stated-answer.js";

/** "O'clock", but for Telugu and Kannada, which have one word for it and for sixty minutes, a unit. Own collection. */
const CLOCK_WORDS =
  "oclock o'clock o’clock am pm बजे बजकर बज baje bajkar वाजता वाजतां वाजले वाजेपर्यंत वाजेपासून vajta vaajta বাজে மணி மணிக்கு மணிக்குள் மணிவரை மணியளவில் மணியில் " +
  "മണി മണിക്ക് മണിയ്ക്ക് മണിവരെ વાગ્યે વાગે વાગ્યા વાગ્યાથી vagye vage ਵਜੇ vaje بجے";

/** "Persons", "times", "pieces". Own collection. */
const COUNT_WORDS =
  "people persons times pieces pcs लोग लोगों व्यक्ति व्यक्तियों जन जने बार पीस नग log logon logo vyakti baar लोक जण जणांना जणांची वेळा नग लोकांना জন জনের লোক ব্যক্তি বার খানা পিস জনা " +
  "பேர் பேருக்கு நபர் நபர்கள் முறை தடவை nabar మంది మందికి సార్లు వ్యక్తులు mandi sarlu ಜನ ಜನರು ಜನರಿಗೆ ಬಾರಿ ಸಲ പേർ പേർക്ക് തവണ ആളുകൾ વ્યક્તિ લોકો જણ વખત વાર ਲੋਕ ਬੰਦੇ ਵਾਰ ਜਣੇ ଜଣ ଲୋକ ଥର لوگ افراد بار";

let countWords: ReadonlySet<string> | undefined;

/**
 * Whether a number counts things or hours of the clock, by the word behind it or the classifier at its end: ৯টা, "9 बजे",
 * 9 மணிக்கு. A number of days or kilograms is another answer then.
 */
export function isCounted({ words, gaps }: SplitAnswer, { next }: WordSpan): boolean {
  if (isClassified(words[next - 1]!)) return true;
  countWords ??= new Set(`${CLOCK_WORDS} ${COUNT_WORDS}`.split(" ").map(exactFold));
  return next < words.length && gaps[next]! <= HYPHEN && countWords.has(words[next]!.fold);
}

/** Bengali, Assamese and Odia glue a classifier to the number: ৯টা, নয়টায়, ତିନିଟି. */
const CLASSIFIED = /(?:\d|[\u0980-\u09fe])ট[ািোে]|(?:\d|[\u0b00-\u0b7f])ଟ[ାି]|\d(?:জন|ଜଣ)/;

export const isClassified = ({ fold }: AnswerWord): boolean => CLASSIFIED.test(fold);

/** Whether one of two numbers is counted, which makes it none of the other's unit or currency. `isCount`: the accepted one is. */
export function isOtherMeasure(
  accepted: NumberResult,
  isCount: boolean,
  { number, first, next }: NumberAtWords,
  answer: SplitAnswer,
): boolean {
  const [own, other] = [accepted.unit ?? accepted.currency, number.unit ?? number.currency];
  if (own !== undefined && other === undefined) return isCounted(answer, { first, next });
  return own === undefined && other !== undefined && isCount;
}
