import { asksForLeave, hasDirective, isDirective, isEnglishRequest } from "./english-directive.js";
import { isTranslation } from "./is-translation.js";
import { languageOfName } from "./language-of-name.js";
import { isProduct, makesProduct, namesLength } from "./named-product.js";
import { endOf, type PromptWord } from "./prompt-words.js";
import { scriptOfName } from "./script-of-name.js";

/** What a prompt says of a language: answer in it, do not, or one of two that will do ("how do you say … in Tamil"). */
export type Wish = "use" | "avoid" | "either";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const PREPOSITIONS = setOf("in into to using with through");
const BESIDE_NAME = setOf(
  "simple pure proper plain formal informal easy fluent everyday conversational colloquial spoken chaste good clear basic only just the a native standard modern your very strictly either romanized romanised roman latin transliterated written form",
);
const FOLLOWERS = setOf(
  "language languages script scripts only please and or but not using with about for to so because how what why when where who which in letters alphabet characters text without instead rather then by at from if as like even always kindly alone the a an this that it on its your my me our thanks thank ok okay also too while such under within both " +
    "regardless irrespective no whatever whichever unless until till since although though despite except every each all first here below above throughout before after during per near over he she they we you i one two three five ten his her their",
);
const THIRD_PERSON = setOf(
  "answers replies responds speaks writes communicates talks chats explains translates outputs",
);
const SPEAKERS = setOf(
  "assistant chatbot bot model agent you tutor teacher translator ai helper system expert persona",
);
const ANSWER_NOUNS = setOf(
  "answer answers response responses reply replies output outputs translation everything conversation explanation explanations summary text content message messages all",
);
const WISHES = setOf("want need like prefer prefers preferred expect require required");
const PAST = setOf("was were had did given gave said wrote spoke told answered replied been");
const PARTICIPLES = setOf(
  "written published made released spoken printed composed sung produced dubbed available used popular famous called known named born educated films movies books novels newspapers songs words sounds letters vowels fluent degree literature speakers",
);
const NEGATIONS = setOf("not don dont never avoid without instead rather stop except nor no doesn shouldn mustn");
const BARE = setOf(
  "in please but only language kindly strictly the and or just pls plz script now again thanks ok okay so well alright then",
);

/** What an English sentence wishes of the language that the word at an index names, if it wishes anything. */
export function englishWish(words: readonly PromptWord[], index: number): Wish | null {
  const { sentence, clause } = words[index] as PromptWord;
  return isNegated(words, index, clause) ? "avoid" : wishOf(words, index, sentence, clause);
}

function wishOf(words: readonly PromptWord[], index: number, sentence: number, clause: number): Wish | null {
  const first = nameStart(words, index);
  const before = keyAt(words, first - 1);
  const isPrepositional = first - 1 >= sentence && PREPOSITIONS.has(before) && isFree(words, index);
  const [from, to] = [sentence, isPrepositional ? first - 1 : first];
  if (isField(words, index)) return "use";
  if (isPrepositional && isCondition(words, to, clause)) return null;
  if (isPair(words, index, first)) return "use";
  if (isPrepositional && asksForWord(words, from, to)) return "either";
  if (isBareClause(words, index, clause)) return "use";
  if (namesWord(words, index)) return "either";
  if (makesProduct(words, index, from) || (isPrepositional && isProduct(words, from, to))) return "use";
  if (namesLength(words, index, from)) return "use";
  if (asksForTranslation(words, index, sentence)) return "either";
  if (turnsInto(words, first, sentence) && isFree(words, index)) return "use";
  if (!isPrepositional) return isUsed(words, first, sentence) && isFree(words, index) ? "use" : null;
  const isDirected =
    hasDirective(words, from, to) ||
    describesAnswer(words, from, to) ||
    describesSpeaker(words, from, to) ||
    leads(words, index, first);
  return isDirected && !PARTICIPLES.has(participleBefore(words, to))
    ? "use"
    : describesAnswer(words, from, to)
      ? "use"
      : null;
}

const keyAt = (words: readonly PromptWord[], index: number): string => words[index]?.key ?? "";

