import { splitSentences } from "@eval/core/text";
import { findWords } from "./words.js";

/** The sentences of two texts that are not in the other word for word. */
export interface DifferingSegments {
  readonly source: readonly string[];
  readonly trace: readonly string[];
}

/**
 * What a model has to look at: sentences that source and trace share word for word are aligned and cannot be
 * misreadings. A trace in another language than its source shares none.
 */
export function differingSegments(source: string, trace: string): DifferingSegments {
  return { source: notIn(source, trace), trace: notIn(trace, source) };
}

function notIn(text: string, other: string): string[] {
  const shared = ` ${keysOf(other)} `;
  return splitSentences(text).filter((sentence) => !shared.includes(` ${keysOf(sentence)} `));
}

function keysOf(text: string): string {
  return findWords(text)
    .words.map(({ key }) => key)
    .join(" ");
}
