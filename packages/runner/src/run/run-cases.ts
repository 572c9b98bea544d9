import type { RowBatch } from "../rows/row-batch.js";
import { RowError, type RowProblem } from "../rows/row-problem.js";
import type { Source } from "../rows/source.js";
import { emptyPairs, mergePairs, type PairTally } from "../summary/disagreement.js";
import { type ErrorExamples, mergeErrors, noErrors } from "../summary/error-examples.js";
import { mergeTally, type Tally } from "../summary/tally.js";
import { mergeWarnings, type WarningTally, warnOfDouble } from "../summary/warnings.js";
import type { Executor } from "./executor.js";
import { HashedIds } from "./hashed-ids.js";
import type { Journal } from "./journal.js";
import type { Group, ScoredShard, ShardPlan } from "./shard.js";

/** Where finished shards go beside the tallies. */
export interface RunSinks {
  readonly journal: Journal | null;
  /** For each table of the plan: takes its rows, in case order. */
  readonly tables: readonly ((rows: Uint8Array) => void)[];
  readonly onProgress: (cases: number, bytes: number) => void;
}

/** Everything counted in a run. */
export interface RunTallies {
  cases: number;
  readonly groups: Map<string, Group>;
  readonly pairs: readonly PairTally[];
  readonly errors: ErrorExamples;
  readonly warnings: WarningTally;
  readonly problems: RowProblem[];
}

/**
 * Scores all cases of a source: batches go out to threads and come back in case order, each is journaled and
 * counted. Stops between batches when the signal is aborted.
 *
 * Sinks that are yet to be opened are when the first batches are on their way, and so beside their scoring.
 */
export async function runCases(
  source: Source,
  plan: ShardPlan,
  executor: Executor,
  sinks: RunSinks | (() => Promise<RunSinks>),
  signal: AbortSignal,
): Promise<RunTallies> {
  const run = new RunInProgress(source, plan, sinks);
  await run.drain(executor, signal);
  return run.tallies;
}

class RunInProgress {
  readonly tallies: RunTallies;
  readonly #source: Source;
  readonly #plan: ShardPlan;
  readonly #open: () => Promise<RunSinks>;
  readonly #ids = new HashedIds();
  #sinks: RunSinks | null;

  constructor(source: Source, plan: ShardPlan, sinks: RunSinks | (() => Promise<RunSinks>)) {
    this.#source = source;
    this.#plan = plan;
    this.#sinks = typeof sinks === "function" ? null : sinks;
    this.#open = typeof sinks === "function" ? sinks : async () => sinks;
    const metrics = plan.metrics.length;
    this.tallies = {
      cases: 0,
      groups: new Map(),
      pairs: emptyPairs(metrics),
      errors: noErrors(metrics),
      warnings: {},
      problems: [],
    };
  }

  async drain(executor: Executor, signal: AbortSignal): Promise<void> {
    const underWay: { bytes: number; shard: Promise<ScoredShard> }[] = [];
    const settleOldest = async () => {
      this.#sinks ??= await this.#open();
      const oldest = underWay.shift();
      if (oldest !== undefined) this.#settle(await oldest.shard, oldest.bytes, this.#sinks);
    };
    try {
      for await (const batch of this.#source.batches()) {
        if (signal.aborted) break;
        const bytes = sizeOf(batch);
        const recorded = this.#sinks?.journal?.recordedUpTo(batch.numbers.at(-1) ?? 0) ?? "";
        underWay.push({ bytes, shard: executor.score(batch, recorded) });
        if (underWay.length >= executor.width) await settleOldest();
      }
      // Even where there was no batch, the sinks have to be opened.
      do await settleOldest();
      while (underWay.length > 0);
    } catch (error) {
      // What was under way beside the failure is thrown away, not left to fail unseen.
      await Promise.allSettled(underWay.map(({ shard }) => shard));
      throw error;
    }
  }

  #settle(shard: ScoredShard, bytes: number, sinks: RunSinks): void {
    this.#noteProblems(shard.problems);
    sinks.journal?.append(shard.lines);
    shard.tables.forEach((rows, index) => {
      sinks.tables[index]?.(rows);
    });
    const { tallies } = this;
    tallies.cases += shard.cases;
    mergeGroups(tallies.groups, shard.groups, this.#plan);
    mergePairs(tallies.pairs, shard.pairs);
    mergeErrors(tallies.errors, shard.errors);
    mergeWarnings(tallies.warnings, shard.warnings);
    shard.ids.forEach((id, index) => {
      const number = shard.idCases[index] as number;
      warnOfDouble(tallies.warnings, id, number, this.#ids.add(id, number));
    });
    sinks.onProgress(tallies.cases, bytes);
  }

  /** Rows whose badness shows only when they are decoded. */
  #noteProblems(problems: readonly RowProblem[]): void {
    const [problem] = problems;
    if (problem !== undefined && this.#source.plan.onBadRow === "fail") throw new RowError(problem);
    this.tallies.problems.push(...problems);
  }
}

function mergeGroups(into: Map<string, Group>, from: ReadonlyMap<string, Group>, { metrics }: ShardPlan): void {
  for (const [key, group] of from) {
    const known = into.get(key);
    if (known === undefined) into.set(key, group);
    else {
      known.tallies.forEach((tally, index) => {
        mergeTally(tally, group.tallies[index] as Tally, metrics[index]?.corpus);
      });
    }
  }
}

const sizeOf = (batch: RowBatch): number => (batch.kind === "records" ? 0 : batch.bytes.length);
