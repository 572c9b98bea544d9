import { STUB_NOTICE } from "../calls/call-lines.js";
import type { ConcludedRun } from "./concluded-run.js";

/** The one object that `evals score --json` prints. */
export function jsonReport({ outcome: { summary, folder, problemCount }, source, found, calls }: ConcludedRun) {
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
      skippedRows: problemCount,
      files,
      formats: source.plan.files,
      mapping,
      clusterBy,
      seed: null,
      versions,
      ...(calls !== null && { calls: calls.ledger.totals(), ...(calls.isStub() && { stub: STUB_NOTICE }) }),
    },
    ...rest,
  };
}
