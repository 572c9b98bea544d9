import {
  type Manifest,
  openSample,
  openShard,
  openSource,
  type RunFolder,
  type RunShard,
  readSampleOf,
  reopenSample,
  type Sample,
  type Source,
} from "@eval/runner";
import { choosesCases, type SamplingFlags } from "../config/sampling-settings.js";
import type { ScoreFlags } from "../config/score-flags.js";
import type { ScoreSettings } from "../config/score-settings.js";
import { shardFlag } from "../config/shard-flag.js";
import { openListed } from "../sampling/open-listed.js";

/** The cases of a run, and how they were chosen where they are not all there are. */
export interface OpenedCases {
  readonly source: Source;
  readonly sample: Sample | null;
  /** Null where one machine scores them all. */
  readonly shard: RunShard | null;
}

/** A run to go on with. */
export interface ResumedRun {
  readonly folder: RunFolder;
  readonly manifest: Manifest;
}

type Settings = Pick<ScoreSettings, "files" | "source" | "sampling">;

/** Opens the files of a run for all cases, a sample or a shard; a resumed run goes on with its own unless told otherwise. */
export async function openCases(
  settings: Settings,
  flags: SamplingFlags & Pick<ScoreFlags, "shard">,
  resumed: ResumedRun | null,
): Promise<OpenedCases> {
  const chosen = await chosenCases(settings, flags, resumed);
  const shard = flags.shard === undefined ? (resumed?.manifest.shard ?? null) : shardFlag(flags.shard);
  if (shard === null) return { ...chosen, shard };
  const { files, source } = settings;
  return { source: await openShard(files, source, shard, chosen.sample), sample: chosen.sample, shard };
}

async function chosenCases(
  { files, source, sampling }: Settings,
  flags: SamplingFlags,
  resumed: ResumedRun | null,
): Promise<Omit<OpenedCases, "shard">> {
  if (resumed !== null && !choosesCases(flags)) {
    if (resumed.manifest.sampling === null) return wholeOf(files, source);
    return reopenSample(files, source, await readSampleOf(resumed.folder));
  }
  if (sampling.list !== null) return openListed(files, source, sampling.list);
  return sampling.draw === null ? wholeOf(files, source) : openSample(files, source, sampling.draw);
}

/** The same cases once more: a source can be read only once. */
export async function openAgain(
  { files, source }: Settings,
  sample: Sample | null,
  shard: RunShard | null,
): Promise<Source> {
  if (shard !== null) return openShard(files, source, shard, sample);
  return sample === null ? openSource(files, source) : (await reopenSample(files, source, sample)).source;
}

const wholeOf = async (files: Settings["files"], source: Settings["source"]): Promise<Omit<OpenedCases, "shard">> => ({
  source: await openSource(files, source),
  sample: null,
});
