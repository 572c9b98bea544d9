import type { ChoiceSet } from "./choice-set.js";
import { AND_OR, ANSWER_CUE, CORRECT_AFTER, ENDS_SENTENCE, LOOSE_CUE } from "./cues.js";
import { type LabelMention, standsBeforeOwnText } from "./find-labels.js";
import { optionsBeginning } from "./find-texts.js";
import { foldText } from "./fold-text.js";
import { areJoined, choiceOf, namedTogether } from "./named-together.js";
import type { ParsedChoice } from "./parsed-choice.js";

/** The option behind the last "the answer is", or before the last "is correct": a reply that reasons ends with its answer. */
export function cuedChoice(
  text: string,
  mentions: readonly LabelMention[],
  afterDenials: readonly number[],
  set: ChoiceSet,
): ParsedChoice | null {
  let last: { readonly at: number; readonly parsed: ParsedChoice } | null = null;
  const keep = (at: number, parsed: ParsedChoice | null) => {
    if (parsed !== null && (last === null || at >= last.at)) last = { at, parsed };
  };
  for (const { index, 0: cue } of text.matchAll(ANSWER_CUE())) {
    keep(index, namedAt(text, index + cue.length, mentions, set));
  }
  for (const [at, mention] of mentions.entries()) {
    if (CORRECT_AFTER().test(text.slice(mention.end, mention.end + 60))) {
      keep(mention.start, choiceOf(joinedUpTo(text, mentions, at), "cue"));
    }
  }
  for (const at of afterDenials) keep(at, endsWith(text, at, mentions));
  for (const { index, 0: cue } of text.matchAll(LOOSE_CUE())) keep(index, endsWith(text, index + cue.length, mentions));
  return (last as { readonly parsed: ParsedChoice } | null)?.parsed ?? null;
}

/** "Both A and C are correct" names two; "of A and C, C is correct" names C out of them. */
function joinedUpTo(text: string, mentions: readonly LabelMention[], at: number): number[] {
  const last = mentions[at] as LabelMention;
  let from = at;
  while (from > 0 && areJoined(text, mentions[from - 1] as LabelMention, mentions[from] as LabelMention)) from -= 1;
  const joined = mentions.slice(from, at).map(({ index }) => index);
  return joined.includes(last.index) ? [last.index] : [...joined, last.index];
}

/** What stands at `at`: the text of an option, or a label and those joined to it. */
function namedAt(text: string, at: number, mentions: readonly LabelMention[], set: ChoiceSet): ParsedChoice | null {
  const label = labelAt(text, at, mentions);
  if (label !== undefined && standsBeforeOwnText(text, label, set)) return choiceOf([label.index], "cue");
  const said = foldText(text.slice(at, at + set.reach));
  const words = optionsBeginning(said, set);
  const together = label === undefined ? [] : namedTogether(text, mentions, firstFrom(mentions, at));
  if (words.length === 0) {
    return choiceOf(
      together.map(({ index }) => index),
      "cue",
    );
  }
  if (label?.isBracketed && set.texts[words[0] as number]?.length === 1) return choiceOf([label.index], "cue");
  if (label !== undefined && isOnlyLabel(text, label) && !words.includes(label.index)) {
    return { kind: "ambiguous_text", indexes: [...new Set([label.index, ...words])].sort((a, b) => a - b) };
  }
  if (words.length > 1) return { kind: "ambiguous_text", indexes: words };
  return choiceOf([...words, ...optionsAlsoNamed(said, words, set)], "cue");
}

/** "strength or stamina": the option whose text follows directly, or behind "and", "or". */
function optionsAlsoNamed(said: string, words: readonly number[], set: ChoiceSet): number[] {
  const rest = said.slice(set.texts[words[0] as number]?.length ?? 0);
  return optionsBeginning(rest.replace(AND_OR(), "").trim(), set);
}

function labelAt(text: string, at: number, mentions: readonly LabelMention[]): LabelMention | undefined {
  const next = mentions[firstFrom(mentions, at)];
  return next !== undefined && OPENING.test(text.slice(at, next.start)) ? next : undefined;
}

/** Mentions stand in order, and a long reply has as many cues as mentions. */
function firstFrom(mentions: readonly LabelMention[], at: number): number {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle] as LabelMention).start >= at) high = middle;
    else low = middle + 1;
  }
  return low;
}

const OPENING = /^[\s:="'<-]*$/;

/** The label is all that the sentence says, so a text that is equal to it means it as much. */
const isOnlyLabel = (text: string, { end }: LabelMention): boolean => /^\s*(?:$|[.!\n।])/.test(text.slice(end));

function endsWith(text: string, at: number, mentions: readonly LabelMention[]): ParsedChoice | null {
  const label = labelAt(text, at, mentions);
  if (label === undefined) return null;
  const from = mentions.indexOf(label);
  const together = namedTogether(text, mentions, from);
  const { end } = together.at(-1) as LabelMention;
  if (!ENDS_SENTENCE().test(text.slice(end, end + 60))) return null;
  return choiceOf(joinedUpTo(text, mentions, from + together.length - 1), "cue");
}
