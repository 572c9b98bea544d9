import type { EvalCase, Metric } from "@eval/core";
import { EvalError } from "@eval/core";
import type { Inspection } from "@eval/runner";
import { describedModels } from "../calls/described-models.js";
import type { FoundMetric } from "../discovery/discover.js";

/** What may be expected of a metric on a file, before it is scored. */
export interface MetricOutlook {
  readonly name: string;
  /** Whether it gives a score to any case, as far as could be seen. */
  readonly scorable: boolean;
  /** Fields that it needs and no case has. */
  readonly missing: readonly string[];
  /** Why it gives none though the fields are there, or what it takes; null where there is nothing to say. */
  readonly note: string | null;
}

/**
 * What becomes of each metric, with its usual options: fields are not all that one needs, so those that ask no model are
 * tried on `cases`, the first of the file. Metrics of others are not: they could keep the process.
 */
export async function metricOutlook(
  metric: FoundMetric,
  { fields }: Pick<Inspection, "fields">,
  cases: readonly EvalCase[],
  found: readonly FoundMetric[],
): Promise<MetricOutlook> {
  const { name, factory } = metric;
  const present = new Set(fields.map(({ field }) => field));
  const missing = factory.info.needs.flatMap((need) => {
    const options = typeof need === "string" ? [need] : need;
    return options.some((field) => present.has(field)) ? [] : [options.join(" or ")];
  });
  if (missing.length > 0) return { name, scorable: false, missing, note: null };
  try {
    const made = factory({});
    const asksModel = describedModels([{ ...metric, options: {} }], found).length > 0;
    if (asksModel) return { name, scorable: true, missing, note: "asks a model" };
    const mayAsk = "model" in made.options || "encoder" in made.options;
    if (mayAsk || metric.from !== "bundled") return { name, scorable: true, missing, note: null };
    return { name, missing, ...(await trial(made, cases)) };
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    return { name, scorable: false, missing, note: `needs options: ${error.message}` };
  }
}

/** Fewer cases that all fail alike say nothing of a file. */
const TELLING = 5;

/** What a trial says: that no case gets a score, and why; or that all fail for one reason, which may be the wrong metric. */
async function trial(metric: Metric, cases: readonly EvalCase[]): Promise<Pick<MetricOutlook, "scorable" | "note">> {
  const reasons = new Map<string, number>();
  const labels = new Set<string>();
  let passed = false;
  let tried = 0;
  for (const evalCase of cases) {
    const result = await metric(evalCase);
    // Every metric fails a blank answer, whatever the file holds.
    if (result.label === "blank") continue;
    tried += 1;
    if (result.status !== "scored") reasons.set(result.reason, (reasons.get(result.reason) ?? 0) + 1);
    else {
      labels.add(result.label);
      passed ||= result.passed !== false;
    }
  }
  const first = tried === 1 ? "the first case" : `the first ${tried} cases`;
  const [most] = [...reasons].sort(([, left], [, right]) => right - left);
  if (labels.size === 0 && most !== undefined)
    return { scorable: false, note: `nothing to score in ${first}: ${most[0]}` };
  const isOneFailure = !passed && labels.size === 1 && reasons.size === 0 && tried >= TELLING;
  return { scorable: true, note: isOneFailure ? `all of ${first} are ${[...labels][0]}` : null };
}
