import type { GateCheck, Sample } from "@eval/runner";
import { STUB_NOTICE } from "../calls/call-lines.js";
import type { ConcludedRun } from "./concluded-run.js";

/** How cases were chosen; which ones is in the `sample.json` of the run. */
function sampleSummary({ strategy, requested, mode, frame, allocation, cases }: Sample) {
  return { strategy, requested, mode, cases: cases.length, frame, allocation };
}

/** The one object that `evals score --json` prints. */
export function jsonReport(
  { outcome: { summary, folder, problemCount, interrupted }, source, sample, found, calls, baseline }: ConcludedRun,
  gates: readonly GateCheck[],
) {
  const { cases, files, mapping, clusterBy, ...rest } = summary;
  const names = summary.metrics.map((metric) => metric.package);
  const used = found.filter((metric) => names.includes(metric.package));
  const versions = Object.fromEntries(used.map((metric) => [metric.package, metric.version]));
  const id = folder?.id ?? null;
  return {
    run: {
      id,
      folder: folder?.path ?? null,
      cases,
      interrupted,
      skippedRows: problemCount,
      files,
      formats: source.plan.files,
      mapping,
      clusterBy,
      seed: sample?.seed ?? null,
      sample: sample === null ? null : sampleSummary(sample),
      versions,
      ...(calls !== null && { calls: calls.ledger.totals(), ...(calls.isStub() && { stub: STUB_NOTICE }) }),
    },
    ...rest,
    ...(gates.length > 0 && { gates }),
    ...(baseline !== null && { baseline: baseline.comparison }),
  };
}
