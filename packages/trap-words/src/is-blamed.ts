import { isCalledWrong, isOffTopic } from "./attribution.js";
import { isDismissedClause, isDismissedWord, isInDismissedQuote, isUnfoundedReport } from "./dismissed.js";
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
    strength === "full" && blames(entry.entry.category).some((rule) => rule(trace.text, start, stop));
  return right.length > 0 && right.every(isBlame) ? right[0]! : null;
}

type IsBlame = (text: string, start: number, end: number) => boolean;

/** What a word of several senses says may be in a wrong statement ("a rate of 5 %"); an idiom or a relative is the statement. */
const OF_A_WORD: readonly IsBlame[] = [isOffTopic, isDismissedWord, isUnfoundedReport];
const OF_A_STATEMENT: readonly IsBlame[] = [...OF_A_WORD, isCalledWrong, isInDismissedQuote, isDismissedClause];

const blames = (category: string): readonly IsBlame[] =>
  ["idiom", "kinship", "dropped-negation"].includes(category) ? OF_A_STATEMENT : OF_A_WORD;
