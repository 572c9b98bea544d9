import type { AnswerWord } from "./answer-word.js";
import type { Occurrence } from "./occurrence.js";
import { sentenceSpan } from "./scene.js";
import { CLAUSE, COMMA, type SplitAnswer } from "./split-answer.js";
import { BELIEF, CONTRAST, COPULA, FUNCTION, REPORT } from "./word-roles.js";

/** Who believes something: people, many, लोग; not the speaker. */
const OTHERS = new Set(
  (
    "people many some few most others folks critics sources you everyone everybody log logon logo kai kuch kuchh aksar zyadatar jyadatar लोग लोगों कुछ कई कुछेक अधिकांश ज़्यादातर ज्यादातर अक्सर " +
    "অনেকে অনেকেই লোকে মানুষ কেউ काही लोक लोकांना अनेकांना अनेक अनेकजण बऱ्याच பலர் பலரும் சிலர் மக்கள் பெரும்பாலானோர் చాలామంది చాలా కొందరు ప్రజలు " +
    "ઘણા કેટલાક લોકો ಕೆಲವರು ಹಲವರು ಅನೇಕರು ಜನರು ജനങ്ങൾ പലരും ചിലർ ਲੋਕ ਕੁਝ ਕਈ لوگ کچھ کئی"
  ).split(" "),
);

/** These say by themselves that the belief is wrong; the adverbs beside a verb of believing. */
const MISCONCEPTIONS = new Set("misconception misconceptions ग़लतफ़हमी गलतफहमी galatfehmi galatfahmi".split(" "));
const WRONGLY = new Set("mistakenly wrongly erroneously falsely".split(" "));

/** Conjunctions before a belief that the rest of the sentence corrects: "while some think it is Sydney, it is Canberra". */
const CONCESSIONS = new Set(
  "while although though whereas contrary हालाँकि हालांकि यद्यपि haalanki halanki যদিও जरी இருந்தாலும் అయినప్పటికీ ಆದರೂ എങ്കിലും જોકે ਹਾਲਾਂਕਿ اگرچہ حالانکہ".split(
    " ",
  ),
);

/** What is "on" behind a noun, and "but" behind a verb or a comma. */
const ALSO_BUT = new Set("पर par pe yet".split(" "));

interface Clause {
  readonly first: number;
  readonly next: number;
}

/**
 * Whether a mention is what others believe: "Many people think Sydney, but it is Canberra" reports Sydney and asserts
 * Canberra. A belief that nothing corrects is no assertion either ("some people think"); what people merely say (लगता है,
 * "often say") is one unless it is corrected.
 */
export function isBelief(answer: SplitAnswer, found: Occurrence): boolean {
  if ((answer.roles & (BELIEF | REPORT)) === 0) return false;
  const sentence = sentenceSpan(answer, found.first);
  const verb = beliefIn(answer, sentence);
  if (verb < 0) return isWronglyBelieved(answer, sentence, found);
  if (isSaidBesideOwn(answer, verb, sentence, found)) return true;
  const clause = clauseAround(answer, verb, sentence);
  if (found.first < clause.first || found.first >= clause.next) return false;
  if ((answer.words[verb]!.roles & BELIEF) !== 0) return true;
  return isCorrected(answer, clause, sentence);
}

/** The verb of believing of others in a sentence; -1 where there is none. */
function beliefIn(answer: SplitAnswer, { first, next }: Clause): number {
  const { words } = answer;
  for (let verb = first; verb < next; verb += 1) {
    if ((words[verb]!.roles & (BELIEF | REPORT)) === 0) continue;
    for (let at = first; at < next; at += 1)
      if (OTHERS.has(words[at]!.fold) && isSubject(answer, at, verb)) return verb;
  }
  return -1;
}

/** In English the subject stands near: "the most populous is China, I think" reports nobody's belief. */
const NEAR = 4;
const ENGLISH = /^(?:think|believe|assume|mistake|say|said|claim|guess|thought|confuse)/;
const SPEAKER = /^(?:i|we|मैं|मुझे|हम|main|mujhe|hum|আমি|আমার|मी|मला|நான்|நாங்கள்|నేను)$/;

function isSubject({ words }: SplitAnswer, at: number, verb: number): boolean {
  const isEnglish = ENGLISH.test(words[verb]!.fold);
  if (at > verb) return !isEnglish || words[at - 1]!.fold === "by";
  return (!isEnglish || verb - at <= NEAR) && !words.slice(at, verb).some(({ fold }) => SPEAKER.test(fold));
}

