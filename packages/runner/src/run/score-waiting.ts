import type { MetricResult } from "@eval/core";
import type { CaseBatch } from "../rows/case-batch.js";
import { breather } from "./breather.js";
import { callWaiting, type Patience } from "./call-metric.js";
import {
  isProblem,
  leavesOut,
  type Recorded,
  type ScoredShard,
  type ShardPlan,
  settleCase,
  startShard,
} from "./shard.js";

/** What surrounds a shard whose metrics wait for something. */
export interface WaitingOptions extends Patience {
  readonly concurrency: number;
  /** Called with the journal lines of a case as soon as it is done: its answers may have cost money. */
  readonly onLines: (lines: Uint8Array) => void;
}

/** Scores a batch some of whose metrics give promises: a bounded number of cases at a time, each journaled at once. */
export async function scoreWaiting(
  plan: ShardPlan,
  file: number,
  batch: CaseBatch,
  recorded: Recorded | null,
  { concurrency, onLines, ...patience }: WaitingOptions,
): Promise<ScoredShard> {
  const shard = startShard(plan);
  const rows: Uint8Array[][] = [];
  const isAborted = () => patience.signal.aborted;
  const breathe = breather();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < batch.length && !isAborted()) {
      const index = next++;
      const evalCase = batch.caseAt(index);
      if (isProblem(evalCase)) {
        shard.problems.push(evalCase);
        continue;
      }
      if (leavesOut(shard, evalCase, batch.numberAt(index))) continue;
      await breathe();
      const known = recorded?.get(batch.numberAt(index));
      const results = await Promise.all(
        plan.metrics.map((metric, position): MetricResult | Promise<MetricResult> => {
          const result = known?.[position];
          const isKnown = result !== undefined && (plan.keepErrors || result.status !== "error");
          return isKnown ? result : callWaiting(metric, evalCase, patience);
        }),
      );
      // An aborted call is not a result: the case is left for the resumed run.
      if (isAborted()) return;
      settleCase(plan, shard, { file, batch, index, evalCase, results, known });
      rows[index] = shard.tables.map((table) => table.take());
      onLines(shard.lines.take());
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  // Cases end in any order; tables are written, and doubled ids found, in the order of the file.
  const byCase = shard.ids.map((id, index) => ({ id, number: shard.idCases[index] as number }));
  byCase.sort((left, right) => left.number - right.number);
  const tables = plan.tables.map((_, table) => Buffer.concat(rows.flatMap((row) => row?.[table] ?? [])));
  const ids = { ids: byCase.map(({ id }) => id), idCases: byCase.map(({ number }) => number) };
  return { ...shard, ...ids, lines: shard.lines.take(), tables };
}
