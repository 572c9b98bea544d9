import { AND_OR } from "./cues.js";
import type { LabelMention } from "./find-labels.js";

/** The mention at a place of the list and those joined to it by "and", "or", a comma: "A or B", "(a), (b)". */
export function namedTogether(text: string, mentions: readonly LabelMention[], from: number): LabelMention[] {
  const together: LabelMention[] = [];
  for (let at = from; at < mentions.length; at++) {
    const next = mentions[at] as LabelMention;
    const last = together.at(-1);
    if (last !== undefined && !areJoined(text, last, next)) break;
    together.push(next);
  }
  return together;
}

/** Whether nothing but "and", "or" or a comma stands between two mentions. */
export function areJoined(text: string, left: LabelMention, right: LabelMention): boolean {
  const between = text.slice(left.end, right.start);
  return between !== "" && AND_OR().exec(between)?.[0].length === between.length;
}

/** One option, or that several were named. */
export function choiceOf(indexes: readonly number[], form: "cue" | "lead" | "mention") {
  const distinct = [...new Set(indexes)].sort((a, b) => a - b);
  if (distinct.length === 0) return null;
  if (distinct.length > 1) return { kind: "several_choices", indexes: distinct } as const;
  return { kind: "choice", index: distinct[0] as number, form } as const;
}
