import type { MetricResult } from "@eval/core";
import type { CaseBatch } from "../rows/case-batch.js";
import type { RowBatch } from "../rows/row-batch.js";
import { scoreWaiting, type WaitingOptions } from "./score-waiting.js";
import { type Recorded, type ScoredShard, type ShardPlan, scoreShard } from "./shard.js";

/** What is needed to score batches: the plan, and how rows become cases. */
export interface BatchScorer {
  readonly plan: ShardPlan;
  readonly readCases: (batch: RowBatch) => CaseBatch;
}

/** Scores one batch; `recorded` holds the journal lines of cases that an earlier run scored. */
export async function scoreBatch(
  { plan, readCases }: BatchScorer,
  batch: RowBatch,
  recorded: string,
  waiting: WaitingOptions | null,
): Promise<ScoredShard> {
  const cases = readCases(batch);
  const known = recorded === "" ? null : await readRecorded(recorded, plan);
  return waiting === null
    ? scoreShard(plan, batch.file, cases, known)
    : scoreWaiting(plan, batch.file, cases, known, waiting);
}

/** Loaded only when a run is resumed: most runs need no journal reader. */
async function readRecorded(text: string, { metrics }: ShardPlan): Promise<Recorded> {
  const { readRecordedLine } = await import("./recorded-line.js");
  const known = new Map<number, readonly MetricResult[]>();
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const recorded = readRecordedLine(line, metrics);
    known.set(recorded.case, recorded.results);
  }
  return known;
}
