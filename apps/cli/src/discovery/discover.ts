import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { EvalError, isMetricFactory, type MetricFactory, show } from "@eval/core";
import { dependencyOf, enclosingPackage, type FoundPackage } from "./find-package.js";

/** A metric that was found, and where. */
export interface FoundMetric {
  readonly name: string;
  readonly package: string;
  readonly version: string;
  /** File URL of the module that exports it. */
  readonly module: string;
  readonly exportName: string;
  readonly factory: MetricFactory;
  readonly from: "bundled" | "project" | "plugin";
}

interface Candidate {
  readonly package: string;
  readonly version: string;
  readonly module: string;
  readonly from: FoundMetric["from"];
}

/**
 * The metrics of the packages that `evals` itself depends on, of the direct dependencies of the project in
 * `directory`, and of the plugins named: these are imported and no others. The project's copy of a package wins.
 *
 * Throws where a plugin cannot be loaded, or where two packages bring metrics of one name.
 */
export async function discover(directory: string, plugins: readonly string[]): Promise<FoundMetric[]> {
  const candidates = new Map<string, Candidate>();
  const own = enclosingPackage(path.dirname(fileURLToPath(import.meta.url)));
  for (const candidate of own === null ? [] : dependencies(own, "bundled"))
    candidates.set(candidate.package, candidate);
  const project = enclosingPackage(directory);
  for (const candidate of project === null ? [] : dependencies(project, "project")) {
    candidates.set(candidate.package, candidate);
  }
  for (const plugin of plugins) {
    const candidate = pluginCandidate(directory, plugin);
    candidates.set(candidate.package, candidate);
  }
  const found = (await Promise.all([...candidates.values()].map(load))).flat();
  refuseDoubles(found);
  return found.sort((left, right) => (left.name < right.name ? -1 : 1));
}

function dependencies({ directory, manifest }: FoundPackage, from: FoundMetric["from"]): Candidate[] {
  const names = Object.keys({
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
    ...manifest.dependencies,
  });
  return names.flatMap((name) => {
    const found = dependencyOf(directory, name);
    return found?.manifest.eval?.metrics === undefined ? [] : [candidateOf(name, found, from)];
  });
}

function candidateOf(name: string, { directory, manifest }: FoundPackage, from: FoundMetric["from"]): Candidate {
  const entry = path.join(directory, manifest.eval?.metrics ?? "");
  return { package: name, version: manifest.version ?? "", module: pathToFileURL(entry).href, from };
}

/** A plugin is a file, or a package installed where `evals` is run. Never a URL. */
function pluginCandidate(directory: string, plugin: string): Candidate {
  if (plugin.startsWith(".") || path.isAbsolute(plugin)) {
    const file = path.resolve(directory, plugin);
    if (!fs.existsSync(file))
      throw new EvalError("unknown-plugin", `plugin must be a file that exists, got ${show(plugin)}`);
    return { package: plugin, version: "", module: pathToFileURL(file).href, from: "plugin" };
  }
  if (plugin.includes(":")) {
    throw new EvalError(
      "unknown-plugin",
      `plugin must be a package or a local file, got ${show(plugin)}; URLs are not loaded`,
    );
  }
  const found = dependencyOf(directory, plugin);
  if (found === null) {
    throw new EvalError(
      "unknown-plugin",
      `plugin ${show(plugin)} is not installed here; install it, or give a file as ./file.mjs`,
    );
  }
  if (found.manifest.eval?.metrics === undefined) {
    throw new EvalError("unknown-plugin", `plugin ${show(plugin)} must name its metrics in package.json under "eval"`);
  }
  return candidateOf(plugin, found, "plugin");
}

async function load(candidate: Candidate): Promise<FoundMetric[]> {
  let exports: Record<string, unknown>;
  try {
    exports = (await import(candidate.module)) as Record<string, unknown>;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EvalError("broken-plugin", `${candidate.package} could not be loaded: ${reason}`, { cause });
  }
  const metrics = Object.entries(exports).filter((entry): entry is [string, MetricFactory] =>
    isMetricFactory(entry[1]),
  );
  if (metrics.length === 0 && candidate.from === "plugin") {
    throw new EvalError(
      "broken-plugin",
      `plugin ${show(candidate.package)} must export a metric made with defineMetric`,
    );
  }
  return metrics.map(([exportName, factory]) => ({ ...candidate, name: factory.info.name, exportName, factory }));
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
