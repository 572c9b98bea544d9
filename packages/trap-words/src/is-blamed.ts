import { isCalledWrong, isOffTopic } from "./attribution.js";
import type { Mention, ReadTrace } from "./read-trace.js";
import type { TermInSource } from "./term-in-source.js";

/**
 * The right sense of a term where the trace names it for nothing but to say that an answer should not have: whoever says
 * that "the assistant's regret is off topic" has read the idiom of regret as something else. Null where the trace also
 * names that sense, or repeats the term, in any other way.
 */
export function isBlamed({ entry, senses, named }: TermInSource, trace: ReadTrace): Mention | null {
  if (trace.terms.some((hit) => hit.entry === entry)) return null;
  const right = trace.mentionsOf(entry).filter(({ sense }) => senses.includes(sense) || named.includes(sense));
  const isBlame = ({ start, stop, strength }: Mention) =>
    strength === "full" && blames(entry.entry.category)(trace.text, start, stop);
  return right.length > 0 && right.every(isBlame) ? right[0]! : null;
}

/** What a word of several senses says may be in a wrong statement ("a rate of 5 %"); an idiom or a relative is the statement. */
function blames(category: string): (text: string, start: number, end: number) => boolean {
  if (!["idiom", "kinship", "dropped-negation"].includes(category)) return isOffTopic;
  return (text, start, end) => isOffTopic(text, start, end) || isCalledWrong(text, start, end);
}
