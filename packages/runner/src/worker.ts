import { parentPort, workerData } from "node:worker_threads";
import { createCaseReader } from "./rows/case-reader.js";
import type { RowBatch } from "./rows/row-batch.js";
import { type PackedShard, packShard } from "./run/packed-shard.js";
import { scoreBatch } from "./run/score-batch.js";
import { loadPlan, type ThreadPlan } from "./run/thread-plan.js";

/** A batch to score, and the journal lines of cases in it that are known. */
export interface ThreadRequest {
  readonly batch: RowBatch;
  readonly recorded: string;
}

export type ThreadReply = { readonly shard: PackedShard } | { readonly error: unknown };

const threadPlan = workerData as ThreadPlan;
const plan = await loadPlan(threadPlan);
const scorer = { plan, readCases: createCaseReader(threadPlan.read) };

async function reply({ batch, recorded }: ThreadRequest): Promise<void> {
  try {
    const { shard, transfer } = packShard(await scoreBatch(scorer, batch, recorded, null));
    parentPort?.postMessage({ shard } satisfies ThreadReply, transfer);
  } catch (error) {
    parentPort?.postMessage({ error } satisfies ThreadReply);
  }
}

// One batch after the other: replies are told apart by their order, and a batch that has recorded lines waits for the
// module that reads them, while one without does not.
let last = Promise.resolve();
parentPort?.on("message", (request: ThreadRequest) => {
  last = last.then(() => reply(request));
});
