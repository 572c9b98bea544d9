import type { AnswerPhrase, Joint } from "./content-words.js";
import { isKindWord } from "./kind-words.js";
import type { Question } from "./question-kind.js";
import { isCopula, isHonorific } from "./role-words.js";

/**
 * Whether an English sentence says of an answer what the question asks, so that more may stand behind: "France won the
 * 1998 World Cup, beating Brazil" (who won …), "Napoleon was born in Ajaccio, on Corsica" (where was …), "Guernica was
 * painted by the Spaniard Picasso in 1937" (who painted …). The words of the question stand there in its order.
 */
export function restatesQuestion(output: AnswerPhrase, expected: readonly string[], question: Question): boolean {
  const asked = question.words;
  const isAnswerAt = (start: number) => expected.every((word, index) => output.words[start + index] === word);
  const at = output.words.findIndex((_, start) => isAnswerAt(start));
  if (at === -1 || !mayRestate(output, question)) return false;
  const behind = partOf(output, at + expected.length);
  const before: AnswerPhrase = { words: output.words.slice(0, at), joints: output.joints.slice(0, at + 1) };
  if (before.words.every(isHonorific)) return isSubject(behind, asked);
  return isAddition(behind) && (isObject(before.words, asked) || isAgent(before, asked));
}

/** What stands in a sentence where the question has the words that ask: "Vivaldi" of "Vivaldi composed it". */
export function askedSubject(output: AnswerPhrase, question: Question): AnswerPhrase | null {
  if (!mayRestate(output, question)) return null;
  for (let at = 1; at < Math.min(output.words.length, LONGEST_SUBJECT); at += 1) {
    if (!isSubject(partOf(output, at), question.words)) continue;
    return { words: output.words.slice(0, at), joints: output.joints.slice(0, at) };
  }
  return null;
}

const LONGEST_SUBJECT = 6;

const mayRestate = (output: AnswerPhrase, { words }: Question): boolean =>
  QUESTION_WORDS.has(words[0] ?? "") && !output.words.some((word) => CONTRASTS.has(word));

const partOf = ({ words, joints }: AnswerPhrase, from: number): AnswerPhrase => ({
  words: words.slice(from),
  joints: joints.slice(from),
});

const QUESTION_WORDS = new Set("who whom whose what which where when how".split(" "));
/** Words after which the answer may be another one. */
const CONTRASTS = new Set("but however though although actually rather instead yet not never nor neither".split(" "));

/** The words that ask, "who" or "which famous country", are at most so many. */
const MOST_ASKING = 3;
/** Fewer words of a question may stand in a sentence by chance. */
const FEWEST_RESTATED = 2;

/** "France | won the World Cup": what follows is the question behind the words that ask. */
function isSubject(behind: AnswerPhrase, asked: readonly string[]): boolean {
  for (let from = 1; from <= MOST_ASKING; from += 1) {
    const said = asked.slice(from);
    if (said.length < FEWEST_RESTATED || !said.every((word, index) => isSameWord(word, behind.words[index]))) continue;
    const rest = partOf(behind, said.length);
    const more = rest.words.findIndex((word) => !asked.includes(word));
    return more === -1 || isAddition(partOf(rest, more));
  }
  return false;
}

/** "Napoleon was born in | Ajaccio", "The capital of Australia is | Canberra". */
function isObject(before: readonly string[], asked: readonly string[]): boolean {
  const said = before.filter((word) => !isAuxiliary(word));
  const all = asked.slice(1).filter((word) => !isAuxiliary(word));
  const from = all.length - said.length;
  const isEnd = from >= 0 && said.every((word, index) => isSameWord(all[from + index] as string, word));
  return isEnd && from < MOST_ASKING && said.length >= Math.min(FEWEST_RESTATED, all.length) && said.length > 0;
}

/** "Guernica was painted by | Picasso", "Guernica is a painting by the Spaniard | Picasso"; not "was stolen by". */
function isAgent({ words, joints }: AnswerPhrase, asked: readonly string[]): boolean {
  const verb = words.findIndex(isCopula);
  const by = joints.lastIndexOf("by");
  if (verb < 1 || asked[0] !== "who" || by <= verb + 1 || by - verb > MOST_DONE) return false;
  const isDoing = (word: string) => isKindWord(word) || asked.includes(word) || word[0] === asked[1]?.[0];
  const isAsked = words.slice(0, verb).every((word) => asked.includes(word));
  return isAsked && words.slice(verb + 1, by).some(isDoing) && joints.slice(by + 1).every((joint) => joint === "");
}

/** "was painted", "is a large oil painting". */
const MOST_DONE = 5;

/**
 * "India defeated | Australia", where it was asked who defeated India: the answer stands where the sentence has the one
 * that something was done to.
 */
export function isReversed(before: readonly string[], { words: asked }: Question): boolean {
  if (!QUESTION_WORDS.has(asked[0] ?? "") || before.some(isCopula)) return false;
  return [1, 2].some((verb) => {
    const object = asked.slice(verb + 1);
    if (object.length === 0 || isAuxiliary(asked[verb] as string)) return false;
    return [...object, asked[verb]].join(" ") === before.join(" ");
  });
}

/** What is set apart from the sentence before it, and goes on about it. */
function isAddition({ words, joints }: AnswerPhrase): boolean {
  return words.length === 0 || ADDING.has(joints[0] as Joint) || CONNECTIVES.has(words[0] as string);
}

const ADDING: ReadonlySet<Joint> = new Set(["comma", "bracket", "preposition", "by"]);
const CONNECTIVES = new Set("because since as while when where which who after before around circa near".split(" "));

const AUXILIARIES = new Set("do does did has have had can could will would".split(" "));
const isAuxiliary = (word: string): boolean => AUXILIARIES.has(word) || isCopula(word);

/** "absorb" and "absorbed": English endings. */
function isSameWord(asked: string, said: string | undefined): boolean {
  if (asked === said) return true;
  const stem = stemOf(asked);
  return said !== undefined && stem.length > 2 && stem === stemOf(said);
}

const stemOf = (word: string): string => word.replace(/(?:e|es|ed|d|ing)$/, "");
