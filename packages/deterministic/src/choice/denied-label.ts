import type { ChoiceSet } from "./choice-set.js";
import { AFTER_DENIAL, DENIED_BEFORE, WRONG_AFTER } from "./cues.js";
import { type LabelMention, standsBeforeOwnText, textBefore } from "./find-labels.js";
import { namedTogether } from "./named-together.js";

/** Labels that stand for an option, and where what comes after a denial begins. */
export interface SaidLabels {
  readonly affirmed: readonly LabelMention[];
  readonly afterDenials: readonly number[];
}

/** Sets apart the labels that a reply says to be wrong: "not A or B", "A and B are wrong", "B नहीं, C". */
export function withoutDenied(text: string, mentions: readonly LabelMention[], set: ChoiceSet): SaidLabels {
  const affirmed: LabelMention[] = [];
  const afterDenials: number[] = [];
  for (let at = 0; at < mentions.length; ) {
    const together = namedTogether(text, mentions, at);
    const behind = denialEnd(text, together, set);
    const kept = behind === null ? together.length : keptBeforeLast(text, together, behind);
    affirmed.push(...together.slice(0, kept));
    if (behind !== null) afterDenials.push(behind);
    at += together.length;
  }
  return { affirmed, afterDenials };
}

/** "C, B নয়" denies the last of two that a comma alone sets apart; "A, B are wrong" both. */
function keptBeforeLast(text: string, together: readonly LabelMention[], end: number): number {
  const [first, last] = [together[0] as LabelMention, together.at(-1) as LabelMention];
  const isPair = together.length === 2 && /^\s*,\s*$/.test(text.slice(first.end, last.start));
  if (!isPair || DENIED_BEFORE().test(textBefore(text, first.start))) return 0;
  return /\s(?:are|हैं|hain)(?:\s|$)/i.test(text.slice(last.end, end)) ? 0 : 1;
}

/** Where the text goes on behind labels that are denied together, or null where they are not. */
function denialEnd(text: string, together: readonly LabelMention[], set: ChoiceSet): number | null {
  const [first, last] = [together[0] as LabelMention, together.at(-1) as LabelMention];
  if (together.some((mention) => standsBeforeOwnText(text, mention, set))) return null;
  const wrong = WRONG_AFTER().exec(text.slice(last.end, last.end + 60));
  const isDenied = wrong !== null || DENIED_BEFORE().test(textBefore(text, first.start));
  if (!isDenied) return null;
  const end = last.end + (wrong?.[0].length ?? 0);
  return end + (AFTER_DENIAL().exec(text.slice(end, end + 60))?.[0].length ?? 0);
}
