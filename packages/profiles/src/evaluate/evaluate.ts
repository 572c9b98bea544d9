import type { MetricResult } from "@eval/core";
import type { CaseView } from "./case-views.js";
import type { Measurements } from "./measurements.js";
import type { OpenExpression, OpenPart } from "./opened-profile.js";
import type { Step } from "./step.js";
import { type Value, valueOf } from "./value.js";

/** What surrounds the evaluation of an expression. */
export interface Scene {
  readonly measurements: Measurements;
  /** Parts that ask a model are left out: their calls cost, and what they would say is not needed here. */
  readonly withoutModels: boolean;
}

/** What an expression comes to against each view of a case, in the order of the views. */
export function* evaluate(
  expression: OpenExpression,
  views: readonly CaseView[],
  scene: Scene,
): Step<MetricResult, readonly Value[]> {
  if ("max" in expression) return yield* evaluateMax(expression.max, views, scene);
  if ("first" in expression) return yield* evaluateFirst(expression.first, views, scene);
  if ("weighted" in expression) return yield* evaluateWeighted(expression.weighted, views, scene);
  return yield* evaluatePart(expression, views, scene);
}

function* evaluatePart(part: OpenPart, views: readonly CaseView[], scene: Scene): Step<MetricResult, readonly Value[]> {
  if (part.asksModel && scene.withoutModels) return views.map(() => NOT_ASKED);
  const started = views.map((view) => scene.measurements.measure(part, view));
  const values: Value[] = [];
  for (const result of started) values.push(valueOf(result instanceof Promise ? yield result : result, part));
  return values;
}

const NOT_ASKED: Value = { status: "unscored", score: null, label: "not_asked", reason: "a model is not asked here" };

/** The best so far of each view. An answer that scores 1 settles the case, and what is left need not be measured. */
function* evaluateMax(
  items: readonly OpenExpression[],
  views: readonly CaseView[],
  scene: Scene,
): Step<MetricResult, readonly Value[]> {
  let best: readonly Value[] = [];
  for (const item of items) {
    const values = yield* evaluate(item, views, scene);
    best = best.length === 0 ? values : best.map((value, index) => better(value, values[index] as Value));
    if (isSettled(best)) break;
  }
  return best;
}

const isSettled = (values: readonly Value[]): boolean => values.some(({ score }) => score === 1);

/** An error beats a score below 1, since what failed might have been more. */
function better(a: Value, b: Value): Value {
  if (a.score === 1 || b.score === 1) return a.score === 1 ? a : b;
  if (a.status === "error" || b.status === "error") return a.status === "error" ? a : b;
  if (a.status !== "scored" || b.status !== "scored") return b.status === "scored" ? b : a;
  return b.score > a.score ? b : a;
}

/** Views that the first item leaves without a score go on to the next, but for errors: they decide too. */
function* evaluateFirst(
  items: readonly OpenExpression[],
  views: readonly CaseView[],
  scene: Scene,
): Step<MetricResult, readonly Value[]> {
  const settled = new Map<CaseView, Value>();
  const isOpen = (view: CaseView) => settled.get(view)?.status !== "scored" && settled.get(view)?.status !== "error";
  for (const item of items) {
    const open = views.filter(isOpen);
    if (open.length === 0 || isSettled([...settled.values()])) break;
    const values = yield* evaluate(item, open, scene);
    // What the first item says of a case that nothing scores is kept, unless it only declined.
    for (const [index, view] of open.entries()) settled.set(view, said(settled.get(view), values[index] as Value));
  }
  return views.map((view) => settled.get(view) as Value);
}

const said = (before: Value | undefined, now: Value): Value =>
  before === undefined || now.status !== "unscored" || before.status !== "unscored" || before.label === "declined"
    ? now
    : before;

/** Terms that wait are started together. */
function* evaluateWeighted(
  terms: readonly { readonly weight: number; readonly of: OpenExpression }[],
  views: readonly CaseView[],
  scene: Scene,
): Step<MetricResult, readonly Value[]> {
  for (const { of } of terms) start(of, views, scene);
  const columns: (readonly Value[])[] = [];
  for (const { of } of terms) columns.push(yield* evaluate(of, views, scene));
  const weights = terms.map(({ weight }) => weight);
  return views.map((_, index) =>
    sumOf(
      columns.map((values) => values[index] as Value),
      weights,
    ),
  );
}

function start(expression: OpenExpression, views: readonly CaseView[], scene: Scene): void {
  if ("weighted" in expression) for (const { of } of expression.weighted) start(of, views, scene);
  else if ("max" in expression) start(expression.max[0] as OpenExpression, views, scene);
  else if ("first" in expression) start(expression.first[0] as OpenExpression, views, scene);
  else if (expression.metric.async && !(expression.asksModel && scene.withoutModels)) {
    for (const view of views) void scene.measurements.measure(expression, view);
  }
}

function sumOf(values: readonly Value[], weights: readonly number[]): Value {
  const without = values.find(({ status }) => status === "error") ?? values.find(({ status }) => status === "unscored");
  if (without !== undefined) return without;
  let [sum, total] = [0, 0];
  for (const [index, { score }] of values.entries()) {
    sum += (weights[index] as number) * (score as number);
    total += weights[index] as number;
  }
  const spoken = values.find((value) => value.status === "scored" && value.expectedIndex !== null);
  const expectedIndex = spoken?.status === "scored" ? spoken.expectedIndex : null;
  // Weights are added in the order of the products: rounding then cannot bring scores of at most 1 above 1.
  return { status: "scored", score: sum / total, expectedIndex };
}
