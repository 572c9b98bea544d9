import { lazyPattern } from "@eval/core/text";
import { type DecliningWords, decliningWords } from "./declining-words.js";
import type { Gold } from "./gold.js";
import type { Occurrence } from "./occurrence.js";
import { type Scene, sentenceSpan } from "./scene.js";
import { CLAUSE, COMMA, MARK, type SplitAnswer } from "./split-answer.js";
import { AND, CONTRAST, COPULA } from "./word-roles.js";

const START = "(?<![\\p{L}\\p{M}\\p{N}])";
const END = "(?![\\p{L}\\p{M}\\p{N}])";

const anyOf = (sourcesOf: (words: DecliningWords) => readonly string[]): string =>
  decliningWords.flatMap(sourcesOf).join("|");

const optional = (source: string | undefined): readonly string[] => (source === undefined ? [] : [source]);

/** Found where and only where something is declined, or another person cannot tell something. */
const DECLINES = lazyPattern(
  `(?<self>${START}(?:${anyOf(({ selfDeclines = [] }) => selfDeclines)})${END})|${START}(?:${anyOf(({ declines }) => declines)})${END}`,
  "iu",
);
const SPEAKER = lazyPattern(`${START}(?:${anyOf(({ speaker }) => optional(speaker))})${END}`, "iu");
const TOPIC_BEHIND = lazyPattern(
  `^[\\s"'”’)]*(?:${anyOf(({ topicBehind }) => optional(topicBehind))}|(?:related\\s+)?(?:questions?|queries|topics?|inquiries))${END}`,
  "iu",
);
/** Endings that are glued to what is talked about: पुण्याबद्दल, ಮೈಸೂರಿನ ಬಗ್ಗೆ. */
const TOPIC_ENDING = lazyPattern("(?:बद्दल|विषयी|बाबत|संबंधी)$", "u");
const TOPIC_BEFORE = lazyPattern(`${START}(?:${anyOf(({ topicBefore }) => optional(topicBefore))})[\\s"'“‘(]*$`, "iu");

/** Whether a sentence says that its speaker cannot or will not answer. */
export function declinesToAnswer(answer: SplitAnswer, { first, next }: Span): boolean {
  if (!mayDecline(answer)) return false;
  const { text, starts, ends } = answer;
  const said = text.slice(starts[first], ends[next - 1]).normalize("NFC");
  const cue = DECLINES().exec(said);
  return cue !== null && (cue.groups?.["self"] !== undefined || SPEAKER().test(said));
}

/** Stands for the mention where its sentence is read; a letter of no language that declines in it. */
const UNREADABLE = "\u0416";

/**
 * Whether a mention is only what an answer says that it cannot or will not talk about: "I can't discuss Mars", "Mars is
 * outside my scope", आगरा के बारे में जानकारी देने में असमर्थ हूँ. What stands behind a "but" or a comma is said all the same: "I
 * can't show you a map, but it is Agra"; and so is what others cannot tell: "The committee could not discuss Kashmir".
 */
export function isDeclined(gold: Gold, found: Occurrence, { answer, stated }: Scene): boolean {
  if (!mayDecline(answer)) return false;
  const isStated = stated !== null && found.first >= stated.first && found.first < stated.next;
  if (isStated || DECLINES().test(gold.text)) return false;
  const sentence = sentenceSpan(answer, found.first);
  const isTopic = isTalkedAbout(answer, found);
  const own = clauseAround(answer, found, sentence);
  return declinesIn(answer, own, found, isTopic) || (isTopic && declinesIn(answer, sentence, found, isTopic));
}

function mayDecline({ text }: SplitAnswer): boolean {
  if (text !== last.text) {
    last = {
      text,
      may:
        SIGNS.test(text) &&
        text
          .normalize("NFC")
          .split(CLAUSES)
          .some((clause) => DECLINES().test(clause)),
    };
  }
  return last.may;
}

