import type { AnswerWord } from "./answer-word.js";
import { isGivenName } from "./bestowed-titles.js";
import { isCompoundPart } from "./find-alternatives.js";
import { hasOtherKind } from "./find-phrase.js";
import type { Gold } from "./gold.js";
import { asInitials } from "./initial-letters.js";
import { isGenericHead } from "./name-group.js";
import { POSTPOSITIONS } from "./noun-phrase.js";
import type { Occurrence } from "./occurrence.js";
import { questionSplit } from "./question-words.js";
import type { Refusal } from "./refusal.js";
import { sameWord } from "./same-word.js";
import { isKnownAt, type Scene } from "./scene.js";
import { CLAUSE, COMMA, HYPHEN, MARK, SPACE, type SplitAnswer } from "./split-answer.js";
import { isQualified } from "./stated-answer.js";
import {
  ANSWER_NOUN,
  BEFORE_ERA,
  CHANGER,
  CONTRAST,
  COPULA,
  FILLER,
  FUNCTION,
  HONORIFIC,
  NO,
  YES,
} from "./word-roles.js";

/** Whether a mention is the name of something else: of another kind, another era, or a part of another name. */
export function judgeName(gold: Gold, found: Occurrence, scene: Scene): Refusal | null {
  const { answer } = scene;
  if (hasOtherKind(gold, found, answer)) return "other-kind";
  if (isOtherEra(gold, found, answer)) return "other-name";
  // What a number is compared with makes a bound; see `isBound`.
  if (gold.number === null && isCompared(found, answer)) return "other-subject";
  return isOtherName(gold, found, scene) ? "other-name" : null;
}

/** "larger than Delhi", दिल्ली की तुलना में: what something else is measured against. */
function isCompared({ first, next }: Occurrence, { words }: SplitAnswer): boolean {
  const than = words[first - 1]?.fold === "the" ? first - 2 : first - 1;
  // "none other than Delhi" is no comparison; see `exceptionOf`.
  if (words[than]?.fold === "than") return words[than - 1]?.fold !== "other";
  return /^(?:तुलना|अपेक्षा|tulna|apeksha)$/.test(words[next + 1]?.fold ?? "") && POSTPOSITIONS.has(words[next]!.fold);
}

/** "44" of "44 BC" is another year than 44. */
function isOtherEra(gold: Gold, { next }: Occurrence, { words }: SplitAnswer): boolean {
  if (gold.number === null || next >= words.length) return false;
  return (
    (words[next]!.roles & BEFORE_ERA) !== 0 ||
    (words[next]!.fold === "ईसा" && /^पूर्व$/.test(words[next + 1]?.fold ?? ""))
  );
}

function isOtherName(gold: Gold, found: Occurrence, scene: Scene): boolean {
  const { words, gaps } = scene.answer;
  const known = (word: number) => isKnownAt(word, scene);
  if (isCompoundPart(scene.answer, found, known) || isFollowedByDirection(scene.answer, found.next, known)) return true;
  const at = found.first - 1;
  if (at < 0 || (gaps[found.first] !== SPACE && !isInitialBefore(scene.answer, found.first))) return false;
  const isOther = isOtherPart(gold, found, scene, words[at]!) || isChanged(gold, scene.answer, at);
  return isOther && !known(at) && !isAskedInOtherScript(words[at]!, scene);
}

/** "R. Gandhi": an initial and its point; "B. Gandhi" may be the label of a choice. */
function isInitialBefore({ words, gaps, text, starts, ends }: SplitAnswer, at: number): boolean {
  if (gaps[at] !== MARK || text.slice(ends[at - 1], starts[at]).trim() !== ".") return false;
  return asInitials(words[at - 1]!).some((letters) => letters.length > 1 || letters > LAST_LABEL);
}

const LAST_LABEL = "h";

