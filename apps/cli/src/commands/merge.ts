import { findRunFolder, mergeShards } from "@eval/runner";
import type { ScoreFlags } from "../config/score-flags.js";
import { score } from "./score.js";

type MergeFlags = Pick<
  ScoreFlags,
  "output" | "minPassRate" | "minScore" | "maxScore" | "allowMissing" | "failOnError" | "json" | "plugin"
>;

/** `evals merge RUN…`: one run of all shards, summed up as if one machine had scored it. Nothing is scored again. */
export async function merge(runs: readonly string[], flags: MergeFlags): Promise<number> {
  const directory = process.cwd();
  const folders = runs.map((run) => findRunFolder(directory, run));
  const { id } = await mergeShards(directory, folders);
  return score([], { ...flags, resume: id, journal: true, keepErrors: true });
}
