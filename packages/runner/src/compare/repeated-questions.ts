import type { Pairing } from "./pair-cases.js";

/** Below this share of the pairs, questions that are asked again move no interval that anybody would notice. */
const FEW = 0.1;

/**
 * Questions that stand in several pairs, in a sentence: by input their cases are paired in the order of the files, which
 * may be another one in each; and answers to one question are not independent of one another.
 */
export function repeatedQuestions({ by, pairs }: Pairing, clusterBy: string | null): string[] {
  const asked = new Map<string, number>();
  for (const { a, b } of pairs) {
    const input = a.input ?? b.input;
    if (input !== null) asked.set(input, (asked.get(input) ?? 0) + 1);
  }
  const times = [...asked.values()].filter((count) => count > 1);
  const share = times.reduce((sum, count) => sum + count, 0) / pairs.length;
  const isAmbiguous = by === "input" && times.length > 0;
  const isDependent = clusterBy === null && share > FEW;
  const count = times.length === 1 ? "1 question stands" : `${times.length} questions stand`;
  const advice = [
    ...(isAmbiguous
      ? ["their cases are paired in the order of the files: give each case an id (--map id=COLUMN)"]
      : []),
    ...(isDependent ? ["answers to one question count as independent: --cluster-by its column"] : []),
  ];
  return advice.length === 0 ? [] : [`${count} in several pairs; ${advice.join("; ")}`];
}
