import { type EvalCase, EvalError } from "@eval/core";
import { isReadOnce } from "../rows/bytes/read-once.js";
import { createCaseReader } from "../rows/case-reader.js";
import { openSource } from "../rows/open-source.js";
import type { Source, SourceOptions } from "../rows/source.js";
import { hashFile } from "../run/hash-file.js";
import { isProblem } from "../run/shard.js";
import type { CaseList } from "./case-list.js";
import { drawSample } from "./draw-sample.js";
import { listedCases } from "./listed-cases.js";
import { PickedSource } from "./picked-source.js";
import { type Frame, readFrame } from "./read-frame.js";
import type { Sample, SampleStrategy } from "./sample.js";
import { sharesOf } from "./shares-of.js";

/** Which cases to take: so many by chance, or those of a list. */
export type SampleRequest =
  | { readonly size: number; readonly strategy: SampleStrategy; readonly seed: number; readonly mode: string | null }
  | { readonly list: CaseList };

/** The chosen cases of files as a source, and the account of how they were chosen. */
export interface SampledSource {
  readonly source: Source;
  readonly sample: Sample;
}

/**
 * Opens the files of a run and chooses cases of them. The files are read once for that, in constant memory but for a
 * few bytes a case. Filters come before the choice; numbers of cases stay those of the rows of the files.
 */
export async function openSample(
  paths: readonly string[],
  options: SourceOptions,
  request: SampleRequest,
): Promise<SampledSource> {
  if (paths.some(isReadOnce)) {
    const got = "standard input or a pipe, which cannot be read twice";
    throw new EvalError("invalid-input", `a sample must be of files, got ${got}`);
  }
  const whole = await openSource(paths, options);
  const files = paths.map((path) => ({ path, ...hashFile(path) }));
  const chooser = "list" in request ? byList(request.list, files) : byChance(request);
  const frame = await readFrame(whole, chooser.see);
  const { numbers, ...choice } = chooser.choose(frame);
  const { cases, excluded, skippedCount: skipped } = frame;
  return {
    source: new PickedSource(await openSource(paths, options), numbers, frame),
    sample: {
      format: "eval-sample",
      version: 1,
      ...choice,
      frame: { cases, excluded, skipped, filter: { ...options.filter } },
      allocation: sharesOf(frame.strata, numbers),
      files,
      cases: await withIds(new PickedSource(await openSource(paths, options), numbers)),
    },
  };
}

/** Opens the files of a run again for the cases of its sample. Whether they are still the same is for the run to say. */
export async function reopenSample(
  paths: readonly string[],
  options: SourceOptions,
  sample: Sample,
): Promise<SampledSource> {
  const numbers = sample.cases.map(({ case: number }) => number);
  const mayHaveSkipped = options.onBadRow === "skip";
  const frame = mayHaveSkipped ? await readFrame(await openSource(paths, options), () => {}) : undefined;
  return { source: new PickedSource(await openSource(paths, options), numbers, frame), sample };
}

interface Chooser {
  see(evalCase: EvalCase, number: number): void;
  choose(
    frame: Frame,
  ): Pick<Sample, "strategy" | "seed" | "requested" | "mode" | "listedBy"> & { readonly numbers: readonly number[] };
}

function byList(list: CaseList, files: Sample["files"]): Chooser {
  const listed = listedCases(list, files);
  return {
    see: (evalCase, number) => listed.see(number, evalCase.id),
    choose: () => ({ strategy: "list", seed: null, requested: null, mode: null, ...listed.found() }),
  };
}

function byChance({ size, seed, mode, strategy: asked }: Exclude<SampleRequest, { list: CaseList }>): Chooser {
  return {
    see: () => {},
    choose({ strata, isNamed }) {
      const auto = isNamed ? "stratified" : "random";
      const strategy = asked === "auto" ? auto : asked;
      const numbers = drawSample(strata, { strategy, size, seed });
      return { strategy, seed, requested: size, mode, listedBy: null, numbers };
    },
  };
}

async function withIds(source: Source): Promise<Sample["cases"]> {
  const readCases = createCaseReader(source.plan);
  const cases: { case: number; id: string | null }[] = [];
  for await (const batch of source.batches()) {
    const rows = readCases(batch);
    for (let index = 0; index < rows.length; index++) {
      const evalCase = rows.caseAt(index);
      cases.push({ case: rows.numberAt(index), id: isProblem(evalCase) ? null : (evalCase.id ?? null) });
    }
  }
  return cases;
}
