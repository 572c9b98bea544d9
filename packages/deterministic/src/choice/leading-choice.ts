import { lazyPattern } from "@eval/core/text";
import type { ChoiceSet } from "./choice-set.js";
import { ENDS_SENTENCE } from "./cues.js";
import { type LabelMention, textBefore } from "./find-labels.js";
import { optionsEqual } from "./find-texts.js";
import { foldText } from "./fold-text.js";
import { choiceOf, namedTogether } from "./named-together.js";
import type { ParsedChoice } from "./parsed-choice.js";

/**
 * The option whose label is the last line or sentence, else the one whose label begins the reply: "C) stamina". A reply
 * that puts labels before several lines repeats the question and chooses nothing there.
 */
export function leadingChoice(text: string, mentions: readonly LabelMention[], set: ChoiceSet): ParsedChoice | null {
  const last = mentions.at(-1);
  if (last !== undefined && isLastSentence(text, last)) {
    return choiceOf([last.index], "lead");
  }
  const leads = mentions.filter((mention) => isLead(text, mention));
  const first = leads[0];
  if (first === undefined || !BEFORE_REPLY.test(textBefore(text, first.start))) return null;
  const starts = new Set(leads.map(({ index }) => index));
  if (starts.size > 1) return set.isNumbered ? null : choiceOf([...starts], "lead");
  const together = namedTogether(text, mentions, mentions.indexOf(first)).map(({ index }) => index);
  const said = optionsEqual(foldText(text.slice(first.end)), set);
  const isTorn = said.length > 0 && !said.includes(first.index);
  return choiceOf(isTorn ? [first.index, ...said] : together, "lead");
}

function isLastSentence(text: string, { start, end }: LabelMention): boolean {
  if (!/^[\s.!'"।]*$/.test(text.slice(end))) return false;
  const before = textBefore(text, start);
  return SENTENCE_BEFORE.test(before) && !INITIAL_BEFORE.test(before);
}

/** At the start of a line with a sign behind that sets it apart: "C)", "C.", "C:", "(C)", "C -", or nothing behind. */
function isLead(text: string, mention: LabelMention): boolean {
  if (!LINE_BEFORE.test(textBefore(text, mention.start))) return false;
  if (mention.isBracketed) return true;
  const rest = text.slice(mention.end);
  // "A. P. J. Abdul Kalam" begins with a name.
  if (INITIAL_AFTER().test(rest)) return false;
  if (/^(?:\s*$|\s*\n|[.:,;](?:\s|$)|\s+-\s|\s+\(|\s*[/&,])/.test(rest) || REASON.test(rest)) return true;
  return ENDS_SENTENCE().test(rest.slice(0, 60));
}

const SENTENCE_BEFORE = /(?:[.!?।॥۔:] |\n)["']*$/;
const INITIAL_BEFORE = /(?:^|\s)\S\. ["']*$/;
const LINE_BEFORE = /(?:^|\n)[\s"']*(?:(?:option|choice|विकल्प)\s*[:-]?\s*)?$/i;
const INITIAL_AFTER = lazyPattern("^\\.\\s*\\p{L}\\.");
const BEFORE_REPLY = /^[\s"']*(?:(?:option|choice|विकल्प)\s*[:-]?\s*)?$/i;
const REASON = /^\s+(?:because|since|as|and|or|rather than|instead of|over|क्योंकि|और|या|कारण|কারণ|ஏனெனில்)\s/;
