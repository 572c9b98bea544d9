import { createCaseReader } from "../rows/case-reader.js";
import type { Source } from "../rows/source.js";
import { type Executor, inlineExecutor, threadExecutor } from "./executor.js";
import type { MetricRef } from "./metric-ref.js";
import type { WaitingOptions } from "./score-waiting.js";
import type { ShardPlan } from "./shard.js";

/** How a run uses the machine. */
export interface MachineUse {
  /** Worker threads; 0 scores on the calling thread. Only for metrics that answer at once. */
  readonly threads: number;
  /** For metrics that wait: how many cases at a time. Null where no metric waits. */
  readonly waiting: WaitingOptions | null;
}

/** The executor of a run. Threads begin to load at once, so ask early. */
export function chooseExecutor(
  { plan: read }: Source,
  plan: ShardPlan,
  refs: readonly MetricRef[],
  { threads, waiting }: MachineUse,
): Executor {
  const { metrics: _, writeLine: __, ...shared } = plan;
  if (waiting === null && threads > 0) return threadExecutor({ ...shared, refs, read }, threads);
  return inlineExecutor({ plan, readCases: createCaseReader(read) }, waiting);
}
