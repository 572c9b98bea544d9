import { openSource, readManifestOf } from "@eval/runner";
import { defaultGrouping } from "../score/default-grouping.js";
import { ofSide } from "./of-side.js";
import type { PlannedSide } from "./side-kinds.js";

/**
 * The columns to compare by where nobody said: what `evals score` groups by, since a loss in one language is nothing in
 * all of them. Two runs are compared by what both were grouped by, a file beside a run by what that was.
 */
export async function defaultSlices(sides: readonly [a: PlannedSide, b: PlannedSide]): Promise<string[]> {
  const [a, b] = [await groupingOf(sides[0]), await groupingOf(sides[1])];
  if (a.join("\n") === b.join("\n")) return a;
  const runs = sides.filter(({ kind }) => kind === "run").length;
  if (runs === 2) return [];
  const [ofRun, ofFile] = sides[0].kind === "run" ? [a, b] : [b, a];
  if (runs === 1 && ofRun.length > 0) return ofRun;
  // Both are of the same questions, so that a column on one side is enough.
  return ofFile.length === 0 || ofRun.length === 0 ? [...ofFile, ...ofRun] : [];
}

async function groupingOf(side: PlannedSide): Promise<string[]> {
  if (side.kind === "run") return (await readManifestOf(side.folder)).by;
  const { path, source } = side;
  const { plan } = await ofSide(path, () => openSource([path], { ...source, inDoubt: "unmapped" }));
  return defaultGrouping(plan);
}
