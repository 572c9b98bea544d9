import { codeOfClass, letterClassAt } from "../script/letter-scripts.js";
import type { Wish } from "./english-instruction.js";
import { isTranslation } from "./is-translation.js";
import { languageOfName, nameKey } from "./language-of-name.js";
import { POSTPOSED, type PostposedWords } from "./postposed-words-data.js";
import { endOf, type PromptWord } from "./prompt-words.js";
import { isScriptNoun, scriptOfName } from "./script-of-name.js";

type WordSets = Readonly<Record<keyof PostposedWords, ReadonlySet<string>>>;

const cache = new Map<string, WordSets | null>();

function wordsOfScript(script: string): WordSets | null {
  const known = cache.get(script);
  if (known !== undefined) return known;
  const lists = POSTPOSED[script];
  const sets =
    lists === undefined
      ? null
      : (Object.fromEntries(
          Object.entries({ talking: "", abilities: "", auxiliaries: "", speaking: "", ...lists }).map(
            ([name, list]) => [name, new Set(list.split(" ").filter(Boolean).map(nameKey))],
          ),
        ) as unknown as WordSets);
  cache.set(script, sets);
  return sets;
}

/** How many words may stand between "in Hindi" and the verb: "हिंदी में एक छोटी और सरल कविता लिखो". */
const WINDOW = 8;

/**
 * What a sentence whose verb comes last wishes of the language that the word at an index names: "हिंदी में बताइए",
 * "தமிழில் சொல்", "Hinglish mein likho".
 */
export function postposedWish(words: readonly PromptWord[], index: number, text: string): Wish | null {
  const own = scriptAt(words, index, text);
  // "English में जवाब दो", "English-ல் சொல்": the name is Latin, and the sentence is not.
  const next = index + 1 < endOf(words, index, "sentence") ? scriptAt(words, index + 1, text) : own;
  return wishIn(own, words, index) ?? (next === own ? null : wishIn(next, words, index));
}

const scriptAt = (words: readonly PromptWord[], index: number, text: string): string =>
  codeOfClass(letterClassAt(text, (words[index] as PromptWord).start));

/** The wish of a sentence in a script. */
function wishIn(script: string, words: readonly PromptWord[], index: number): Wish | null {
  const lists = wordsOfScript(script);
  if (lists === null) return null;
  const end = endOf(words, index, "sentence");
  const after = locativeEnd(words, index, end, lists);
  if (after === null) {
    if (translates(words, index, end, lists) || isSpoken(words, index, end, lists)) return "use";
    return asksTranslation(words, index, end, lists) ? "either" : null;
  }
  if (isDenied(words, after, end, lists)) return "avoid";
  const scriptAfter = afterScript(words, after, end);
  return requested(words, index, scriptAfter, end, lists);
}

/** Where the words that mean "in" end, or null where there are none. */
function locativeEnd(words: readonly PromptWord[], index: number, end: number, lists: WordSets): number | null {
  const name = words[index] as PromptWord;
  const ending = languageOfName(name.key)?.ending ?? "";
  if (ending !== "" && [...lists.endings].some((known) => isEnding(ending, known))) return index + 1;
  let next = index + 1;
  while (next < end && (lists.language.has(keyAt(words, next)) || isScriptNoun(keyAt(words, next)))) next += 1;
  // "भाषेत", "லிபியில்": the ending is on the word for "language".
  const last = keyAt(words, next - 1);
  if (next > index + 1 && [...lists.endings].some((known) => known.length > 1 && last.endsWith(known))) return next;
  if (next > index + 1 && /(?:त|தில்|യിൽ|ಯಲ್ಲಿ|లో|માં|য়|ରେ)$/.test(last)) return next;
  return next < end && lists.locatives.has(keyAt(words, next)) ? next + 1 : null;
}

/** One letter alone, as spoken Tamil has it ("தமிழ்ல"), is no part of a longer ending: "தமிழல்ல" is "not Tamil". */
const isEnding = (ending: string, known: string): boolean =>
  known.length > 1 ? ending.endsWith(known) : ending === known;

const keyAt = (words: readonly PromptWord[], index: number): string => words[index]?.key ?? "";

/** Steps over a second name, of a script or of one more language: "हिंदी में, रोमन लिपि में". */
function afterScript(words: readonly PromptWord[], after: number, end: number): number {
  let next = after;
  while (next < end && (scriptOfName(keyAt(words, next)) !== null || isScriptNoun(keyAt(words, next)))) next += 1;
  return next;
}

function isDenied(words: readonly PromptWord[], after: number, end: number, lists: WordSets): boolean {
  if (after >= end) return false;
  if (lists.negations.has(keyAt(words, after))) return true;
  for (let at = after; at < Math.min(end, after + 3); at += 1) {
    if ((words[at] as PromptWord).clause !== (words[after] as PromptWord).clause) return false;
    const isNegation = lists.negations.has(keyAt(words, at)) && keyAt(words, at) !== "न" && keyAt(words, at) !== "na";
    if (isNegation && at > after && isRequest(words, at - 1, after, lists)) return true;
    if (isNegation && lists.requests.has(keyAt(words, at + 1))) return true;
  }
  return false;
}

