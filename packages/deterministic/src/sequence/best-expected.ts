/** What was measured against one of the expected answers. */
export interface BestExpected<Measured> {
  readonly measured: Measured;
  readonly expectedIndex: number;
}

/**
 * Measures every expected answer and keeps the one with the highest merit, the first where several have it. An answer
 * that cannot be measured gives null and is passed over; null where that is so for all.
 */
export function bestExpected<Measured>(
  answers: readonly string[],
  measure: (answer: string) => Measured | null,
  merit: (measured: Measured) => number,
): BestExpected<Measured> | null {
  let best: BestExpected<Measured> | null = null;
  for (const [expectedIndex, answer] of answers.entries()) {
    const measured = measure(answer);
    if (measured === null) continue;
    if (best === null || merit(measured) > merit(best.measured)) best = { measured, expectedIndex };
  }
  return best;
}
