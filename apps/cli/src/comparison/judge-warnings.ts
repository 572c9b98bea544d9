import { answeringNotes } from "@eval/report";
import { type RunComparison, readManifestOf } from "@eval/runner";
import { answeringModels } from "../report/answering-models.js";
import type { ReadSide } from "./compared-cases.js";

/** What must be said of judges in whose place another model answered, on either side of a comparison. */
export async function withJudgeWarnings(comparison: RunComparison, a: ReadSide, b: ReadSide): Promise<RunComparison> {
  const compared = new Set(comparison.comparisons.map(({ metric }) => metric));
  const found = [...(await warningsOf("A", a, compared)), ...(await warningsOf("B", b, compared))];
  return found.length === 0 ? comparison : { ...comparison, warnings: [...comparison.warnings, ...found] };
}

async function warningsOf(side: string, { scored, origin }: ReadSide, compared: ReadonlySet<string>) {
  if (!("folder" in origin)) return [];
  const manifest = await readManifestOf(origin.folder);
  const answering = await answeringModels(origin.folder, manifest, manifest.metrics as readonly Options[]);
  return scored.metrics.flatMap(({ name }, at) =>
    compared.has(name)
      ? answeringNotes({ answeredBy: answering.of(at) }).map((note) => `${side}, ${name}: ${note}`)
      : [],
  );
}

type Options = Parameters<typeof answeringModels>[2][number];
