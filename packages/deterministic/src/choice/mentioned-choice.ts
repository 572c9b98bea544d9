import { findNegation } from "@eval/core/text/negation";
import type { ChoiceSet } from "./choice-set.js";
import { WRONG_AFTER } from "./cues.js";
import type { LabelMention } from "./find-labels.js";
import { choiceOf, namedTogether } from "./named-together.js";
import type { ParsedChoice } from "./parsed-choice.js";

/**
 * The one option that a reply names somewhere, by a label in brackets or behind "option", or by its text, where it is
 * not said to be wrong. Labels and texts that do not agree are several choices.
 */
export function mentionedChoice(
  text: string,
  mentions: readonly LabelMention[],
  texts: readonly number[],
  set: ChoiceSet,
): ParsedChoice | null {
  const sameText = texts.filter((index) => set.texts[index] === set.texts[texts[0] as number]);
  const labels = [...new Set(mentions.filter((mention) => isChosen(text, mention, set)).map(({ index }) => index))];
  if (labels.length === 1 && texts.length > 1) return choiceOf(labels, "mention");
  if (texts.length > 1 && sameText.length === texts.length) return { kind: "ambiguous_text", indexes: texts };
  // Small letters in brackets may number the statements that an option is made of: "(a), (c) और (d)".
  if (texts.length === 1 && labels.length > 1) return choiceOf(texts, "mention");
  return choiceOf([...labels, ...texts], "mention") ?? joinedChoices(text, mentions);
}

/** "Both A and C": bare labels that only stand for options because they are joined. */
function joinedChoices(text: string, mentions: readonly LabelMention[]): ParsedChoice | null {
  for (let at = 0; at < mentions.length; ) {
    const together = namedTogether(text, mentions, at);
    const parsed = choiceOf(
      together.map(({ index }) => index),
      "mention",
    );
    if (parsed?.kind === "several_choices") return parsed;
    at += together.length;
  }
  return null;
}

function isChosen(text: string, mention: LabelMention, { isNumbered }: ChoiceSet): boolean {
  if (!mention.isNamed && (isNumbered || !mention.isBracketed)) return false;
  if (WRONG_AFTER().test(text.slice(mention.end, mention.end + 60))) return false;
  return findNegation(text, mention.start, mention.end) === null;
}
