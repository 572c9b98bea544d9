/** Which cases of a run are labelled. */
export interface Selection {
  readonly cases: CaseChoice;
  /** How many at most, drawn at random, or the first of the review queue; null takes all. */
  readonly sample: number | null;
  readonly only: OutcomeChoice | null;
}

export const caseChoices = ["all", "sample", "flagged", "queue"] as const;
export type CaseChoice = (typeof caseChoices)[number];

export const outcomeChoices = ["failed", "passed", "disagreement"] as const;
export type OutcomeChoice = (typeof outcomeChoices)[number];

export const protocolNames = ["blind"] as const;

/** The rules of a labelling, fixed before its first label. */
export interface Protocol {
  /** 1, 2, …: a run may be labelled again under other rules, and the labels stay apart. */
  readonly number: number;
  readonly name: (typeof protocolNames)[number];
  /** ISO 8601, in UTC. */
  readonly startedAt: string;
  /** Decides the sample, the hold-out and everyone's order. */
  readonly seed: number;
  readonly selection: Selection;
  /** Numbers of the cases, ascending. */
  readonly cases: readonly number[];
  readonly rubric: Rubric | null;
  readonly holdOut: HoldOut | null;
}

/** The written rules of judging, as they were when the protocol began. */
export interface Rubric {
  /** Of the text in UTF-8, in hexadecimal. */
  readonly sha256: string;
  readonly text: string;
}

/** Cases whose labels are for testing alone: what was tuned on the others is measured on these. */
export interface HoldOut {
  readonly share: number;
  /** Numbers of the cases held out, ascending. */
  readonly test: readonly number[];
}
