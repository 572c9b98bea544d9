import type { Json, JsonRecord } from "@eval/core";
import type { Report } from "../report.js";

/** What a run was made of, a record for each file of its data. `sample` is how its cases were drawn, where they were. */
export function manifestRecords({ run, metrics, diagnostics }: Report, sample: Json): JsonRecord[] {
  const shared = {
    run: run.id,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    status: run.status,
    cases: run.cases,
    sample,
    mapping: run.mapping,
    by: [...run.by],
    clusterBy: run.clusterBy,
    detail: run.detail,
    primary: diagnostics?.primary ?? null,
    metrics: metrics.map(({ name, package: from, version, options }) => ({ name, package: from, version, options })),
    versions: { ...run.versions },
  };
  return run.files.map(({ path, sha256 }) => ({ file: path, sha256, ...shared }));
}
