/** How many cases a run mode takes, and how many calls of models it allows; null is all, and no cap. */
export interface RunMode {
  readonly sample: number | null;
  readonly maxCalls: number | null;
}

/** The modes of the answer-accuracy framework (section 10 of its notebook); `full` has to be asked for by name. */
export const runModes: Readonly<Record<string, RunMode>> = {
  quick: { sample: 10, maxCalls: 50 },
  exploratory: { sample: 100, maxCalls: 500 },
  report: { sample: 500, maxCalls: 2_500 },
  full: { sample: null, maxCalls: null },
};
