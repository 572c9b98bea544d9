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
  /** Whether a run is over the very answers that are compared with it; then an older one of others comes before it. */
  readonly isOfSameAnswers?: (manifest: Manifest) => boolean;
}

/**
 * The newest finished run of a kind; a run that only a comparison asked for where there is no other, and one of the same
 * answers where there is none of these: the second try of a build must be held against what the first was. Throws where
 * there is none, and says of what there are runs. Runs that are passed over are named on stderr.
 */
export async function latestRun(
  directory: string,
  kind: RunKind,
  { except, isBaseline, isOfSameAnswers = () => false }: LatestLimits,
): Promise<RunFolder> {
  const others = new Set<string>();
  const failed: string[] = [];
  const same: string[] = [];
  /** The newest of each rank: a run that a person made comes before one of a comparison, other answers before the same. */
  const best: (RunFolder | undefined)[] = [];
  for (const id of listRuns(directory).reverse()) {
    if (id === except) continue;
    const folder = findRunFolder(directory, id);
    const manifest = await finishedManifest(folder);
    if (manifest === null) continue;
    if (!isOfKind(manifest, kind)) others.add(described(kindOfRun(manifest)));
    else if (isBaseline && (manifest.gates ?? "passed") !== "passed") failed.push(folder.id);
    else {
      const isSame = isOfSameAnswers(manifest);
      if (isSame) same.push(folder.id);
      const rank = (isSame ? SAME_ANSWERS : 0) + (manifest.purpose === "score" ? 0 : 1);
      best[rank] ??= folder;
      if (rank === 0) break;
    }
  }
  const rank = best.findIndex((folder) => folder !== undefined);
  const found = best[rank];
  if (found === undefined) throw noLatest(kind, failed, others);
  sayPassedOver(failed, rank < SAME_ANSWERS ? same : [], found);
  return found;
}

/** Runs of the same answers rank below all others. */
const SAME_ANSWERS = 2;

function noLatest(kind: RunKind, failed: readonly string[], others: ReadonlySet<string>): EvalError {
  const there =
    failed.length > 0
      ? `there are runs that failed their gates: ${failed.slice(0, SHOWN).join(", ")}`
      : others.size === 0
        ? "there is no finished run at all"
        : `there are runs of ${[...others].slice(0, SHOWN).join("; ")}`;
  return new EvalError(
    "unknown-run",
    `latest must have a finished run of ${described(kind)} to stand for, with the same options and choice of cases; ${there}`,
  );
}

const SHOWN = 5;

function sayPassedOver(failed: readonly string[], same: readonly string[], { id }: RunFolder): void {
  const say = ([newest, ...more]: readonly string[], why: string) => {
    if (newest === undefined) return;
    const others = more.length === 0 ? "" : ` and ${counted(more.length, "older one")}`;
    console.error(
      `latest is run ${id}: run ${newest}${others} is passed over, since it ${why}; compare with it by its id`,
    );
  };
  say(failed, "failed its gates");
  say(same, "holds the same answers");
}

/** Says of a run that it is over the very answers that are compared with it. */
export const sayItself = ({ id }: RunFolder): void =>
  console.error(
    `run ${id} holds the same answers as are compared with it: same content, same cases; so no difference can be seen`,
  );

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
  isSameChoice(manifest, cases) &&
  metrics.every(({ name, options }) =>
    manifest.metrics.some((metric) => metric.name === name && isDeepEqual(metric.options, options)),
  );

/** Names of files as a `RunKind` has them. */
export const fileNames = (files: readonly string[]): string[] => files.map((file) => path.basename(file));

/** Whether two runs are over the same choice of the rows of their files. */
export const isSameChoice = (left: RunKind["cases"], right: RunKind["cases"]): boolean =>
  isDeepEqual(choiceOf(left), choiceOf(right));

const choiceOf = ({ source: { filter = {}, limit = null }, sampling }: RunKind["cases"]) => [filter, limit, sampling];

const described = ({ files, metrics }: RunKind): string =>
  [files.join(", "), ...(metrics.length === 0 ? [] : [`by ${metrics.map(({ name }) => name).join(", ")}`])].join(" ");

const isDeepEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