/** Where the phrase of the name begins, with the words that say what kind of the language: "in simple, spoken Hindi". */
function nameStart(words: readonly PromptWord[], index: number): number {
  let first = index;
  while (first > 0) {
    const key = keyAt(words, first - 1);
    const isJoined = (key === "and" || key === "or") && isName(keyAt(words, first - 2));
    if (isJoined) first -= 2;
    else if (BESIDE_NAME.has(key)) first -= 1;
    else if (key === "of" && keyAt(words, first - 2) === "mix") first -= 2;
    else if (key === "mix" || key === "mixture" || key === "both") first -= 1;
    else break;
  }
  return first;
}

const isName = (key: string): boolean => languageOfName(key) !== null || scriptOfName(key) !== null;

/** Whether nothing follows that makes the name describe something else: "in Hindi cinema", "in Tamil Nadu". */
function isFree(words: readonly PromptWord[], index: number): boolean {
  const next = words[index + 1];
  if (next === undefined || /[^ ]/.test(next.before)) return true;
  return (
    FOLLOWERS.has(next.key) ||
    /[a-z]{3,}ing$/.test(next.key) ||
    isName(next.key) ||
    isEnglishRequest(next.key) ||
    /[^a-z]/.test(next.key)
  );
}

const some = (words: readonly PromptWord[], from: number, to: number, keys: ReadonlySet<string>): boolean =>
  words.slice(from, to).some(({ key }) => keys.has(key));

/** "Your answer must be in Hindi", "all responses in Tamil", "I want the reply in Urdu", "I need this in Telugu". */
function describesAnswer(words: readonly PromptWord[], from: number, to: number): boolean {
  if (some(words, from, to, PAST) || asksForLeave(words, from)) return false;
  const hasNoun = some(words, from, to, ANSWER_NOUNS);
  if (hasNoun && !some(words, from, to, QUESTIONS)) return true;
  return ["i", "we"].includes(keyAt(words, from)) && some(words, from, to, WISHES);
}

const QUESTIONS = setOf("who which whose why when where did does how whom");

/** "You are an assistant that always replies in Hindi". */
function describesSpeaker(words: readonly PromptWord[], from: number, to: number): boolean {
  return some(words, from, to, THIRD_PERSON) && some(words, from, to, SPEAKERS) && !some(words, from, to, PAST);
}

/** "In Hindi, explain …", "In Tamil write …". */
function leads(words: readonly PromptWord[], index: number, first: number): boolean {
  const { sentence } = words[index] as PromptWord;
  return (
    first - 1 === sentence && isEnglishRequest(keyAt(words, index + 1)) && index + 1 < endOf(words, index, "sentence")
  );
}

/** What a language may be the language of, before its preposition; of "in 50 words in Hindi" nothing, that is a length. */
function participleBefore(words: readonly PromptWord[], to: number): string {
  const key = keyAt(words, to - 1);
  if (key !== "words" && key !== "letters") return key;
  const isCounted = /\p{Nd}/u.test(words[to - 1]?.before ?? "") || QUANTITIES.has(keyAt(words, to - 2));
  return isCounted ? "" : key;
}

const QUANTITIES = setOf(
  "two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty hundred thousand few these those following simple easy own",
);

/** "How do you say water in Tamil?", "What is water in Tamil?", "meaning of water in Hindi": either language will do. */
function asksForWord(words: readonly PromptWord[], from: number, to: number): boolean {
  const keys = words.slice(from, to).map(({ key }) => key);
  const how = keys.indexOf("how");
  if (keys[0] === "what" && keys.includes("call")) return true;
  if (how >= 0 && keys.some((key, at) => at > how && ["say", "write", "call", "pronounce", "spell"].includes(key)))
    return true;
  if (keys.includes("meaning") || keys.includes("called") || keys.includes("mean")) return true;
  return keys[0] === "what" && ["is", "s", "are"].includes(keys[1] ?? "") && keys.length <= 7;
}

/** "What is the Hindi translation of 'good night'?" */
const asksForTranslation = (words: readonly PromptWord[], index: number, sentence: number): boolean =>
  isTranslation(keyAt(words, index + 1)) &&
  ["of", "for"].includes(keyAt(words, index + 2)) &&
  asksForWord(words, sentence, index);

/** "Use Hindi", "speak only Tamil", "switch to Hindi", "I prefer Hindi". */
function isUsed(words: readonly PromptWord[], first: number, sentence: number): boolean {
  const at = first - 1;
  const verb = keyAt(words, at);
  if (at < sentence) return false;
  // "Can you speak Tamil?" asks for nothing.
  if (verb === "speak" && ["can", "could", "do"].includes(keyAt(words, (words[at] as PromptWord).clause))) return false;
  if (["use", "speak", "write", "type"].includes(verb)) return isDirective(words, at, sentence);
  if (verb === "speaks") return some(words, sentence, at, SPEAKERS);
  return (verb === "prefer" || verb === "prefers") && !some(words, sentence, at, QUESTIONS);
}

