import { lazyPattern } from "@eval/core/text";
import { englishWish, type Wish } from "./english-instruction.js";
import { isCorrection } from "./is-correction.js";
import { isTranslation } from "./is-translation.js";
import { isOfTerms } from "./kept-terms.js";
import { languageOfName } from "./language-of-name.js";
import { maskQuotations } from "./mask-quotations.js";
import { postposedWish } from "./postposed-instruction.js";
import { endOf, type PromptWord, promptWords } from "./prompt-words.js";
import { isScriptNoun, scriptOfName } from "./script-of-name.js";

/** What a prompt says of the language to answer in. */
export type Instruction =
  /** "The same language as the user": what the prompt is written in decides. */
  | { readonly kind: "same"; readonly start: number; readonly end: number }
  | {
      readonly kind: "languages";
      /** Tags of BCP 47, any of which will do; "und" with a script where the language is left open. */
      readonly tags: readonly string[];
      /** The prompt's own language will do as well ("how do you say … in Tamil?"). */
      readonly orOwn: boolean;
      readonly start: number;
      readonly end: number;
    };

interface Mention {
  readonly index: number;
  readonly tag: string | null;
  readonly script: string | null;
  readonly wish: Wish;
}

/**
 * The last instruction in a text on which language or script to answer in; null where there is none. Names of languages
 * that are a topic ("films in Hindi cinema") and languages ruled out ("not in English") are no instruction, nor is what a
 * prompt quotes or hands over to be translated.
 */
export function findInstruction(prompt: string): Instruction | null {
  const text = maskQuotations(prompt);
  const same = lastSame(text);
  const words = promptWords(text);
  const wished = mentionsOf(words, text).filter(({ wish }) => wish !== "avoid");
  const last = wished.at(-1);
  if (last === undefined) return same;
  const word = words[last.index] as PromptWord;
  const inReturn = answersInKind(words, wished, text);
  if (inReturn !== null && (same === null || same.start < inReturn.start)) return inReturn;
  if (same !== null && same.start > word.start) return same;
  return asInstruction(words, wished);
}

/** "If the user writes in Hindi, answer in Hindi; if in Tamil, in Tamil": the language of the user, whichever that is. */
function answersInKind(words: readonly PromptWord[], wished: readonly Mention[], text: string): Instruction | null {
  const [condition] = text.matchAll(IF_WRITTEN());
  if (condition === undefined) return null;
  const start = condition.index;
  const before = wished.some(({ index }) => (words[index] as PromptWord).start < start);
  const names = words.flatMap((word, index) => (word.start < start ? [] : [nameAt(words, index)?.tag ?? null]));
  const wishes = wished.filter(({ index }) => (words[index] as PromptWord).start >= start);
  const isInKind = wishes.every(({ tag }) => tag !== null && names.filter((name) => name === tag).length > 1);
  return isInKind && !before ? { kind: "same", start, end: (words.at(-1) as PromptWord).end } : null;
}

const IF_WRITTEN = lazyPattern(
  "(?<![\\p{L}\\p{M}])(?:if|when|whenever) (?:(?:the |a |your )?(?:user|customer|person|student|question|query|message|prompt|input)|they|someone|i)(?: \\p{L}+){0,2} (?:writes?|asks?|speaks?|types?|replies|reply|comes|is|uses?|messages)(?![\\p{L}\\p{M}])",
  "giu",
);

/** The last language wished for, with those it is joined to by "and", and the script asked for after it. */
function asInstruction(words: readonly PromptWord[], wished: readonly Mention[]): Instruction {
  const group = lastGroup(words, wished);
  const languages = group.filter(({ tag }) => tag !== null);
  const script = group.findLast((mention) => mention.script !== null)?.script ?? null;
  const tags =
    languages.length === 0
      ? [`und-${script ?? "Zyyy"}`]
      : languages.map(({ tag }) => (script === null || tag?.includes("-") ? (tag as string) : `${tag}-${script}`));
  const [first, last] = [group[0], group.at(-1)] as [Mention, Mention];
  return {
    kind: "languages",
    tags: [...new Set(tags)],
    orOwn: group.some(({ wish }) => wish === "either"),
    start: (words[first.index] as PromptWord).start,
    end: (words[last.index] as PromptWord).end,
  };
}

function lastGroup(words: readonly PromptWord[], wished: readonly Mention[]): Mention[] {
  const group = [wished.at(-1) as Mention];
  for (const mention of wished.slice(0, -1).reverse()) {
    const head = group[0] as Mention;
    // A script alone qualifies the language named before it, wherever that was.
    const isQualified = head.tag === null && mention.tag !== null;
    if (!isQualified && !areJoined(words, mention.index, head.index)) break;
    group.unshift(mention);
    if (isQualified && !areJoined(words, mention.index, head.index)) break;
  }
  return group;
}

const JOINTS = new Set(
  "and or both thoda thodi थोड़ा थोडा थोड़ी aur ya और या तथा एवं व किंवा ও এবং বা மற்றும் அல்லது మరియు లేదా ಮತ್ತು ಅಥವಾ ഉം അല്ലെങ്കിൽ અને કે ਅਤੇ ਜਾਂ ଏବଂ اور یا in mein me में".split(
    " ",
  ),
);

/** "Hindi and English", "English and Hindi both", "Hindi/English". */
function areJoined(words: readonly PromptWord[], from: number, to: number): boolean {
  if (to - from > 3) return false;
  const between = words.slice(from + 1, to).map(({ key }) => key);
  if (between.some((key) => JOINTS.has(key) && key !== "in")) return true;
  return to === from + 1 && /^ ?[/&+-] ?$/.test((words[to] as PromptWord).before);
}

