import type { EvalCase, Json, OpenMetric } from "@eval/core";
import { SOURCE_PRESERVED } from "../profile/profile-book.js";
import { benchMetrics } from "./bench-metrics.js";
import { benchProfiles } from "./bench-profiles.js";
import { withBenchReferences } from "./bench-references.js";

/** What the preset puts in the place of our own: profiles, the metrics they name, which profile, which references. */
export interface CapabilityBench {
  readonly profiles: Readonly<Record<string, Json>>;
  readonly shapeOf: (evalCase: EvalCase) => string;
  /** The profile of a row that should name its own and does not. */
  readonly unnamed: string;
  readonly prepare: (evalCase: EvalCase) => EvalCase;
  readonly open: (next: OpenMetric) => OpenMetric;
}

export function capabilityBench(): CapabilityBench {
  const metrics = benchMetrics();
  return {
    profiles: benchProfiles as unknown as Readonly<Record<string, Json>>,
    shapeOf: ({ choices = [] }) => (choices.length > 0 ? "multiple_choice" : "short_answer_qa"),
    unnamed: SOURCE_PRESERVED,
    prepare: withBenchReferences,
    open: (next) => async (name, options) => metrics.get(name) ?? next(name, options),
  };
}
