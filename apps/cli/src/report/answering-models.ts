import { takesVerdicts, tallyAnsweringModels } from "@eval/report";
import type { Manifest, RunFolder, Summary } from "@eval/runner";
import { journalRows } from "./journal-rows.js";

/**
 * Which models answered in the place of those that were asked, by what the journal of a run recorded. Read only where a
 * metric takes its verdicts from a model.
 */
export async function answeringModels(
  folder: RunFolder,
  manifest: Manifest,
  metrics: readonly Pick<Summary["metrics"][number], "options">[],
) {
  const tally = tallyAnsweringModels();
  if (!metrics.some(takesVerdicts)) return tally;
  for await (const row of journalRows(folder, manifest, false)) tally.add(row);
  return tally;
}
