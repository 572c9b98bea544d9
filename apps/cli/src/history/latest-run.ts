import path from "node:path";
import { EvalError } from "@eval/core";
import { findRunFolder, listRuns, type Manifest, type RunFolder, readManifestOf } from "@eval/runner";
import { counted } from "../render/numbers.js";

/** What makes a run the one to set beside another. */
export interface RunKind {
  /** Names of its files, without folders: yesterday's answers lay in another one. */
  readonly files: readonly string[];
  /** Metrics it must have, with these options; it may have more. */
  readonly metrics: readonly { readonly name: string; readonly options: unknown }[];
  /** How its cases were chosen, as a manifest says it. */
  readonly cases: Pick<Manifest, "source" | "sampling">;
}

/** Which runs cannot be meant by `latest`. */
export interface LatestLimits {
  /** The run that is compared with it. */
  readonly except: string | null;
  /** Whether it is the one to beat: then a run that failed its gates is none, or a second try would be held against it. */
  readonly isBaseline: boolean;
}

/**
 * The newest finished run of a kind; a run that only a comparison asked for where there is no other. Throws where there is
 * none, and says of what there are runs. Runs that failed their gates and are passed over are named on stderr.
 */
export async function latestRun(
  directory: string,
  kind: RunKind,
  { except, isBaseline }: LatestLimits,
): Promise<RunFolder> {
  const others = new Set<string>();
  const failed: string[] = [];
  let compared: RunFolder | null = null;
  for (const id of listRuns(directory).reverse()) {
    if (id === except) continue;
    const folder = findRunFolder(directory, id);
    const manifest = await finishedManifest(folder);
    if (manifest === null) continue;
    if (!isOfKind(manifest, kind)) others.add(described(kindOfRun(manifest)));
    else if (isBaseline && (manifest.gates ?? "passed") !== "passed") failed.push(folder.id);
    else if (manifest.purpose === "score") {
      sayPassedOver(failed, folder);
      return folder;
    } else compared ??= folder;
  }
  if (compared !== null) {
    sayPassedOver(failed, compared);
    return compared;
  }
  const there =
    failed.length > 0
      ? `there are runs that failed their gates: ${failed.slice(0, SHOWN).join(", ")}`
      : others.size === 0
        ? "there is no finished run at all"
        : `there are runs of ${[...others].slice(0, SHOWN).join("; ")}`;
  throw new EvalError(
    "unknown-run",
    `latest must have a finished run of ${described(kind)} to stand for, with the same options and choice of cases; ${there}`,
  );
}

const SHOWN = 5;

function sayPassedOver([newest, ...more]: readonly string[], { id }: RunFolder): void {
  if (newest === undefined) return;
  const others = more.length === 0 ? "" : ` and ${counted(more.length, "older one")}`;
  console.error(
    `latest is run ${id}: run ${newest}${others} is passed over, since it failed its gates; compare with it by its id`,
  );
}

/** The kind of a run that exists. */
export const kindOfRun = ({ files, metrics, source, sampling }: Manifest): RunKind => ({
  files: fileNames(files.map(({ path: file }) => file)),
  metrics,
  cases: { source, sampling },
});

/** A shard is no run to compare with, and neither is what cannot be read. */
async function finishedManifest(folder: RunFolder): Promise<Manifest | null> {
  try {
    const manifest = await readManifestOf(folder);
    return manifest.status === "finished" && manifest.shard === null ? manifest : null;
  } catch (error) {
    if (error instanceof EvalError) return null;
    throw error;
  }
}

const isOfKind = (manifest: Manifest, { files, metrics, cases }: RunKind): boolean =>
  isDeepEqual(kindOfRun(manifest).files, files) &&
  isDeepEqual(choiceOf(manifest), choiceOf(cases)) &&
  metrics.every(({ name, options }) =>
    manifest.metrics.some((metric) => metric.name === name && isDeepEqual(metric.options, options)),
  );

/** Names of files as a `RunKind` has them. */
export const fileNames = (files: readonly string[]): string[] => files.map((file) => path.basename(file));

const choiceOf = ({ source: { filter = {}, limit = null }, sampling }: RunKind["cases"]) => [filter, limit, sampling];

const described = ({ files, metrics }: RunKind): string =>
  [files.join(", "), ...(metrics.length === 0 ? [] : [`by ${metrics.map(({ name }) => name).join(", ")}`])].join(" ");

const isDeepEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