function requested(
  words: readonly PromptWord[],
  index: number,
  after: number,
  end: number,
  lists: WordSets,
): Wish | null {
  const { clause } = words[index] as PromptWord;
  const limit = Math.min(end, after + WINDOW);
  for (let at = after; at < limit; at += 1) {
    const key = keyAt(words, at);
    if (lists.meanings.has(key)) return "either";
    if (asksAbility(words, at, lists)) return "either";
    if (isRequest(words, at, after, lists)) return "use";
    if (at === after && givesNamed(words, at, index, lists)) return "use";
    if (lists.questions.has(key))
      return before(words, clause, index, lists) ? "use" : laterMeaning(words, at, limit, lists);
  }
  if (before(words, clause, index, lists)) return "use";
  const isWholeClause =
    after >= endOf(words, index, "clause") &&
    words
      .slice(clause, index)
      .every(({ key }) => lists.only.has(key) || COURTESY.has(key) || languageOfName(key) !== null);
  return isWholeClause ? "use" : null;
}

/** "क्या तुम English में बात कर सकते हो?": a yes or no, in whichever of the two. */
function asksAbility(words: readonly PromptWord[], at: number, lists: WordSets): boolean {
  return (
    lists.talking.has(keyAt(words, at)) && [at + 1, at + 2].some((next) => lists.abilities.has(keyAt(words, next)))
  );
}

/** "… को तमिल में क्या कहते हैं?": the question asks for the word. */
function laterMeaning(words: readonly PromptWord[], from: number, limit: number, lists: WordSets): Wish | null {
  for (let at = from; at < limit; at += 1) if (lists.meanings.has(keyAt(words, at))) return "either";
  return null;
}

const COURTESY = new Set([
  "कृपया",
  "please",
  "plz",
  "pls",
  "दयया",
  "दयवया",
  "প্লিজ",
  "দয়া",
  "తెలుగు",
  "aur",
  "और",
  "isko",
  "इसे",
  "ise",
  "मुझे",
  "mujhe",
]);

/** What no auxiliary follows; of "bata" and "bol" it makes a statement. */
const IMPERATIVE = /(?:[oen]|ो|ओ|े|ए|ें|एं|एँ|ना)$/;

function isRequest(words: readonly PromptWord[], at: number, from: number, lists: WordSets): boolean {
  const key = keyAt(words, at);
  if (lists.auxiliaries.has(keyAt(words, at + 1)) && !IMPERATIVE.test(key)) return false;
  if (lists.requests.has(key)) return true;
  if (!lists.helpers.has(key)) return false;
  const previous = keyAt(words, at - 1);
  return at > from && (lists.nouns.has(previous) || lists.requests.has(previous) || lists.helpers.has(previous));
}

/** "जवाब हिंदी में दो": what is to be given stands before the name, and nothing after the verb. */
function givesNamed(words: readonly PromptWord[], at: number, index: number, lists: WordSets): boolean {
  if (!lists.helpers.has(keyAt(words, at)) || at + 1 < endOf(words, at, "clause")) return false;
  const { sentence } = words[index] as PromptWord;
  return words.slice(sentence, index).some(({ key }) => lists.nouns.has(key));
}

/** "मुझे बताओ, हिंदी में"; "sirf hindi mein". */
function before(words: readonly PromptWord[], clause: number, index: number, lists: WordSets): boolean {
  const previous = keyAt(words, index - 1);
  if (index > clause && lists.only.has(previous)) return true;
  for (let at = index - 1; at >= Math.max(clause, index - 3); at -= 1) {
    if (lists.requests.has(keyAt(words, at))) return true;
  }
  return false;
}

/** "का हिंदी अनुवाद करो": the name before a noun of request. */
function translates(words: readonly PromptWord[], index: number, end: number, lists: WordSets): boolean {
  if (!lists.nouns.has(keyAt(words, index + 1))) return false;
  for (let at = index + 2; at < Math.min(end, index + 5); at += 1) {
    if (lists.requests.has(keyAt(words, at)) || lists.helpers.has(keyAt(words, at))) return true;
  }
  return false;
}

const WHAT = new Set(
  "क्या काय के কী কি என்ன ఏమిటి ఏంటి ఏమి ಏನು എന്ത് എന്താണ് શું ਕੀ କଣ کیا kya kay ki enna emiti enti enu shu".split(" "),
);

/** "का अंग्रेज़ी अनुवाद क्या है?": the translation, or a sentence about it. Who translated is another question. */
const asksTranslation = (words: readonly PromptWord[], index: number, end: number, lists: WordSets): boolean =>
  lists.nouns.has(keyAt(words, index + 1)) &&
  isTranslation(keyAt(words, index + 1)) &&
  WHAT.has(keyAt(words, index + 2)) &&
  index + 4 >= end;

/** "हिंदी बोलो": the bare name before a verb of speaking, in the imperative. */
const isSpoken = (words: readonly PromptWord[], index: number, end: number, lists: WordSets): boolean =>
  index + 1 < end && lists.speaking.has(keyAt(words, index + 1)) && !lists.negations.has(keyAt(words, index + 2));
