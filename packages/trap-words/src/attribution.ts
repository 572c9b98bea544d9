import { lazyPattern } from "@eval/core/text";
import { SENTENCE_MARKS, sentenceEnd, sentenceStart } from "./sentence-marks.js";

/** Whether what stands there is reported of an answer: "the assistant responded that …", "उत्तर में कहा गया है कि …". */
export function isAttributed(text: string, start: number, end: number): boolean {
  return sentenceAround(text, start, end).isAttributed();
}

/** Whether it is reported of an answer and called wrong: "the assistant's 125 is off by 25". */
export function isDisputed(text: string, start: number, end: number): boolean {
  const around = sentenceAround(text, start, end);
  if (!around.isAttributed()) return false;
  const { before, after, verdict, lastAnswerer } = around;
  return callsWrong(after) || callsWrong(verdict()) || callsWrong(before.slice(lastAnswerer()));
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
  const { before, after, isAttributed } = sentenceAround(text, start, end);
  return isAttributed() && !APPROVAL().test(after) && !APPROVAL().test(before);
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
const SENTENCE_ENDS = /[.!?।॥\n](?=\s|$)/g;
const SENTENCE_END = /[.!?।॥\n](?=\s|$)/;

/** The sentence around a place; what is asked of it again and again is found out once. */
interface Around {
  readonly before: string;
  readonly after: string;
  /** The sentence behind, where it says what follows: "Isliye galat." */
  readonly verdict: () => string;
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
          ANSWERER_BEHIND().test(after);
    return isReported;
  };
  const verdict = () => {
    const next = text.slice(behind + 1, sentenceEnd(text, behind + 1, stop, SENTENCE_MARKS));
    return VERDICT.test(next) ? next : "";
  };
  return { before, after, verdict, lastAnswerer, isAttributed };
}

const VERDICT = /^\s*(so|this|that|hence|therefore|thus|isliye|yeh|इसलिए|अतः|यह)(?![a-z])/i;

/** Where the last match begins, -1 where there is none; of a global pattern. */
function lastMatch(pattern: RegExp, text: string): number {
  let at = -1;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) at = match.index;
  return at;
}

const word = (words: string, flags = "giu") => lazyPattern(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, flags);

