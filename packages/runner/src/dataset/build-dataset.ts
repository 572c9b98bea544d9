import { EvalError, show } from "@eval/core";
import { realPath } from "../output/real-path.js";
import { suggestName } from "../rows/mapping/closest-name.js";
import { replaceFile } from "../run/settle-journal.js";
import { BuildAccount } from "./build-account.js";
import type { BuildRequest } from "./build-request.js";
import type { DatasetManifest } from "./dataset-manifest.js";
import { openDatasetSource } from "./open-dataset-source.js";
import { openRowWriter } from "./row-writer.js";
import { type Building, takeSource } from "./take-source.js";

/** What came of a build. */
export interface BuildOutcome {
  readonly manifest: DatasetManifest;
  readonly manifestFile: string;
  /** Questions that got an apostrophe in a CSV file, as a spreadsheet would run them. */
  readonly guarded: number;
}

/**
 * Builds one set of questions out of many: rows that `score` and `answer` read, each with its origin, a hash of its
 * texts and flags. No text is changed. What cannot be taken is listed with the reason in the manifest.
 *
 * Throws where nothing is left to write.
 */
export async function buildDataset(request: BuildRequest): Promise<BuildOutcome> {
  checkRequest(request);
  const building = { request, account: new BuildAccount(), writer: openRowWriter(request.target) };
  await writeRows(building);
  const manifest = building.account.manifest(request);
  const manifestFile = manifestPath(request.target);
  replaceFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return { manifest, manifestFile, guarded: building.writer.guarded };
}

async function writeRows(building: Building): Promise<void> {
  const { request, account, writer } = building;
  try {
    for (const spec of request.sources) {
      const source = await openDatasetSource(spec, request.source);
      const { belongs } = source;
      const isWelcome = belongs === null || (belongs.withContext && request.allowContext);
      if (isWelcome) await takeSource(spec, source, building);
      else account.refuse(spec, source);
    }
    account.checkRows();
    writer.finish();
  } catch (error) {
    writer.discard();
    throw error;
  }
}

/** `curated.jsonl` has its manifest in `curated.manifest.json`. */
const manifestPath = (target: string): string => `${target.slice(0, target.lastIndexOf("."))}.manifest.json`;

function checkRequest({ sources, target, languages }: BuildRequest): void {
  if (sources.length === 0) throw new EvalError("invalid-option", "a data set must have a source, got none");
  const names = sources.map(({ name }) => name);
  const unknown = Object.keys(languages).find((name) => name !== "" && !names.includes(name));
  if (unknown !== undefined) {
    const hint = suggestName(unknown, names);
    throw new EvalError("invalid-option", `--language must name a source, got ${show(unknown)}; ${hint}`);
  }
  for (const file of [target, manifestPath(target)]) {
    if (!sources.some((source) => realPath(source.path) === realPath(file))) continue;
    throw new EvalError("invalid-option", `--output must not be a file that is read, got ${show(file)}`);
  }
}