/** One of these is in whatever declines: most answers need not be read further. */
const SIGNS =
  /n['’]?t(?![a-z])|declin|refus|unable|asamarth|nah|nhi|(?<![a-z])(?:not?|na|lack|nothing|out|outside|beyond|against|avoid|refrain|bahar|baahar|pare)(?![a-z])|नह|नाह|(?<!\S)न(?!\S)|समर्थ|क्षम|बाह|परे|पलीकडे|না|নেই|অক্ষম|অপারগ|অসমর্থ|বাইরে|இல்ல|வில்லை|முடியா|இயலா|தெரியா|கிடையா|மாட்ட|அப்பா|வெளியே|లేద|లేవు|లేను|లేము|లేక|తెలియ|తెలీ|బయట|వెలుపల|మించి|ಿಲ್ಲ|ಇಲ್ಲ|ಅಸ|ಆಗ|ಲಾರೆ|ತಿಳಿಯ|ില്ല|ഇല്ല|അല്ല|മല്ല|കൂടാ|નથી|નહ|સમર્થ|ક્ષમ|ਨਹੀਂ|ਸਮਰ|ନ|ଅସମ|ଅକ୍ଷମ|نہیں|قاصر|معذور/i;

const CLAUSES = /[.!?,;:()।॥۔،؟\n–—]/;

/** All mentions of an answer are judged one after the other. */
let last = { text: "", may: false };

interface Span {
  readonly first: number;
  readonly next: number;
}

/** The words around a mention up to the next comma, "but", or "and I". */
function clauseAround(answer: SplitAnswer, found: Occurrence, sentence: Span): Span {
  let { first, next } = found;
  while (first > sentence.first && !isTurn(answer, first)) first -= 1;
  while (next < sentence.next && !isTurn(answer, next)) next += 1;
  return { first, next };
}

function isTurn({ words, gaps }: SplitAnswer, at: number): boolean {
  if (gaps[at]! >= CLAUSE || gaps[at] === COMMA || (words[at]!.roles & CONTRAST) !== 0) return true;
  const { fold, roles } = words[at]!;
  if (ALSO_BUT.has(fold)) return at > 0 && ((words[at - 1]!.roles & COPULA) !== 0 || CAN.test(words[at - 1]!.fold));
  return (roles & AND) !== 0 && TURNS.test(words[at + 1]?.fold ?? "");
}

/** What is "on" behind a noun, and "but" behind a verb. */
const ALSO_BUT = new Set("पर par pe".split(" "));
const CAN = /^(?:sak|सक|pata$|maloom$|nahi|पता$|मालूम$|नहीं$)/;

/** Subjects of another clause behind "and". */
const TURNS = /^(?:i|we|it|its|the|this|that|he|she|they|मैं|यह|वह|उत्तर|main|ye|yeh|woh|wo|আমি|এটি|मी|நான்|அது|నేను|అది)$/;

function declinesIn({ text, starts, ends, words }: SplitAnswer, span: Span, found: Occurrence, isTopic: boolean) {
  const from = starts[span.first]!;
  const [start, end] = [starts[found.first]!, ends[found.next - 1]!];
  const clause = `${text.slice(from, start)}${UNREADABLE}${text.slice(end, ends[span.next - 1])}`.normalize("NFC");
  const cue = DECLINES().exec(clause);
  if (cue === null) return false;
  if (cue.groups?.["self"] === undefined && !isTopic && !SPEAKER().test(clause)) return false;
  const at = clause.indexOf(UNREADABLE);
  const between = cue.index > at ? clause.slice(at + 1, cue.index) : clause.slice(cue.index + cue[0].length, at);
  if (SAID_OTHERWISE.test(between)) return false;
  // "Gandhi said I cannot answer hate with hate."
  return !(cue.index > at && words.slice(found.next, span.next).some(({ fold }) => SAID.has(fold)));
}

/** A quotation begins, or something is taken out: "I cannot say more than Mars". */
const SAID_OTHERWISE = /["“«]|(?:^|\s)(?:than|except|besides|beyond that)(?:\s|$)/i;

const SAID = new Set(
  "said says told wrote replied कहा बोला बोले बोली लिखा kaha bola bole boli likha বলেন বলেছিলেন বললেন म्हणाले म्हणाला म्हणाली கூறினார் சொன்னார் అన్నారు చెప్పారు ಹೇಳಿದರು പറഞ്ഞു કહ્યું ਕਿਹਾ کہا".split(
    " ",
  ),
);

function isTalkedAbout({ text, starts, ends, gaps, words }: SplitAnswer, { first, next }: Occurrence): boolean {
  if (TOPIC_ENDING().test(words[next - 1]!.fold)) return true;
  const [start, end] = [starts[first]!, ends[next - 1]!];
  if (TOPIC_BEFORE().test(text.slice(Math.max(0, start - LONGEST_CUE), start).normalize("NFC"))) return true;
  const isNear = next < words.length && gaps[next]! <= MARK;
  return isNear && TOPIC_BEHIND().test(text.slice(end, end + LONGEST_CUE).normalize("NFC"));
}

const LONGEST_CUE = 40;
