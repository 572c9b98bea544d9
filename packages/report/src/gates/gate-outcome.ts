/** What a run was held against, and what came of it. */
export interface GateOutcome {
  readonly outcome: "passed" | "failed";
  /** Each of them; none where the run did not keep them. */
  readonly checks: readonly GateCheck[];
}

/** One condition on a number of the run. */
export interface GateCheck {
  /** As the command line names it. */
  readonly option: string;
  /** Null where it is of the run and not of one metric. */
  readonly metric: string | null;
  /** Null for all cases. */
  readonly group: string | null;
  readonly quantity: "passRate" | "score" | null;
  readonly bound: "min" | "max" | null;
  readonly limit: number | null;
  /** What was measured; null where nothing was. */
  readonly value: number | null;
  readonly held: boolean;
  /** Why it did not hold; null where it did. */
  readonly message: string | null;
}