/** The part of the sentence around the verb, from one turn of the thought to the next. */
function clauseAround(answer: SplitAnswer, verb: number, sentence: Clause): Clause {
  const isConceded = answer.words.slice(sentence.first, verb).some((word) => CONCESSIONS.has(word.fold));
  let { first, next } = { first: verb, next: verb + 1 };
  while (first > sentence.first && !isTurn(answer, first, false)) first -= 1;
  while (next < sentence.next && !isTurn(answer, next, isConceded)) next += 1;
  return { first, next };
}

/** Whether a thought turns at a word: "but", a semicolon; a comma before "but" in Hindi, and behind a concession. */
function isTurn({ words, gaps }: SplitAnswer, at: number, isConceded: boolean): boolean {
  const word = words[at]!;
  if (gaps[at]! >= CLAUSE || (word.roles & CONTRAST) !== 0 || CONCESSIONS.has(word.fold)) return true;
  if (gaps[at] === COMMA && isConceded) return true;
  return ALSO_BUT.has(word.fold) && (gaps[at] === COMMA || (words[at - 1]!.roles & COPULA) !== 0);
}

/** The rest of the sentence, or the next one, turns against the belief. */
function isCorrected(answer: SplitAnswer, clause: Clause, sentence: Clause): boolean {
  if (clause.next < sentence.next) return true;
  const { words, gaps } = answer;
  return clause.next < words.length && gaps[clause.next]! > COMMA && (words[clause.next]!.roles & CONTRAST) !== 0;
}

/**
 * What others say beside what the answer states itself, in its other clause: "29 states, although some say 28", "29 hai, kuch
 * log 28 kehte hain".
 */
function isSaidBesideOwn(answer: SplitAnswer, verb: number, { first }: Clause, found: Occurrence): boolean {
  const { words, gaps } = answer;
  let subject = verb;
  while (subject >= first && !(OTHERS.has(words[subject]!.fold) && isSubject(answer, subject, verb))) subject -= 1;
  if (subject < first || found.first < subject) return false;
  let lead = subject;
  while (lead > first && gaps[lead]! < COMMA && isLead(words[lead - 1]!)) lead -= 1;
  if (lead === first) return false;
  const isConceded = words.slice(lead, subject).some(isConcession);
  return (isConceded || gaps[lead]! >= COMMA) && states(words.slice(first, lead), words[found.first]!, isConceded);
}

const isConcession = ({ roles, fold }: AnswerWord): boolean => (roles & CONTRAST) !== 0 || CONCESSIONS.has(fold);

/** "though even a few". */
const isLead = (word: AnswerWord): boolean =>
  isConcession(word) || OTHERS.has(word.fold) || /^(?:even|a)$/.test(word.fold);

/** Whether a clause states something: with a verb of being, or a number beside a number; anything that a concession follows. */
function states(clause: readonly AnswerWord[], found: AnswerWord, isConceded: boolean): boolean {
  if (clause.some(({ roles }) => (roles & (BELIEF | REPORT)) !== 0)) return false;
  return clause.some(
    ({ roles, script }) =>
      (roles & COPULA) !== 0 ||
      (script === "none" && found.script === "none") ||
      (isConceded && (roles & (FUNCTION | CONTRAST)) === 0),
  );
}

/** "A common misconception is that Zurich is the capital." */
function isWronglyBelieved(answer: SplitAnswer, sentence: Clause, found: Occurrence): boolean {
  const { words, gaps } = answer;
  for (let at = sentence.first; at < sentence.next; at += 1) {
    if (!isMisbelief(answer, at)) continue;
    const [from, to] = at < found.first ? [at, found.first] : [found.next - 1, at];
    let isSame = true;
    for (let word = from + 1; word <= to; word += 1)
      isSame &&= gaps[word]! < COMMA && (words[word]!.roles & CONTRAST) === 0;
    if (isSame) return true;
  }
  return false;
}

function isMisbelief({ words }: SplitAnswer, at: number): boolean {
  const isBeside = (word: number) => ((words[word]?.roles ?? 0) & BELIEF) !== 0;
  return (
    MISCONCEPTIONS.has(words[at]!.fold) || (WRONGLY.has(words[at]!.fold) && (isBeside(at - 1) || isBeside(at + 1)))
  );
}
