import { lazyPattern } from "@eval/core/text";
import { answererAt, callsWrong, sentencesOf, speaksOfSource } from "./attribution.js";
import type { Denials } from "./denials.js";
import type { TrapDictionary } from "./dictionary.js";
import { hasEnglish } from "./english-words.js";
import type { Finding } from "./finding.js";
import type { SourceText } from "./read-source.js";
import { findWords, type Words } from "./words.js";

/** A word of the source that denies, where it stands. */
export interface Negation {
  readonly dictionary: TrapDictionary;
  readonly word: string;
  readonly field: SourceText["field"];
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A statement longer than this denies one thing and says another. */
const MOST_WORDS = 25;

interface WordsOfSource {
  readonly field: SourceText["field"];
  readonly words: Words;
}

/**
 * The one word that denies in a source that is a short statement; a question asks why or what not. `isReadOtherwise`:
 * whether the word at an offset is known to be another one there.
 */
export function negationOf(
  source: readonly WordsOfSource[],
  denials: readonly Denials[],
  isReadOtherwise: (start: number) => boolean,
): Negation | null {
  const [only, ...others] = source;
  if (only === undefined || others.length > 0 || only.words.count > MOST_WORDS) return null;
  const { text } = only.words;
  if (text.includes("?")) return null;
  const found = denials.flatMap((listed) => negationsIn(only, listed)).filter(({ start }) => !isReadOtherwise(start));
  // Two of them may say yes together: "बिना बताए मत जाओ".
  if (new Set(found.map(({ start }) => start)).size !== 1) return null;
  const isStatement = !QUESTION().test(text) && (INDIC.test(text) || !hasEnglish(text));
  return isStatement ? found[0]! : null;
}

const QUESTION = lazyPattern("^\\s*(Q|प्रश्न|सवाल)\\s*:", "iu");

function negationsIn(
  { field, words: { text, count, starts, ends, words } }: WordsOfSource,
  { dictionary, words: denials }: Denials,
): Negation[] {
  const negations: Negation[] = [];
  for (let at = 0; at < count; at += 1) {
    const word = denials.get(words[at]!.key);
    if (word === undefined) continue;
    const [start, end] = [starts[at]!, ends[at]!];
    negations.push({ dictionary, word, field, start, end, text: text.slice(start, end) });
  }
  return negations;
}

const INDIC = /[\u0900-\u0d7f]/;

/**
 * The denial that a trace leaves out: it says of the source what the source denies, without a word that denies, and
 * calls an answer wrong that denies it. "The source says he passed, so the assistant's claim that he failed is wrong."
 */
export function judgeNegation(negation: Negation, trace: string): Finding | null {
  const parts = sentencesOf(trace).map((sentence) => partsOf(sentence));
  const own = parts.flatMap(({ own: part }) => (part === null ? [] : [part]));
  const reading = own.find(({ text }, at) => speaksOfSource(text) || (at === 0 && parts[0]!.own !== null));
  if (reading === undefined || own.some(({ text }) => DENIAL().test(text))) return null;
  const isFaulted = parts.some(({ answer }, at) => {
    const said = answer?.replace(LEFT_OUT(), "") ?? "";
    return deniesOnly(said, reading.text) && callsWrong(`${said} ${parts[at + 1]?.own?.text ?? ""}`);
  });
  return isFaulted ? findingOf(negation, reading) : null;
}

/** Whether an answer denies what the reading says, and nothing else: "not to", "did not go"; not "did not cook" of a meal. */
function deniesOnly(answer: string, reading: string): boolean {
  const denial = DENIAL().exec(answer);
  if (denial === null) return false;
  const behind = answer.slice(denial.index + denial[0].length).split(VERDICT())[0]!;
  const { starts, ends } = findWords(behind);
  const words = starts.map((start, at) => behind.slice(start, ends[at]).toLowerCase());
  const said = reading.toLowerCase();
  return words.every((word) => LITTLE_WORDS.has(word) || said.includes(word.slice(0, STEM)));
}

/** Letters by which forms of one word are known. */
const STEM = 4;

const VERDICT = lazyPattern("[,.;:()]| (is|are|was|were|so|and|but|contradicts?|जो|इसलिए|jo|isliye) ", "iu");

const LITTLE_WORDS = new Set(
  "it them this that these those to so do did does done doing him her his he she they the a an of such be have has had go say says what who at all किया करता करती की है था थी को उसे उसका इसे ऐसा करने गया kiya karta hai tha ko use ise aisa karne gaya".split(
    " ",
  ),
);

interface Part {
  readonly text: string;
  readonly start: number;
}

/** What a sentence says of its own, and what from the answer on. */
function partsOf({ text, start }: Part): { readonly own: Part | null; readonly answer: string | null } {
  const at = answererAt(text);
  const before = at < 0 ? text : text.slice(0, at);
  const own = before.replace(TAIL(), "");
  return {
    own: findWords(own).count >= 3 ? { text: own, start } : null,
    answer: at < 0 ? null : text.slice(at),
  };
}

/** What leads over to the answer: ", so the", "और". */
const TAIL = lazyPattern(
  "[,;:\\s]+((so|and|but|while|whereas|hence|therefore|और|पर|लेकिन|इसलिए|जबकि|aur|lekin|isliye)\\s+)?(the\\s+)?$",
  "iu",
);

/** What an answer leaves out is no denial in it: "the assistant does not mention". */
const LEFT_OUT = lazyPattern(
  "(do|does|did)(n't|n’t| not) ([a-z]+ly )?(mention|say|state|explain|answer|give|address|include|follow|match|support|add|cover|provide|read|respect|reflect|agree|fit)[a-z]*|is not (supported|stated|given|mentioned|right|correct|true|in the)[a-z]*|not in the (source|text)|सही नहीं|मेल नहीं|sahi nahi|mel nahi",
  "giu",
);

const DENIAL = lazyPattern(
  [
    "(?<![\\p{L}\\p{M}])(not|no|never|none|nobody|nothing|without|neither|nor|cannot|don|doesn|didn|isn|wasn|won|shouldn|mustn|avoid[a-z]*|against|forbid[a-z]*|forbad[a-z]*|prohibit[a-z]*|ban|bans|banned|prevent[a-z]*|refus[a-z]*|reject[a-z]*|den(y|ies|ied)|disallow[a-z]*|refrain[a-z]*|stop[a-z]*|discourag[a-z]*|caution[a-z]*|warn[a-z]*|fail[a-z]*|dislik[a-z]*|hate[a-z]*|lack[a-z]*|absen[a-z]*|miss[a-z]*|unable|illegal|danger[a-z]*|rather than|instead|opposite|opposes?|skip[a-z]*|except|[a-z]{3,}less|stay(s|ed)?|remain[a-z]*|unlike[a-z]*|impossible|un[a-z]{5,}|in(?:correct|valid|complete|accurate|sufficient|eligible)[a-z]*|dis[a-z]{5,})(?![\\p{L}\\p{M}])",
    "नहीं|नही|(?<![\\p{L}\\p{M}])(मत|न|ना|बिना|बग़ैर|बगैर|सिवा)(?![\\p{L}\\p{M}])|मना|मनाही|रोक|बच(ने|ना|ें|कर)|इनकार|इंकार|परहेज|परहेज़|विरोध|उल्टा|विपरीत|वर्जित|निषेध|खिलाफ़|असफल|नापसंद|फेल|फ़ेल",
    "(?<![a-z])(nahi|nahin|nhi|mat|na|bina|mana|manahi|rok[a-z]*|inkaar|inkar|parhez|virodh|ulta|fail|napasand|bachne|bachna)(?![a-z])",
  ].join("|"),
  "iu",
);

/** Whether a text holds a word that denies. */
export function holdsDenial(text: string): boolean {
  return DENIAL().test(text);
}

function findingOf({ dictionary, word, field, start, end, text }: Negation, reading: Part): Finding {
  return {
    term: word,
    language: dictionary.language,
    category: "dropped-negation",
    source: { field, start, end, text },
    trace: { start: reading.start, end: reading.start + reading.text.length, text: reading.text },
    meant: ["denied"],
    readAs: "not denied",
    cue: null,
    confidence: "medium",
  };
}