/** मार्च, where the question has "March": दांडी मार्च गांधी ने किया. */
function isAskedInOtherScript(word: AnswerWord, { question, rules }: Scene): boolean {
  if (question === null) return false;
  return questionSplit(question).words.some(
    (asked) => asked.script !== word.script && (asked.roles & FUNCTION) === 0 && sameWord(asked, word, rules) !== 0,
  );
}

const isChanged = (gold: Gold, answer: SplitAnswer, at: number): boolean =>
  (answer.words[at]!.roles & CHANGER) !== 0 && gold.number === null && !isAnswerNoun(answer, at);

const OTHER_ROLES = CHANGER | FUNCTION | HONORIFIC | FILLER | ANSWER_NOUN | COPULA | YES | NO | CONTRAST;

/** Whether the word before the mention is the first part of another name: "Indira" before "Gandhi". */
function isOtherPart(gold: Gold, found: Occurrence, scene: Scene, before: AnswerWord): boolean {
  if ((before.roles & OTHER_ROLES) !== 0 || isGenericHead(before)) return false;
  if (before.script === "Latn" && !before.isCapital) return false;
  if (isOfTitled(gold, before, scene)) return false;
  if (isShortened(gold, scene.answer.words[found.first]!, scene)) return true;
  return (
    gold.required.length === 1 && OF_A_PLACE.test(before.fold) && scene.golds.some((other) => other.required.length > 1)
  );
}

/** "Mohandas" before the Gandhi of "Mahatma Gandhi". */
function isOfTitled({ tokens, required }: Gold, before: AnswerWord, { rules }: Scene): boolean {
  const [title, surname] = [tokens[0], required[0]];
  if (title === undefined || surname === undefined || !title.isOptional || required.length > 1) return false;
  return isGivenName(before, title.word, surname.word, rules);
}

/** Endings of adjectives that tell kinds apart by where they come from: साइबेरियाई, भारतीय. */
const OF_A_PLACE = /(?:ियाई|ीय|ाई|ীয়|ીય|ੀਅ)$/;

/** "purv-dakshin" for "purv". */
function isFollowedByDirection({ words, gaps }: SplitAnswer, next: number, known: (at: number) => boolean): boolean {
  return next < words.length && gaps[next] === HYPHEN && (words[next]!.roles & CHANGER) !== 0 && !known(next);
}

/** उत्तर is the north, or the answer: at the beginning of a sentence, behind "but", and behind सही and the like. */
const isAnswerNoun = (answer: SplitAnswer, at: number): boolean =>
  (answer.words[at]!.roles & ANSWER_NOUN) !== 0 &&
  (answer.gaps[at]! >= CLAUSE || isBehindBut(answer, at) || isQualified(answer, at));

/** "…, पर उत्तर लखनऊ है": "but" begins the clause. */
const isBehindBut = ({ words, gaps }: SplitAnswer, at: number): boolean =>
  at > 1 && gaps[at - 1]! >= COMMA && ((words[at - 1]!.roles & CONTRAST) !== 0 || BUT.test(words[at - 1]!.fold));

const BUT = /^(?:पर|par|pe|तर|তবে|ಆದರೆ|પરંતુ|ਪਰ)$/;

/** The accepted answer as looked for is the end of a longer accepted one, or of itself with its title left out. */
function isShortened(gold: Gold, first: AnswerWord, { golds, rules }: Scene): boolean {
  const { tokens, required } = gold;
  const title = tokens[0];
  // शाहजहाँ for "Shah Jahan" is written together with its title.
  if (required.length === 1 && sameWord(required[0]!.word, first, rules) === 0) return false;
  if (title?.isOptional && (title.word.roles & HONORIFIC) !== 0 && sameWord(title.word, first, rules) === 0)
    return true;
  const head = required.at(-1)?.word;
  if (head === undefined || required.length !== 1) return false;
  return golds.some((other) => {
    const last = other.split.words.at(-1);
    const before = other.split.words.at(-2);
    if (last === undefined || before === undefined || (before.roles & FUNCTION) !== 0) return false;
    return sameWord(last, head, rules) !== 0;
  });
}
