import { EvalError, show } from "@eval/core";
import type { MetricSummary, Summary } from "@eval/runner";
import { nearest } from "./discovery/nearest.js";
import { counted } from "./render/numbers.js";

type Quantity = "passRate" | "score";

/** A condition on a number of a run: of one metric, or of all where none is named. */
export interface Gate {
  readonly option: string;
  readonly metric: string | null;
  readonly quantity: Quantity;
  readonly bound: "min" | "max";
  readonly limit: number;
}

/** A gate that a run did not meet, in words. */
export interface GateFailure {
  readonly gate: Gate;
  readonly metric: string;
  readonly value: number | null;
  readonly message: string;
}

/** Reads `[metric=]number`. A rate is a share from 0 to 1. */
export function parseGates(option: string, quantity: Quantity, bound: "min" | "max", texts: readonly string[]): Gate[] {
  return texts.map((text) => {
    const equals = text.lastIndexOf("=");
    const metric = equals === -1 ? null : text.slice(0, equals);
    const number = text.slice(equals + 1).trim();
    const limit = Number(number);
    if (number === "" || !Number.isFinite(limit)) {
      throw new EvalError("invalid-option", `${option} must be [metric=]number, got ${show(text)}`);
    }
    if (quantity === "passRate" && (limit < 0 || limit > 1)) {
      const hint = limit > 1 && limit <= 100 ? `; write ${limit / 100} for ${limit} %` : "";
      throw new EvalError("invalid-option", `${option} must be a share from 0 to 1, got ${show(text)}${hint}`);
    }
    return { option, metric, quantity, bound, limit };
  });
}

/** Refuses a gate of a metric that the run will not have, before anything is scored. */
export function checkGateNames(gates: readonly Gate[], metrics: readonly string[]): void {
  for (const { metric, option } of gates) {
    if (metric === null || metrics.includes(metric)) continue;
    const guess = nearest(metric, metrics);
    const hint = guess === null ? `it has ${metrics.join(", ")}` : `did you mean ${guess}?`;
    throw new EvalError("invalid-option", `${option} must name a metric of the run, got ${show(metric)}; ${hint}`);
  }
}

/**
 * The gates that do not hold. A number that could not be computed holds no gate, and neither does one without the cases
 * that have no output: a model that crashed where it is weak would else be a better one. `allowMissing` lets these be.
 */
export function failedGates(gates: readonly Gate[], summary: Summary, allowMissing: boolean): GateFailure[] {
  return gates.flatMap((gate) =>
    metricsOf(gate, summary).flatMap((metric) => [
      ...(allowMissing ? [] : checkOutputs(gate, metric)),
      ...check(gate, metric),
    ]),
  );
}

function checkOutputs(gate: Gate, { name, missing, cases }: MetricSummary): GateFailure[] {
  const without = Object.entries(missing).filter(([fields]) => fields.split(" or ").includes("output"));
  const count = without.reduce((sum, [, each]) => sum + each, 0);
  if (count === 0) return [];
  const lacking = `${name}: ${count} of ${counted(cases, "case")} ${count === 1 ? "has" : "have"} no output`;
  const message = `${lacking}; where that is meant, --allow-missing (${gate.option} ${gate.limit})`;
  return [{ gate, metric: name, value: null, message }];
}

function metricsOf({ metric, option }: Gate, { metrics }: Summary): MetricSummary[] {
  if (metric === null) return [...metrics];
  const found = metrics.filter(({ name }) => name === metric);
  if (found.length > 0) return found;
  throw new EvalError("invalid-option", `${option} must name a metric of the run, got ${show(metric)}`);
}

function check(gate: Gate, metric: MetricSummary): GateFailure[] {
  const { quantity, bound, limit, option } = gate;
  const undecided = quantity === "passRate" && metric.passRate !== null ? metric.scored - metric.verdicts : 0;
  if (undecided > 0) {
    const message = `${metric.name}: ${undecided} of ${metric.scored} scored cases have no verdict, so the pass rate is not of all (${option} ${limit})`;
    return [{ gate, metric: metric.name, value: metric.passRate, message }];
  }
  const value = quantity === "passRate" ? metric.passRate : (metric.corpus ?? metric.mean);
  const holds = value !== null && (bound === "min" ? value >= limit : value <= limit);
  if (holds) return [];
  const what = quantity === "passRate" ? "pass rate" : "score";
  const relation = bound === "min" ? "below" : "above";
  const message =
    value === null
      ? `${metric.name} has no ${what}, since nothing was scored (${option} ${limit})`
      : `${metric.name}: ${what} ${value.toFixed(4)} is ${relation} ${limit} (${option})`;
  return [{ gate, metric: metric.name, value, message }];
}

/** Whether there are more errors than allowed: a whole number of them, or a share of the cases where below 1. */
export function hasTooManyErrors({ metrics }: Summary, allowed: number): boolean {
  return metrics.some(({ errors, cases }) =>
    allowed > 0 && allowed < 1 ? errors > allowed * cases : errors > allowed,
  );
}
