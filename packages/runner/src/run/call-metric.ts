import {
  type AsyncMetric,
  type EvalCase,
  EvalError,
  type Metric,
  type MetricResult,
  type OpenChatModel,
  type OpenEncoder,
  type OpenMetric,
  type ScoreContext,
  type SyncMetric,
  show,
} from "@eval/core";

/** Calls a metric that answers at once. Whatever it throws is an error of this case, not of the run. */
export function callMetric(metric: Metric, evalCase: EvalCase): MetricResult {
  try {
    return sound((metric as SyncMetric)(evalCase), metric);
  } catch (error) {
    return failure(metric, error);
  }
}

/** What a metric that waits is given, and how long it is waited for. */
export interface Patience {
  readonly signal: AbortSignal;
  /** Milliseconds after which the answer to a case is no longer waited for; null waits for ever. */
  readonly timeoutMs: number | null;
  readonly chatModel?: OpenChatModel;
  readonly encoder?: OpenEncoder;
  readonly metric?: OpenMetric;
}

/**
 * Calls a metric that may wait. It is told when to give up and asked to through its signal; one that does not listen is
 * left behind, and its case is an error.
 */
export async function callWaiting(
  metric: Metric,
  evalCase: EvalCase,
  { timeoutMs, ...context }: Patience,
): Promise<MetricResult> {
  const call = metric as AsyncMetric;
  try {
    if (timeoutMs === null) return sound(await call(evalCase, context), metric);
    return sound(await withinTime(call, evalCase, context, timeoutMs), metric);
  } catch (error) {
    return failure(metric, error);
  }
}

async function withinTime(
  call: AsyncMetric,
  evalCase: EvalCase,
  context: ScoreContext & { readonly signal: AbortSignal },
  timeoutMs: number,
): Promise<MetricResult> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort();
      reject(new EvalError("timeout", `no answer within ${timeoutMs / 1_000} seconds (--timeout)`));
    }, timeoutMs);
  });
  const timed = {
    ...context,
    signal: AbortSignal.any([context.signal, late.signal]),
    deadline: Date.now() + timeoutMs,
  };
  try {
    return await Promise.race([call(evalCase, timed), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A metric need not be made with `defineMetric`: what it must not give must not reach a journal or a mean. */
function sound(result: MetricResult, metric: Metric): MetricResult {
  if (!isResult(result)) {
    const got = show(result);
    return failure(metric, new EvalError("invalid-result", `must give a result with label and reason, got ${got}`));
  }
  if (result.status !== "scored" || isInRange(result.score, metric.info.range)) return result;
  const range = show(metric.info.range ?? UNBOUNDED);
  return failure(
    metric,
    new EvalError("score-out-of-range", `score must be inside ${range}, got ${String(result.score)}`),
  );
}

/** A promise is none: what a metric that says it answers at once gives is not waited for. */
function isResult(result: unknown): boolean {
  const { label, reason } = (result ?? {}) as Partial<Record<string, unknown>>;
  return typeof label === "string" && typeof reason === "string";
}

const UNBOUNDED = [null, null] as const;

/** A metric in plain JavaScript may lack its range. */
function isInRange(score: unknown, [min, max]: Metric["info"]["range"] = UNBOUNDED): boolean {
  return Number.isFinite(score) && (min === null || Number(score) >= min) && (max === null || Number(score) <= max);
}

function failure({ info }: Metric, error: unknown): MetricResult {
  const reason = error instanceof Error && error.message !== "" ? error.message : String(error);
  const kind = error instanceof Error ? error.name : typeof error;
  return {
    name: info.name,
    status: "error",
    score: null,
    passed: null,
    label: error instanceof EvalError ? error.code.replaceAll("-", "_") : "metric_error",
    reason,
    metadata: { error: kind },
  };
}
