import { lazyPattern } from "@eval/core/text";
import type { ChoiceSet } from "./choice-set.js";
import { AND_OR, CORRECT_AFTER, FOLLOWS_LABEL, FOLLOWS_SMALL_LABEL, OPTION_BEFORE, WRONG_AFTER } from "./cues.js";
import { foldText } from "./fold-text.js";

/** A label as it stands in a reply. */
export interface LabelMention {
  readonly index: number;
  /** With its brackets. */
  readonly start: number;
  readonly end: number;
  readonly isBracketed: boolean;
  /** "Option" stands before it. */
  readonly isNamed: boolean;
}

const patterns = new Map<string, RegExp>();
const PATTERNS_KEPT = 64;

/** Labels with their brackets that are not part of a word, number or run of initials ("A.P.J.", "C++", "A+", "D'Souza"). */
function labelPattern({ labels }: ChoiceSet): RegExp {
  const keys = [...labels.keys()].sort((a, b) => b.length - a.length);
  const source = keys.map(escaped).join("|");
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    if (patterns.size >= PATTERNS_KEPT) patterns.clear();
    pattern = new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}][.,'+-]?|[-+$₹#@])(?<open>[(\\[{]\\s*)?(?<label>${source})(?<close>\\s*[)\\]}])?(?![\\p{L}\\p{M}\\p{N}]|['.,-][\\p{L}\\p{N}]|[+#%]|-(?:$|\\s*[,.)]))`,
      "giu",
    );
    patterns.set(source, pattern);
  }
  return pattern;
}

const escaped = (label: string): string => label.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * Every place where a label may stand, with what tells a label from the word "a". Letters inside the text of an option
 * ("(A) is true, but (R) is false", of an assertion and its reason) name no option.
 */
export function labelMentions(text: string, set: ChoiceSet): LabelMention[] {
  const mentions: LabelMention[] = [];
  if (set.labels.size === 0) return mentions;
  const quoted = spansOf(text, set.phrases);
  for (const match of text.matchAll(labelPattern(set))) {
    const { open = "", label = "", close = "" } = match.groups as Record<string, string | undefined>;
    const index = set.labels.get(label.toUpperCase());
    if (index === undefined) continue;
    const start = match.index;
    const end = start + match[0].length;
    const isBracketed = close !== "" && (open !== "" || START_OF_LINE.test(textBefore(text, start)));
    if (quoted.some((span) => start >= span.start && end <= span.end)) continue;
    const isNamed = OPTION_BEFORE().test(text.slice(Math.max(0, start - 30), start));
    const isSure = isBracketed || (isNamed && isNoSmallLetter(label));
    const mention = { index, start, end, isBracketed, isNamed };
    if (isSure || standsAlone(text, end, label) || standsBeforeOwnText(text, mention, set)) mentions.push(mention);
  }
  return set.isNumbered
    ? mentions
    : mentions.filter((mention, at) => !countsReply(text, mention, mentions[at + 1], set));
}

/** "1. C", "Answer 2: C": the number of the question, not the place of an option. */
function countsReply(text: string, mention: LabelMention, next: LabelMention | undefined, set: ChoiceSet): boolean {
  const isNumber = WHOLE_NUMBER.test(text.slice(mention.start, mention.end));
  if (!isNumber || next === undefined || standsBeforeOwnText(text, mention, set)) return false;
  return /^[.):]?\s+$/.test(text.slice(mention.end, next.start));
}

const WHOLE_NUMBER = /^\d+$/;

/** The end of what stands before a place; a sign for what was cut off, so that it does not look like the beginning. */
export function textBefore(text: string, at: number): string {
  return at <= LOOK_BACK ? text.slice(0, at) : `…${text.slice(at - LOOK_BACK, at)}`;
}

const LOOK_BACK = 80;

/** Whether the label stands before the text of its own option: "B. (c) and (d)", not "(b), (c) and (d)". */
export function standsBeforeOwnText(text: string, { index, end }: LabelMention, { texts }: ChoiceSet): boolean {
  const own = texts[index] as string;
  const rest = text.slice(end, end + own.length * 2 + 100);
  return own !== "" && !/^\s*,/.test(rest) && `${foldText(rest)} `.startsWith(`${own} `);
}

function spansOf(text: string, phrases: readonly string[]): { start: number; end: number }[] {
  return phrases.flatMap((phrase) => {
    const spans: { start: number; end: number }[] = [];
    for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + phrase.length)) {
      spans.push({ start: at, end: at + phrase.length });
    }
    return spans;
  });
}

const START_OF_LINE = /(?:^|\n)[\s"']*$|[:=]\s*$/;

/** What follows does not make the label a word of the sentence: an end, a sign, or a known word. */
function standsAlone(text: string, end: number, label: string): boolean {
  const rest = text.slice(end, end + 60);
  if (ENDS_LABEL().test(rest)) return true;
  if (isOther(label.toUpperCase()) && FOLLOWS_SMALL_LABEL().test(rest)) return true;
  if (isNoSmallLetter(label)) {
    if (FOLLOWS_LABEL().test(rest) || CORRECT_AFTER().test(rest) || WRONG_AFTER().test(rest)) return true;
    if (isOther(label) && (AND_OR().test(rest) || /^\s*\(/.test(rest))) return true;
  }
  return false;
}

const isNoSmallLetter = (label: string): boolean => label !== label.toLowerCase() || !HAS_CASE().test(label);
const isOther = (label: string): boolean => label !== "A";
const ENDS_LABEL = lazyPattern("^\\s*(?:$|[\\n.,;:!?|)\\]}\"'।॥۔<]|[-=/&](?!\\p{N}))|^>+\\s*(?:$|\\n)");
const HAS_CASE = lazyPattern("\\p{Ll}|\\p{Lu}");
