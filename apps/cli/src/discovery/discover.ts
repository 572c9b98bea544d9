import { EvalError, isMetricFactory, type MetricFactory, show } from "@eval/core";
import { type Candidate, findCandidates, importModule } from "./candidates.js";

/** A metric that was found, and where. */
export interface FoundMetric {
  readonly name: string;
  readonly package: string;
  readonly version: string;
  /** File URL of the module that exports it. */
  readonly module: string;
  readonly exportName: string;
  readonly factory: MetricFactory;
  readonly from: Candidate["from"];
}

/**
 * The metrics of the packages found (see `findCandidates`), by name. Throws where a plugin cannot be loaded, or where
 * two packages bring metrics of one name.
 *
 * Where names are `wanted`, packages that say that they bring none of them are not loaded: that takes longer than scoring
 * a small file. Once a name is nowhere all are, so that the error can say what there is.
 */
export async function discover(
  directory: string,
  plugins: readonly string[],
  wanted?: readonly string[],
): Promise<FoundMetric[]> {
  const candidates = findCandidates(directory, plugins);
  const few = await metricsIn(wanted === undefined ? candidates : candidates.filter((one) => mayBring(one, wanted)));
  const isWhole = wanted === undefined || wanted.every((name) => few.some((metric) => metric.name === name));
  return isWhole ? few : metricsIn(candidates);
}

/** What the user named is loaded in any case, and its faults are told. */
const mayBring = ({ from, names }: Candidate, wanted: readonly string[]): boolean =>
  from === "plugin" || names === undefined || wanted.some((name) => names.includes(name));

async function metricsIn(candidates: readonly Candidate[]): Promise<FoundMetric[]> {
  const found = (await Promise.all(candidates.map(metricsOf))).flat();
  refuseDoubles(found);
  return found.sort((left, right) => (left.name < right.name ? -1 : 1));
}

async function metricsOf(candidate: Candidate): Promise<FoundMetric[]> {
  const module = candidate.modules.metrics;
  if (module === undefined) return [];
  const exports = await importModule(candidate, module);
  const metrics = Object.entries(exports).filter((entry): entry is [string, MetricFactory] =>
    isMetricFactory(entry[1]),
  );
  if (metrics.length === 0 && candidate.from === "plugin") {
    const names = Object.keys(exports).join(", ");
    throw new EvalError(
      "broken-plugin",
      `plugin ${show(candidate.package)} must export a metric made with defineMetric, got ${names || "no export"}; ` +
        "npm create @eval/metric NAME writes one with its test, and the guide Contribute a metric shows one by hand",
    );
  }
  const { package: from, version } = candidate;
  return metrics.map(([exportName, factory]) => ({
    name: factory.info.name,
    package: from,
    version,
    module,
    exportName,
    factory,
    from: candidate.from,
  }));
}

function refuseDoubles(found: readonly FoundMetric[]): void {
  const byName = new Map<string, FoundMetric>();
  for (const metric of found) {
    const other = byName.get(metric.name);
    if (other !== undefined && other.package !== metric.package) {
      throw new EvalError(
        "invalid-metric",
        `metric names must be unique, but ${other.package} and ${metric.package} both bring ${show(metric.name)}`,
      );
    }
    byName.set(metric.name, metric);
  }
}
