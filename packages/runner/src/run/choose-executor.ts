import { createCaseReader } from "../rows/case-reader.js";
import type { Source } from "../rows/source.js";
import { type Executor, inlineExecutor, threadExecutor } from "./executor.js";
import type { MetricRef } from "./metric-ref.js";
import type { WaitingOptions } from "./score-waiting.js";
import type { ShardPlan } from "./shard.js";

/** How a run uses the machine. */
export interface MachineUse {
  /** Threads that score; 0 scores on the calling thread alone. Only for metrics that answer at once. */
  readonly threads: number;
  /** Whether the calling thread must not score. */
  readonly isolate: boolean;
  /** For metrics that wait: how many cases at a time. Null where no metric waits. */
  readonly waiting: WaitingOptions | null;
}

/** The executor of a run. Threads begin to load at once, so ask early. */
export function chooseExecutor(
  { plan: read }: Source,
  plan: ShardPlan,
  refs: readonly MetricRef[],
  { threads, isolate, waiting }: MachineUse,
): Executor {
  const { metrics: _, writeLine: __, ...shared } = plan;
  const scorer = { plan, readCases: createCaseReader(read) };
  if (waiting !== null || threads === 0) return inlineExecutor(scorer, waiting);
  return threadExecutor({ ...shared, refs, read }, threads, isolate || threads === 1 ? null : scorer);
}
