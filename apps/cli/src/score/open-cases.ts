import {
  type Manifest,
  openSample,
  openSource,
  type RunFolder,
  readCaseList,
  readSampleOf,
  reopenSample,
  type Sample,
  type Source,
} from "@eval/runner";
import { choosesCases, type SamplingFlags } from "../config/sampling-settings.js";
import type { ScoreSettings } from "../config/score-settings.js";

/** The cases of a run, and how they were chosen where they are not all there are. */
export interface OpenedCases {
  readonly source: Source;
  readonly sample: Sample | null;
}

/** A run to go on with. */
export interface ResumedRun {
  readonly folder: RunFolder;
  readonly manifest: Manifest;
}

type Settings = Pick<ScoreSettings, "files" | "source" | "sampling">;

/** Opens the files of a run for all cases or for a sample; a resumed run goes on with its own unless told otherwise. */
export async function openCases(
  { files, source, sampling }: Settings,
  flags: SamplingFlags,
  resumed: ResumedRun | null,
): Promise<OpenedCases> {
  if (resumed !== null && !choosesCases(flags)) {
    if (resumed.manifest.sampling === null) return wholeOf(files, source);
    return reopenSample(files, source, await readSampleOf(resumed.folder));
  }
  if (sampling.list !== null) return openSample(files, source, { list: await readCaseList(sampling.list) });
  return sampling.draw === null ? wholeOf(files, source) : openSample(files, source, sampling.draw);
}

/** The same cases once more: a source can be read only once. */
export async function openAgain({ files, source }: Settings, sample: Sample | null): Promise<Source> {
  return sample === null ? openSource(files, source) : (await reopenSample(files, source, sample)).source;
}

const wholeOf = async (files: Settings["files"], source: Settings["source"]): Promise<OpenedCases> => ({
  source: await openSource(files, source),
  sample: null,
});
