import { Worker } from "node:worker_threads";
import { EvalError } from "@eval/core";
import type { RowBatch } from "../rows/row-batch.js";
import type { ThreadReply, ThreadRequest } from "../worker.js";
import { type PackedShard, unpackGroups } from "./packed-shard.js";
import { type BatchScorer, scoreBatch } from "./score-batch.js";
import type { WaitingOptions } from "./score-waiting.js";
import type { ScoredShard } from "./shard.js";
import type { ThreadPlan } from "./thread-plan.js";

/** Scores batches, several at a time where it can. */
export interface Executor {
  /** How many batches to keep under way. */
  readonly width: number;
  score(batch: RowBatch, recorded: string): Promise<ScoredShard>;
  close(): Promise<void>;
}

/** Scores on the calling thread. */
export function inlineExecutor(scorer: BatchScorer, waiting: WaitingOptions | null): Executor {
  return {
    width: 1,
    score: (batch, recorded) => scoreBatch(scorer, batch, recorded, waiting),
    close: async () => {},
  };
}

/** In `dist` the modules of the package are joined, and the worker is an entry of its own beside them. */
const WORKER = new URL("./worker.js", import.meta.url);

/**
 * Scores on so many threads, each of which makes the metrics for itself. With a scorer the calling thread is one of
 * them, since reading and journaling leave it idle for half of the time: it scores what no worker is waiting for.
 */
export function threadExecutor(plan: ThreadPlan, threads: number, scorer: BatchScorer | null): Executor {
  const workers = Array.from({ length: scorer === null ? threads : threads - 1 }, () => new ScoringThread(plan));
  let isScoring = false;
  const scoreHere = async (own: BatchScorer, batch: RowBatch, recorded: string) => {
    isScoring = true;
    // What the workers have sent meanwhile is taken in first, and they are given more.
    await new Promise(setImmediate);
    try {
      return await scoreBatch(own, batch, recorded, null);
    } finally {
      isScoring = false;
    }
  };
  return {
    // A batch waits for each thread beside the one that it scores: the calling thread, which journals what came back, may
    // not have its turn before a thread is done.
    width: 2 * threads + 1,
    score: (batch, recorded) => {
      const worker = leastBusy(workers);
      const isSpare = !isScoring && worker.waiting >= ENOUGH;
      return scorer !== null && isSpare ? scoreHere(scorer, batch, recorded) : worker.score(batch, recorded);
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** Batches that keep a worker busy while the calling thread scores one: the one it is at, and the next. */
const ENOUGH = 2;

function leastBusy(workers: readonly ScoringThread[]): ScoringThread {
  return workers.reduce((best, worker) => (worker.waiting < best.waiting ? worker : best));
}

/** Cases die young: with the standard 16 MB a thread spends a tenth of its time collecting them. */
const YOUNG_GENERATION_MB = 32;

interface Waiter {
  readonly resolve: (shard: ScoredShard) => void;
  readonly reject: (error: unknown) => void;
}

/** One worker thread; it answers in the order in which it was asked. */
class ScoringThread {
  readonly #worker: Worker;
  readonly #waiters: Waiter[] = [];
  #failure: unknown = null;

  constructor(plan: ThreadPlan) {
    this.#worker = new Worker(WORKER, {
      workerData: plan,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      stdout: true,
    });
    // Standard output is for the table or the report, not for what metrics print.
    this.#worker.stdout.pipe(process.stderr, { end: false });
    this.#worker.on("message", (reply: ThreadReply) => {
      const waiter = this.#waiters.shift();
      if ("error" in reply) waiter?.reject(reply.error);
      else waiter?.resolve(unpacked(reply.shard));
    });
    this.#worker.on("error", (error) => this.#fail(error));
    // `process.exit` in a metric ends its thread alone, without an error.
    this.#worker.on("exit", (code) => {
      this.#fail(new EvalError("thread-ended", `a metric must not end the process, got exit code ${code}`));
    });
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    for (const waiter of this.#waiters.splice(0)) waiter.reject(this.#failure);
  }

  get waiting(): number {
    return this.#waiters.length;
  }

  score(batch: RowBatch, recorded: string): Promise<ScoredShard> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiters.push({ resolve, reject });
      this.#worker.postMessage({ batch, recorded } satisfies ThreadRequest, buffersOf(batch));
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

const unpacked = (shard: PackedShard): ScoredShard => ({ ...shard, groups: unpackGroups(shard.groups) });

/** The memory of a batch moves to the thread; only objects are copied. */
function buffersOf(batch: RowBatch): ArrayBuffer[] {
  if (batch.kind === "records") return [];
  return [batch.bytes.buffer, batch.spans.buffer, batch.numbers.buffer] as ArrayBuffer[];
}
