import { EvalError, type MetricInfo, show } from "@eval/core";
import type { GateCheck, GroupSummary, MetricNumbers, MetricSummary, Summary } from "@eval/runner";
import { nearest } from "./discovery/nearest.js";
import { counted } from "./render/numbers.js";

type Quantity = "passRate" | "score";

/** A condition on a number of a run: of one metric, or of all where none is named. */
export interface Gate {
  readonly option: string;
  readonly metric: string | null;
  /** Of which groups the number is: those with this value, or each; null is the whole run. */
  readonly group: string | null;
  readonly quantity: Quantity;
  readonly bound: "min" | "max";
  readonly limit: number;
}

/** Stands for every group in a gate: a mean that is high enough may hide a language that is not. */
const EACH_GROUP = "each";

/** Reads `[metric][:group]=number`, or a number alone. A rate is a share from 0 to 1. */
export function parseGates(option: string, quantity: Quantity, bound: "min" | "max", texts: readonly string[]): Gate[] {
  return texts.map((text) => {
    const equals = text.lastIndexOf("=");
    const number = text.slice(equals + 1).trim();
    const limit = Number(number);
    if (number === "" || !Number.isFinite(limit)) {
      const percent = Number(number.replace(/\s?%$/, ""));
      const hint = number.endsWith("%") && Number.isFinite(percent) ? `; write ${percent / 100} for ${percent} %` : "";
      throw new EvalError("invalid-option", `${option} must be [metric][:group]=number, got ${show(text)}${hint}`);
    }
    if (quantity === "passRate" && (limit < 0 || limit > 1)) {
      const hint = limit > 1 && limit <= 100 ? `; write ${limit / 100} for ${limit} %` : "";
      throw new EvalError("invalid-option", `${option} must be a share from 0 to 1, got ${show(text)}${hint}`);
    }
    return { option, ...subjectOf(equals === -1 ? null : text.slice(0, equals)), quantity, bound, limit };
  });
}

function subjectOf(text: string | null): Pick<Gate, "metric" | "group"> {
  if (text === null) return { metric: null, group: null };
  const colon = text.indexOf(":");
  if (colon === -1) return { metric: text, group: null };
  return { metric: colon === 0 ? null : text.slice(0, colon), group: text.slice(colon + 1) };
}

/** Refuses a bound that no score of a metric can miss, or none can reach. */
export function checkGateRanges(gates: readonly Gate[], rangeOf: (metric: string) => Range | undefined): void {
  for (const { option, metric, quantity, limit } of gates) {
    const [low, high] = (metric === null || quantity === "passRate" ? undefined : rangeOf(metric)) ?? [null, null];
    if ((low === null || limit >= low) && (high === null || limit <= high)) continue;
    const range = low === null ? `at most ${high}` : high === null ? `at least ${low}` : `from ${low} to ${high}`;
    throw new EvalError("invalid-option", `${option} must be a score of ${metric}, ${range}, got ${limit}`);
  }
}

type Range = MetricInfo["range"];