function mentionsOf(words: readonly PromptWord[], text: string): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const named = nameAt(words, index);
    if (named === null) continue;
    const said = wishAt(words, named.last, text) ?? (named.last === index ? null : wishAt(words, index, text));
    const hasOther = () => asksForOther(mentions, named);
    const corrected = said ?? (isCorrection(words, index) && hasOther() ? "use" : null);
    const wish = corrected === "use" && isOfTerms(words, index, hasOther) ? null : corrected;
    if (wish !== null) mentions.push({ index, tag: named.tag, script: named.script, wish });
    else if (isJoinedToNext(words, index)) mentions.push({ index, tag: named.tag, script: named.script, wish: "use" });
    index = Math.max(index, named.last);
    if (wish === "use" && handsOver(words, index)) break;
  }
  return withoutStrays(words, mentions);
}

const asksForOther = (mentions: readonly Mention[], { tag }: Named): boolean =>
  mentions.some((mention) => mention.wish === "use" && mention.tag !== tag);

/** "Translate into Hindi: …": what follows is the text to translate, and wishes nothing. */
function handsOver(words: readonly PromptWord[], index: number): boolean {
  const end = endOf(words, index, "clause");
  if (!words[end]?.before.includes(":")) return false;
  return words.slice((words[index] as PromptWord).sentence, end).some(({ key }) => isTranslation(key));
}

/** A first name of two ("Hindi and English में") has its wish from the second. */
const isJoinedToNext = (words: readonly PromptWord[], index: number): boolean =>
  nameAt(words, index + 2) !== null && areJoined(words, index, index + 2);

/** Drops first names of a pair whose second name turned out to be no wish. */
function withoutStrays(words: readonly PromptWord[], mentions: readonly Mention[]): Mention[] {
  return mentions.filter(({ index, wish }) => {
    if (wish !== "use" || !isJoinedToNext(words, index)) return true;
    return mentions.some((other) => other.index > index && other.index <= index + 3);
  });
}

const wishAt = (words: readonly PromptWord[], index: number, text: string): Wish | null =>
  postposedWish(words, index, text) ?? (isLatin(text, words[index] as PromptWord) ? englishWish(words, index) : null);

const isLatin = (text: string, { start }: PromptWord): boolean => text.charCodeAt(start) < 0x250;

interface Named {
  readonly tag: string | null;
  readonly script: string | null;
  /** The last word of the name, on which the wish is read. */
  readonly last: number;
}

function nameAt(words: readonly PromptWord[], index: number): Named | null {
  const word = words[index];
  if (word === undefined) return null;
  const next = words[index + 1];
  const script = scriptOfName(word.key);
  if (script !== null) {
    // "Roman Hindi", "romanized Tamil" are one name.
    const language = next === undefined || /[^ ]/.test(next.before) ? null : languageOfName(next.key);
    if (language !== null && !language.tag.includes("-")) return { tag: language.tag, script, last: index + 1 };
    return { tag: null, script, last: next !== undefined && isScriptNoun(next.key) ? index + 1 : index };
  }
  const language = languageOfName(word.key);
  if (language === null) return null;
  if (next !== undefined && isScriptNoun(next.key) && next.before.trim() === "") {
    return { tag: null, script: scriptOfLanguage(language.tag), last: index };
  }
  return { tag: language.tag, script: null, last: index };
}

function scriptOfLanguage(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? "Zyyy";
}

/** "Regardless of the language of the question", "no matter what language the user writes in". */
const WHICHEVER = lazyPattern(
  "(?<![\\p{L}\\p{M}])(?:(?:regardless|irrespective|independent(?:ly)?|instead|whatever|ignoring|ignore)(?: of)?|no matter|not(?: in)?)(?: (?:what|which|whichever))?(?: the| their| a)?(?: input| original| source)? ?$",
  "iu",
);

const SAME = lazyPattern(
  [
    "same (?:language|script)(?: and (?:language|script))?(?: (?:as|that|in which|the)(?![\\p{L}\\p{M}])| used| please|[.,!]|$)",
    "(?:language|script)(?: and (?:language|script))? (?:of|in which|that|used by|used in)? ?(?:the )?(?:user|question|query|prompt|input|customer|message)",
    "(?:user|customer|question|query)(?:'s|’s)? (?:own |preferred |native )?(?:language|script)",
    "(?:match|mirror|follow) (?:the )?(?:user|language|script)",
    "(?:उसी|इसी) (?:भाषा|लिपि)",
    "(?:usi|isi) (?:bhasha|bhaasha|language|script)",
    "একই ভাষায়|அதே மொழியில்|అదే భాషలో|ಅದೇ ಭಾಷೆಯಲ್ಲಿ|അതേ ഭാഷയിൽ|એ જ ભાષામાં|ਉਸੇ ਭਾਸ਼ਾ|ସେହି ଭାଷାରେ|اسی زبان|त्याच भाषेत",
  ].join("|"),
  "giu",
);

const LONGEST_LEAD = 60;
const before = (text: string, index: number): string => text.slice(Math.max(0, index - LONGEST_LEAD), index);

function lastSame(text: string): Instruction | null {
  const match = [...text.matchAll(SAME())].findLast(({ index }) => !WHICHEVER().test(before(text, index)));
  if (match === undefined) return null;
  return { kind: "same", start: match.index, end: match.index + match[0].length };
}
