import type { EvalCase } from "@eval/core";
import { EvalError } from "@eval/core";
import type { ReportResult } from "@eval/report";
import { openSource, readManifestOf, readNumberedCases, type ScoredCase, type ScoredRun } from "@eval/runner";
import { journalRows } from "../report/journal-rows.js";
import { textsMissing } from "../report/run-texts.js";
import type { SideOrigin } from "./side-origin.js";

/** What one side has of some of its cases, by row. */
export interface SideCases {
  readonly missing: string | null;
  readonly texts: ReadonlyMap<number, EvalCase>;
  readonly results: ReadonlyMap<number, readonly ReportResult[]>;
}

/** Reads the texts and results of these rows of a side. Texts that cannot be had are missing, with the reason. */
export async function sideCases(scored: ScoredRun, origin: SideOrigin, rows: ReadonlySet<number>): Promise<SideCases> {
  return "folder" in origin ? ofRun(origin, rows) : ofFile(scored, origin, rows);
}

async function ofRun({ folder }: { folder: Parameters<typeof readManifestOf>[0] }, rows: ReadonlySet<number>) {
  const manifest = await readManifestOf(folder);
  const missing = await textsMissing(manifest);
  const texts = new Map<number, EvalCase>();
  const results = new Map<number, readonly ReportResult[]>();
  for await (const row of journalRows(folder, manifest, missing === null)) {
    if (!rows.has(row.number)) continue;
    if (row.evalCase !== null) texts.set(row.number, row.evalCase);
    results.set(row.number, row.results);
  }
  return { missing, texts, results };
}

async function ofFile(
  { cases }: ScoredRun,
  origin: Exclude<SideOrigin, { folder: unknown }>,
  rows: ReadonlySet<number>,
) {
  const results = new Map(
    cases.filter(({ number }) => rows.has(number)).map((scored) => [scored.number, resultsOf(scored)]),
  );
  const texts = new Map<number, EvalCase>();
  try {
    const source = await openSource([origin.path], { ...origin.source, inDoubt: "unmapped" });
    for await (const { number, evalCase } of readNumberedCases(source)) {
      if (rows.has(number)) texts.set(number, evalCase);
    }
    return { missing: null, texts, results };
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    return { missing: `${origin.path}: ${error.message}`, texts: new Map<number, EvalCase>(), results };
  }
}

/** A file of scores says no more than the number, so the label is the verdict. */
const resultsOf = ({ scores, verdicts }: ScoredCase): ReportResult[] =>
  scores.map((score, position) => {
    const passed = verdicts[position] ?? null;
    const status = score === null ? ("unscored" as const) : ("scored" as const);
    const label = score === null ? "none" : passed === null ? "scored" : passed ? "passed" : "failed";
    return { status, label, score, passed, reason: null, metadata: null };
  });