const REFERENTS = setOf("it that this those these them");

/** "Make it Marathi": a text that was asked for is to be in another language. */
const turnsInto = (words: readonly PromptWord[], first: number, sentence: number): boolean =>
  REFERENTS.has(keyAt(words, first - 1)) &&
  keyAt(words, first - 2) === "make" &&
  isDirective(words, first - 2, sentence);

/** "Language: Hindi", "output language = ta". */
function isField(words: readonly PromptWord[], index: number): boolean {
  const word = words[index] as PromptWord;
  const before = keyAt(words, index - 1) === "is" ? index - 2 : index - 1;
  const field = keyAt(words, before);
  if (field !== "language" && field !== "lang" && field !== "locale") return false;
  if (before === index - 1 && !/[:=→-]/.test(word.before)) return false;
  return !["source", "input", "original", "from"].includes(keyAt(words, before - 1));
}

/** "English to Hindi: …", "from English into Tamil". */
function isPair(words: readonly PromptWord[], index: number, first: number): boolean {
  const joint = keyAt(words, first - 1);
  if (joint !== "to" && joint !== "into" && !/→|->|=>/.test((words[index] as PromptWord).before)) return false;
  const source = joint === "to" || joint === "into" ? first - 2 : first - 1;
  if (languageOfName(keyAt(words, source)) === null) return false;
  const start = (words[index] as PromptWord).sentence;
  return (
    source === start ||
    some(words, start, source, setOf("translate translation translator convert transliterate from change"))
  );
}

/** "(in Hindi)", "… , in Tamil please", "Hindi only". At the head of a sentence that goes on it is a place or a topic. */
function isBareClause(words: readonly PromptWord[], index: number, clause: number): boolean {
  const end = endOf(words, index, "clause");
  const keys = words.slice(clause, end).map(({ key }) => key);
  if (!keys.every((key) => BARE.has(key) || BESIDE_NAME.has(key) || isName(key))) return false;
  if (!keys.some((key) => key === "in" || key === "please" || key === "only" || key === "pls" || key === "plz"))
    return false;
  const { sentence } = words[index] as PromptWord;
  if (clause > sentence || end >= words.length) return true;
  const next = words[end] as PromptWord;
  if (keys.includes("please") || keys.includes("only")) return true;
  return (
    next.sentence === end ||
    (next.before.includes(",") ? hasDirective(words, end, Math.min(words.length, end + 3)) : true)
  );
}

const CONJUNCTIONS = setOf("if when whenever though although unless because since while");
const SPEECH = setOf(
  "write writes wrote ask asks asked speak speaks spoke type types typed text texts message messages talk talks chat chats is comes",
);
const SUBJECT = 3;

/** "Reply in Hindi even if I write in English": the language of the other side. */
function isCondition(words: readonly PromptWord[], to: number, clause: number): boolean {
  for (let verb = to - 1; verb >= clause && verb >= to - SUBJECT; verb -= 1)
    if (SPEECH.has(keyAt(words, verb))) return some(words, Math.max(clause, verb - SUBJECT), verb, CONJUNCTIONS);
  return false;
}

/** "The Hindi word for water", "the Hindi for water", "words in Hindi for water". */
function namesWord(words: readonly PromptWord[], index: number): boolean {
  if (["word", "words", "name", "names"].includes(keyAt(words, index - 2)) && keyAt(words, index + 1) === "for")
    return true;
  if (keyAt(words, index - 1) === "the" && keyAt(words, index + 1) === "for") return true;
  return ["word", "term", "name", "equivalent"].includes(keyAt(words, index + 1)) && keyAt(words, index + 2) === "for";
}

function isNegated(words: readonly PromptWord[], index: number, clause: number): boolean {
  for (let at = index - 1; at >= clause && at >= index - 8; at -= 1) {
    const key = keyAt(words, at);
    if (key === "but" || key === "then" || (key === "and" && isEnglishRequest(keyAt(words, at + 1)))) return false;
    if (NEGATIONS.has(key) && !(key === "no" && !isName(keyAt(words, at + 1)))) return true;
  }
  return false;
}