const ANSWERER = word(
  "assistant|answer|response|reply|responded|replied|answered|model|candidate|ai|सहायक|उत्तर|जवाब|एआई|sahayak|uttar|jawab|jawaab",
);
const SOURCE = word(
  "source|text|question|sentence|passage|prompt|according to|स्रोत|प्रश्न|पाठ|वाक्य|सवाल|के अनुसार|sawal|prashn|vakya|ke mutabik|ke anusar",
);
const STATEMENT = lazyPattern(
  "(?<![a-z])(the|this) (notice|sign|warning|advice|instruction|statement|speaker|user|message|rule|request|author)s?(?![a-z])|निर्देश|चेतावनी|सूचना|सलाह",
  "iu",
);
const SOURCE_BEHIND = lazyPattern(
  "^[^,;]{0,30}((in|according to|per) the (source|text|question|sentence|passage|prompt)|(asked|stated|given|mentioned) in)",
  "iu",
);
const QUESTION = word("question|prompt|user|query|asks|asked|प्रश्न|सवाल|prashn|sawal|sawaal");
/** Not behind a word that begins something else: "it is at 2:15 and the assistant says 2:30". */
const ANSWERER_BEHIND = lazyPattern(
  "^((?!(?<![\\p{L}\\p{M}])(and|but|while|whereas|so|yet|और|पर|लेकिन|मगर|जबकि|इसलिए|aur|lekin|magar|jabki|isliye)(?![\\p{L}\\p{M}]))[^,;]){0,40}(?<![\\p{L}\\p{M}])(सहायक|assistant|sahayak|in the (answer|reply|response)|उत्तर (में|वाल)|वाला उत्तर)",
  "iu",
);
const APPROVAL = lazyPattern(
  "(?<![\\p{L}\\p{M}])(right|rightly|correct|correctly|accurate|accurately|agrees?|matches|matching|as (stated|asked|the (source|text|question))|properly|fits|fine|good|true|सही|ठीक|सटीक|sahi|theek|thik)(?![\\p{L}\\p{M}])",
  "iu",
);
const OFF_TOPIC = lazyPattern(
  "^[^\\p{L}\\p{M}.;]*((की|का|के|ki|ka|ke) (बात|ज़िक्र|वर्णन|baat|zikr|varnan) (की|किया|ki|kiya)|(लिखा|कहा|बताया|माना|likha|kaha|bataya)( है| hai)?)?,?\\s*((which|it|that|and|is|are|was|has|an?|clearly|simply|quite|entirely|just|जो|jo)\\s+)*(off[ -]topic|irrelevant|unrelated|out of place|beside the point|misplaced|stretch|far-fetched|invent(ed|ion)|made up|guess|baseless|unfounded|no basis|nowhere in|बेमतलब|असंगत|अप्रासंगिक|असंबंधित|मन से|bematlab|asangat|apne man se)(?![\\p{L}\\p{M}])",
  "iu",
);
const WRONG_BEHIND = lazyPattern(
  "^[\"'”’]*\\s*((लिखा|कहा|बताया|माना|likha|kaha|bataya)\\s*(है|hai)?)?,?\\s*((जो|which|jo|that|is|are|was|that's|it|a|an|यह|yeh)\\s+)*(not (right|correct|true|in the|supported|stated)|wrong|incorrect|inaccurate|false|(a |an )?(mistake|error)|गलत|ग़लत|उल्टा|galat|ulta)(?![\\p{L}\\p{M}])",
  "iu",
);
const SPOKE_WRONGLY = lazyPattern(
  "^[^,;]{0,12}(की|का|के|ki|ka|ke) (बात|ज़िक्र|वर्णन|baat|zikr|varnan) (की|किया|ki|kiya)[^.]{0,12}(गलत|ग़लत|उल्टा|galat|ulta)",
  "iu",
);
const DISAPPROVAL = word(
  [
    "wrong|incorrect|inaccurate|mistake|mistaken|error|false|invented|invents|made up|guess|baseless|unfounded|unsupported",
    "off topic|off-topic|irrelevant|unrelated|out of place|beside the point|misplaced|unsafe|mismatch|understat(es|ed|ement)|overstat(es|ed|ement)|inflat(es|ed|ing)",
    "contradict(s|ing|ed)?|conflicts?|disagrees?|disputes?|misses|missed|misread|misunderst(ands|ood)|misinterprets?",
    "a stretch|far-fetched|nonsense|meaningless|poetic|pointless|talks? (about|of)|talked (about|of)|speaks of|spoke of|goes on about",
    "opposite|reverses?|not as stated|विपरीत|vipreet|बढ़ा-चढ़ा|exaggerat(es|ed|ion)",
    "without (a |any )?(source|basis|support)|no basis|no source|not (in|supported|stated|given|mentioned|right|correct|what|part|true)|is not|are not|does not|do not|doesn't|cannot be",
    "too (large|small|low|high|few|many|much|little|late|early|negative)|(far|much) (lower|higher|less|more)|times (too|as)|off by|lower than|higher than|a (tenth|hundredth|thousandth) of",
    "ग[़]?लत|उल्टा|उल्टी|विरोधी|बेमतलब|मन से|असंगत|अप्रासंगिक|मेल नहीं|सही नहीं|आधार नहीं|नहीं है|असंबंधित|विरोध|बेतुका|ग़लती|गलती",
    "galat|ghalat|ulta|bematlab|sahi nahi|nahi hai|nahin hai|apne man se|galti",
  ].join("|"),
  "iu",
);
