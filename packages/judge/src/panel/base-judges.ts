import { type AsyncMetric, EvalError, type JsonRecord, show } from "@eval/core";
import { answerEquivalence } from "../answer-equivalence.js";
import { indicJudge } from "../indic-judge.js";
import { rubric } from "../rubric.js";

/** Judges that a jury or a cascade can be made of: those that give a verdict on one answer. */
const bases = { "answer-equivalence": answerEquivalence, "indic-judge": indicJudge, rubric } as const;

export type BaseJudge = keyof typeof bases;

export const baseJudges = Object.keys(bases) as BaseJudge[];

/** Makes a judge by name, with a model. Throws EvalError where its options do not fit. */
export function makeBase(of: BaseJudge, model: JsonRecord, options: JsonRecord): AsyncMetric {
  if ("model" in options) {
    throw new EvalError("invalid-option", `options of ${of} must not name a model here, got ${show(options["model"])}`);
  }
  const make = bases[of] as (options: JsonRecord) => unknown;
  return make({ ...options, model }) as AsyncMetric;
}
