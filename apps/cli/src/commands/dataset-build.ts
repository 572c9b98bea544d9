import { EvalError, show } from "@eval/core";
import { type BuildOutcome, buildDataset, parseSourceSpec, type QualityFlag, qualityFlags } from "@eval/runner";
import { type ReadingFlags, sourceOptions } from "../config/source-options.js";
import { nearest } from "../discovery/nearest.js";
import { exitCode } from "../exit-code.js";
import { datasetLines, leftOutLines } from "../render/dataset-lines.js";
import { counted } from "../render/numbers.js";

interface BuildFlags extends ReadingFlags {
  readonly source?: readonly string[];
  readonly output: string;
  readonly allowContext?: boolean;
  readonly language?: readonly string[];
  readonly exclude?: readonly string[];
  readonly json?: boolean;
}

/** `evals dataset build`: exit code 3 where a whole source had to be left out. */
export async function datasetBuild(sources: readonly string[], flags: BuildFlags): Promise<number> {
  const outcome = await buildDataset({
    sources: [...sources, ...(flags.source ?? [])].map(parseSourceSpec),
    target: flags.output,
    // A configuration is about files of answers; sources have columns of their own.
    source: sourceOptions(flags, {}),
    allowContext: flags.allowContext === true,
    languages: languagesOf(flags.language),
    exclude: (flags.exclude ?? []).map(qualityFlag),
  });
  const { manifest } = outcome;
  for (const line of leftOutLines(manifest)) console.error(line);
  if (flags.json === true) console.log(JSON.stringify(manifest, null, 2));
  else console.log([...datasetLines(manifest), ...writtenLines(flags.output, outcome)].join("\n"));
  return manifest.skippedSources.length > 0 ? exitCode.incomplete : exitCode.done;
}

function writtenLines(target: string, { manifestFile, guarded }: BuildOutcome): string[] {
  const note =
    guarded === 0
      ? []
      : [
          `an apostrophe guards ${counted(guarded, "question")} that a spreadsheet would run; .jsonl keeps them as they are`,
        ];
  return [...note, `written: ${target}`, `written: ${manifestFile}`];
}

/** `[name=]tag`; without a name the tag is for every source that has none of its own. */
function languagesOf(texts: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const equals = text.indexOf("=");
      const tag = text.slice(equals + 1);
      if (!isTag(tag))
        throw new EvalError("invalid-option", `--language must be a BCP 47 tag such as hi, got ${show(text)}`);
      return [equals === -1 ? "" : text.slice(0, equals), tag];
    }),
  );
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function qualityFlag(name: string): QualityFlag {
  const flag = qualityFlags.find((known) => known === name);
  if (flag !== undefined) return flag;
  const near = nearest(name, qualityFlags);
  const hint = near === null ? "" : `; did you mean ${near}?`;
  throw new EvalError("invalid-option", `--exclude must be ${qualityFlags.join(", ")}, got ${show(name)}${hint}`);
}