/** Refuses a gate of groups in a run that has none, before anything is scored. */
export function checkGateGroups(gates: readonly Gate[], by: readonly string[]): void {
  const gate = gates.find(({ group }) => group !== null);
  if (gate === undefined || by.length > 0) return;
  const wanted = show(`:${gate.group}`);
  throw new EvalError(
    "invalid-option",
    `${gate.option} with ${wanted} must be of a grouped run; name its column by --by`,
  );
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
 * Every gate with what was measured: of each metric and each group that it is of. A number that could not be computed holds no gate, and neither does one without the cases
 * that have no output: a model that crashed where it is weak would else be a better one. `allowMissing` lets these be.
 */
export function checkGates(gates: readonly Gate[], summary: Summary, allowMissing: boolean): GateCheck[] {
  return gates.flatMap((gate) => {
    const subjects = metricsOf(gate, summary).map((metric) => ({ metric, parts: partsOf(gate, metric) }));
    return subjects.flatMap(({ metric, parts }) => {
      if (parts.length === 0) {
        const nowhere = { metric: metric.name, name: metric.name, group: gate.group };
        return [checked(gate, nowhere, null, lacksGroup(gate, metric))];
      }
      return parts.flatMap((part) => [...(allowMissing ? [] : checkOutputs(gate, part)), check(gate, part)]);
    });
  });
}

/** Rows that could not be read are in no rate either: what a gate says of them, or nothing where that is meant. */
export function skippedRows(gates: readonly Gate[], skipped: number, allowMissing: boolean): GateCheck[] {
  const [gate] = gates;
  if (gate === undefined || skipped === 0 || allowMissing) return [];
  const rows = `${counted(skipped, "row")} could not be read and ${skipped === 1 ? "was" : "were"} skipped`;
  return [ofRun(gate.option, `${rows}; where that is meant, --allow-missing (${gate.option} ${gate.limit})`)];
}

/** A gate that is of the run as a whole; `message` says why it does not hold. */
export const ofRun = (option: string, message: string | null): GateCheck => ({
  ...{ option, metric: null, group: null, quantity: null, bound: null, limit: null, value: null },
  ...{ held: message === null, message },
});

function checked(
  { option, quantity, bound, limit }: Gate,
  { metric, group }: Pick<Part, "metric" | "group">,
  value: number | null,
  message: string | null,
): GateCheck {
  return { option, metric, group, quantity, bound, limit, value, held: message === null, message };
}

/** Numbers that a gate is held against, and what they are of. */
interface Part {
  readonly metric: string;
  /** As messages name it: the metric, and the group where it is one. */
  readonly name: string;
  /** Null for all cases. */
  readonly group: string | null;
  readonly numbers: MetricNumbers;
}

function partsOf({ group }: Gate, metric: MetricSummary): Part[] {
  if (group === null) return [{ metric: metric.name, name: metric.name, group: null, numbers: metric }];
  return metric.groups
    .filter(({ by }) => group === EACH_GROUP || Object.values(by).includes(group))
    .map((numbers) => {
      const title = groupTitle(numbers);
      return { metric: metric.name, name: `${metric.name} of ${title}`, group: title, numbers };
    });
}

const groupTitle = ({ by }: GroupSummary): string =>
  Object.entries(by)
    .map(([column, value]) => (value === null || value === "" ? `no ${column}` : value))
    .join(", ");

const GROUPS_NAMED = 12;

function lacksGroup({ option, group, limit }: Gate, { name, groups }: MetricSummary): string {
  const values = [...new Set(groups.flatMap(({ by }) => Object.values(by)))].filter((value) => value !== null);
  const shown = values.slice(0, GROUPS_NAMED).map((value) => show(value));
  const rest = values.length > GROUPS_NAMED ? " and others" : "";
  const columns = Object.keys(groups[0]?.by ?? {}).join(", ");
  const there = values.length === 0 ? "it is not grouped" : `by ${columns} there are ${shown.join(", ")}${rest}`;
  return `${name} has no cases of ${show(group)}; ${there}; --by names another column (${option} ${limit})`;
}

function checkOutputs(gate: Gate, part: Part): GateCheck[] {
  const { name, numbers } = part;
  const { missing, cases } = numbers;
  const without = Object.entries(missing).filter(([fields]) => fields.split(" or ").includes("output"));
  const count = without.reduce((sum, [, each]) => sum + each, 0);
  if (count === 0) return [];
  const lacking = `${name}: ${count} of ${counted(cases, "case")} ${count === 1 ? "has" : "have"} no output`;
  const message = `${lacking}; where that is meant, --allow-missing (${gate.option} ${gate.limit})`;
  return [checked(gate, part, null, message)];
}

function metricsOf({ metric, option }: Gate, { metrics }: Summary): MetricSummary[] {
  if (metric === null) return [...metrics];
  const found = metrics.filter(({ name }) => name === metric);
  if (found.length > 0) return found;
  throw new EvalError("invalid-option", `${option} must name a metric of the run, got ${show(metric)}`);
}

function check(gate: Gate, part: Part): GateCheck {
  const { name, numbers } = part;
  const { quantity, bound, limit, option } = gate;
  const undecided = quantity === "passRate" && numbers.passRate !== null ? numbers.scored - numbers.verdicts : 0;
  if (undecided > 0) {
    const message = `${name}: ${undecided} of ${numbers.scored} scored cases have no verdict, so the pass rate is not of all (${option} ${limit})`;
    return checked(gate, part, numbers.passRate, message);
  }
  const value = quantity === "passRate" ? numbers.passRate : (numbers.corpus ?? numbers.mean);
  const holds = value !== null && (bound === "min" ? value >= limit : value <= limit);
  if (holds) return checked(gate, part, value, null);
  const what = quantity === "passRate" ? "pass rate" : "score";
  const relation = bound === "min" ? "below" : "above";
  const message =
    value === null
      ? `${name} has no ${what}, since nothing was scored (${option} ${limit})`
      : `${name}: ${what} ${value.toFixed(4)} is ${relation} ${limit} (${option})`;
  return checked(gate, part, value, message);
}

/** Whether there are more errors than allowed: a whole number of them, or a share of the cases where below 1. */
export function hasTooManyErrors({ metrics }: Summary, allowed: number): boolean {
  return metrics.some(({ errors, cases }) =>
    allowed > 0 && allowed < 1 ? errors > allowed * cases : errors > allowed,
  );
}
