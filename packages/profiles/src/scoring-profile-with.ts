import { type AsyncMetric, EvalError, isMetricFactory, type MetricFactory, type OpenMetric, show } from "@eval/core";
import type { ScoringProfileDetail } from "./evaluate/profile-outcome.js";
import { hintOf } from "./nearest.js";
import { homeOf } from "./profile/metric-homes.js";
import { makeScoringProfile } from "./scoring-profile.js";
import type { ScoringProfileOptions } from "./scoring-profile-options.js";

/** Metric factories, or what holds them: `import * as deterministic`, several such spread into one object. */
export type MetricSource = readonly MetricFactory[] | Readonly<Record<string, unknown>>;

/**
 * `scoringProfile` with the metrics of its parts as objects, for plain code: without a host nobody finds them by name.
 * Throws `EvalError` where two have one name. A profile whose part is not among them is an error that says so.
 *
 * @example
 * import * as deterministic from "@eval/deterministic";
 * const metric = scoringProfileWith(deterministic);
 * (await metric({ output: "General John Burgoyne", expected: "Burgoyne" })).label; // => "passed"
 * (await metric({ output: "James Burgoyne or Gates", expected: "Burgoyne" })).passed; // => false
 */
export function scoringProfileWith(
  metrics: MetricSource,
  options: Partial<ScoringProfileOptions> = {},
): AsyncMetric<ScoringProfileOptions, ScoringProfileDetail> {
  const open = openerOf(Object.values(metrics).filter(isMetricFactory));
  return makeScoringProfile(() => open)(options);
}

function openerOf(factories: readonly MetricFactory[]): OpenMetric {
  const byName = new Map<string, MetricFactory>();
  for (const factory of factories) {
    const { name } = factory.info;
    if (byName.get(name) !== undefined && byName.get(name) !== factory) {
      throw new EvalError("invalid-metric", `metrics must have names of their own, got ${show(name)} twice`);
    }
    byName.set(name, factory);
  }
  return async (name, options) => {
    const factory = byName.get(name);
    if (factory !== undefined) return factory(options);
    const home = homeOf(name);
    const hint = home === null ? hintOf(name, [...byName.keys()]) : `it comes with ${home}`;
    throw new EvalError("unknown-metric", `no metric ${show(name)} was given; ${hint}`);
  };
}
