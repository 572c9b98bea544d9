import { isBlank } from "@eval/core/text";
import type { ChoiceSet } from "./choice-set.js";
import { cleanReply, withoutThinking } from "./clean-reply.js";
import { cuedChoice } from "./cued-choice.js";
import { APOLOGY, NONE_OF_THESE, REFUSAL } from "./cues.js";
import { withoutDenied } from "./denied-label.js";
import { type LabelMention, labelMentions, standsBeforeOwnText } from "./find-labels.js";
import { optionsEqual, optionsWithin } from "./find-texts.js";
import { foldText } from "./fold-text.js";
import { leadingChoice } from "./leading-choice.js";
import { mentionedChoice } from "./mentioned-choice.js";
import type { ParsedChoice } from "./parsed-choice.js";

/**
 * The option that a reply names. From the surest to the least: the whole reply is a label or an option's text; the
 * last "the answer is …"; a label at the start or the end; one label or one option's text somewhere inside.
 */
export function parseChoice(output: string, set: ChoiceSet): ParsedChoice {
  const reply = withoutThinking(output);
  const text = cleanReply(reply);
  const folded = foldText(reply);
  const named = () => optionsWithin(folded, foldedSpeech(reply), set);
  const { affirmed: mentions, afterDenials } = withoutDenied(text, labelMentions(text, set), set);
  return (
    wholeChoice(text, folded, mentions, set) ??
    cuedChoice(text, mentions, afterDenials, set) ??
    leadingChoice(text, mentions, set) ??
    refusalOf(reply) ??
    noneOfThese(reply, named, set) ??
    mentionedChoice(text, mentions, named(), set) ??
    (APOLOGY().test(reply) ? { kind: "refusal" } : { kind: "no_choice" })
  );
}

function wholeChoice(
  text: string,
  folded: string,
  mentions: readonly LabelMention[],
  set: ChoiceSet,
): ParsedChoice | null {
  const first = mentions[0];
  if (first !== undefined && LOOSE.test(text.slice(0, first.start)) && standsBeforeOwnText(text, first, set)) {
    if (foldText(text.slice(first.end)) === set.texts[first.index]) {
      return { kind: "choice", index: first.index, form: "label" };
    }
  }
  const equal = isBlank(folded) ? [] : optionsEqual(folded, set);
  // Without what LaTeX and HTML add: "$7$".
  if (equal.length === 0) equal.push(...optionsEqual(foldText(text), set));
  const only = mentions.length === 1 ? mentions[0] : undefined;
  const isLabel = only !== undefined && standsFirst(text, only) && LOOSE.test(text.slice(only.end));
  if (isLabel && (only.isBracketed || equal.length === 0 || (equal.length === 1 && equal[0] === only.index))) {
    return { kind: "choice", index: only.index, form: "label" };
  }
  if (equal.length === 1 && !isLabel) return { kind: "choice", index: equal[0] as number, form: "text" };
  if (equal.length === 0) return null;
  const indexes = isLabel ? [...new Set([only.index, ...equal])].sort((a, b) => a - b) : equal;
  return { kind: "ambiguous_text", indexes };
}

/** Nothing but punctuation before it, or the number of the question: "Q. 1 C". */
const standsFirst = (text: string, { start }: LabelMention): boolean =>
  LOOSE.test(text.slice(0, start)) || QUESTION_NUMBER.test(text.slice(0, start));

const QUESTION_NUMBER = /^\s*(?:q(?:uestion)?\.?\s*)?\d{1,3}[.):]?\s+$/i;

/** Around a label that is the whole reply. */
const LOOSE = /^[\s.,:;!?'"<>|।-]*$/;

const refusalOf = (reply: string): ParsedChoice | null =>
  REFUSAL().test(straight(reply)) ? { kind: "refusal" } : null;

/** Where an option says so itself, "none of these" means it, as "none of the above" would. */
function noneOfThese(reply: string, named: () => readonly number[], { texts }: ChoiceSet): ParsedChoice | null {
  if (!NONE_OF_THESE().test(reply)) return null;
  const saying = texts.flatMap((text, index) => (NONE_OF_THESE().test(text) ? [index] : []));
  const [index] = saying;
  if (index === undefined) return { kind: "none_of_these" };
  return saying.length === 1 && named().length === 0 ? { kind: "choice", index, form: "text" } : null;
}

const straight = (reply: string): string => reply.replaceAll("’", "'");
const foldedSpeech = (reply: string): string => cleanReply(reply).toLowerCase().replace(/\s+/g, " ");
