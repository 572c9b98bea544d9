import { askingWords, boundCases, boundWords, boundYears, endingWords } from "./bound-words.js";
import { exactFold } from "./exact-fold.js";

/** `time`: before or after a year; `until`: up to it; `amount`: more or less than a number. */
export type Bound = "time" | "until" | "amount";

interface Words {
  readonly before: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
  readonly free: ReadonlySet<string>;
}

export interface BoundTables extends Readonly<Record<Bound, Words>> {
  readonly cases: ReadonlySet<string>;
  readonly years: ReadonlySet<string>;
  readonly inCase: ReadonlySet<string>;
  readonly asking: ReadonlySet<string>;
  readonly ending: readonly string[];
}

let known: BoundTables | undefined;

/** The words of bounds by what they do, folded on first use. */
export function boundTables(): BoundTables {
  const setOf = (words: string) => new Set(words.split(" ").map(exactFold));
  const wordsOf = ({ before, behind, free }: Readonly<Record<keyof Words, string>>): Words => ({
    before: setOf(before),
    behind: setOf(behind),
    free: setOf(free),
  });
  known ??= {
    time: wordsOf(boundWords.time),
    until: wordsOf(boundWords.until),
    amount: wordsOf(boundWords.amount),
    cases: setOf(boundCases),
    years: setOf(boundYears.plain),
    inCase: setOf(boundYears.inCase),
    asking: setOf(askingWords),
    ending: [...setOf(endingWords)],
  };
  return known;
}
