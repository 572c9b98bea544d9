import { EvalError, show } from "./errors.js";
import { isJson, type JsonRecord } from "./json.js";
import type { MetricInfo, MetricResult } from "./metric.js";
import type { Outcome } from "./metric-definition.js";

const NO_DETAIL: JsonRecord = Object.freeze({});

/** A needed field is not there. */
export function unscoredFor<Detail>(name: string, missing: string): MetricResult<Detail> {
  return {
    name,
    status: "unscored",
    score: null,
    passed: null,
    label: "missing_field",
    reason: `${name} needs ${missing}, which this case does not have`,
    metadata: NO_DETAIL as Detail,
  };
}

/** Every expected answer is blank, and that means that there is none. */
export function emptyGold<Detail>(name: string): MetricResult<Detail> {
  return {
    name,
    status: "unscored",
    score: null,
    passed: null,
    label: "empty_expected",
    reason: "the expected answer is empty, so there is nothing to compare with",
    metadata: NO_DETAIL as Detail,
  };
}

/** Every expected answer is blank, and that means that silence is right. */
export function noAnswerVerdict<Detail>(name: string, isBlankOutput: boolean, score: number): MetricResult<Detail> {
  return {
    name,
    status: "scored",
    score,
    passed: isBlankOutput,
    label: isBlankOutput ? "no_answer" : "unexpected_answer",
    reason: isBlankOutput ? "no answer was expected and none was given" : "no answer was expected, but one was given",
    metadata: NO_DETAIL as Detail,
  };
}

/** The output shows nothing. */
export function blankVerdict<Detail>(name: string, score: number): MetricResult<Detail> {
  return {
    name,
    status: "scored",
    score,
    passed: false,
    label: "blank",
    reason: "the output is blank",
    metadata: NO_DETAIL as Detail,
  };
}

/** The result of an outcome that keeps the promises of its definition; throws where it does not. */
export function checked<Detail>({ name, range }: MetricInfo, outcome: Outcome<Detail>): MetricResult<Detail> {
  if (typeof outcome !== "object" || outcome === null) {
    throw new EvalError("invalid-result", `${name} must give score, passed, label and reason, got ${show(outcome)}`);
  }
  const { score, label, reason } = outcome;
  const metadata = outcome.metadata ?? (NO_DETAIL as Detail);
  if (typeof label !== "string" || label === "" || typeof reason !== "string" || reason === "") {
    throw new EvalError("invalid-result", `${name} must give a label and a reason, got ${show({ label, reason })}`);
  }
  if (!isJson(metadata)) throw new EvalError("invalid-result", `${name} must give plain JSON as metadata`);
  if (score === null) return { name, status: "unscored", score, passed: null, label, reason, metadata };

  const min = range[0];
  const max = range[1];
  // Written as "not inside", since every comparison with NaN is false.
  if (
    typeof score !== "number" ||
    !((min === null || score >= min) && (max === null || score <= max)) ||
    !Number.isFinite(score)
  ) {
    throw new EvalError("score-out-of-range", `${name} must score inside ${show(range)}, got ${String(score)}`);
  }
  const { passed } = outcome;
  if (passed !== null && typeof passed !== "boolean") {
    throw new EvalError("invalid-result", `passed of ${name} must be true, false or null, got ${show(passed)}`);
  }
  return { name, status: "scored", score, passed, label, reason, metadata };
}

/**
 * Measuring threw. The error itself is not kept, since it may hold more than a report should; an error that has a
 * `detail` in plain JSON says by it what may be kept.
 */
export function failed<Detail>(name: string, error: unknown): MetricResult<Detail> {
  const code =
    error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "metric-error";
  const message = error instanceof Error ? error.message : typeof error === "string" ? error : show(error);
  const kind = error instanceof Error ? error.name : typeof error;
  const cause = error instanceof Error && error.cause instanceof Error ? { cause: error.cause.message } : {};
  const detail = error instanceof Error && "detail" in error && isJson(error.detail) ? error.detail : null;
  const kept = typeof detail === "object" && !Array.isArray(detail) ? detail : {};
  return {
    name,
    status: "error",
    score: null,
    passed: null,
    label: code.toLowerCase().replaceAll("-", "_"),
    reason: message === "" ? `${name} failed with ${kind}` : message,
    metadata: { ...kept, error: kind, ...cause } as Detail,
  };
}
