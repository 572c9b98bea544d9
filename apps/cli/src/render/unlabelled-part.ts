import type { UnlabelledRate } from "@eval/runner";
import { left, rateCells, right } from "./agreement-cells.js";
import { percent, percentInterval } from "./numbers.js";
import type { ReportPart } from "./report-part.js";

/** Beyond this the labelled rows are no random sample of what the judge saw. */
const SAMPLED_APART = 0.01;

/** The pass rate of rows without a label: as the judge has it, and corrected for its mistakes. */
export function unlabelledPart(name: string, rate: UnlabelledRate, clusterBy: string | null): ReportPart {
  const { judged, corrected, correction } = rate;
  return {
    title: `rows without a label: pass rate by ${name}`,
    columns: [left(""), right(""), right("rate"), right("95 % interval")],
    rows: [
      ["as the judge has it", ...rateCells(judged)],
      [`corrected (${correction})`, "", percent(corrected.value), percentInterval(corrected.interval)],
    ],
    notes: [
      ...missingNotes(corrected),
      ...corrected.warnings,
      "the correction holds where labelled and other rows come from the same source, judged by the same judge and rubric",
      ...(clusterBy === null ? [] : ["both intervals take rows as independent, clusters or not"]),
      ...sampleNotes(rate),
    ],
  };
}

function missingNotes({ interval, ...corrected }: UnlabelledRate["corrected"]): string[] {
  if (corrected.value === null) return [`no corrected rate: ${corrected.reason}`];
  return interval.low === null ? [`the corrected rate has no interval: ${interval.reason}`] : [];
}

/** Labels chosen by the judge's verdict are fine for one of the corrections, and for nothing else. */
function sampleNotes({ sampleP, correction }: UnlabelledRate): string[] {
  if (sampleP === null || sampleP >= SAMPLED_APART) return [];
  return [
    "the judge passes labelled rows at another rate than the others, so the labels are no random sample: catch rate, false alarms, kappa and agreement hold for the labelled rows alone",
    ...(correction === "post-stratified"
      ? []
      : [
          `${correction} needs a random sample of labels; post-stratified does not, if they were chosen by the verdict`,
        ]),
  ];
}
