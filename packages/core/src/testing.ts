import type { EvalCase } from "./eval-case.js";
import { isJson } from "./json.js";
import type { Metric, MetricResult } from "./metric.js";

/**
 * The promises of every metric, checked on one metric and the cases given: it gives the same result twice, leaves
 * its input alone, gives plain JSON and a score inside its range, scores nothing without what it needs, and
 * crashes on no string.
 *
 * Independent of any test runner: returns one sentence for each promise broken, so an empty list is a pass.
 *
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * await contractViolations(exactMatch(), [{ output: "दिल्ली", expected: "दिल्ली" }]); // => []
 */
export async function contractViolations<Options, Detail>(
  metric: Metric<Options, Detail>,
  cases: readonly EvalCase[],
): Promise<string[]> {
  const violations = faceViolations(metric);
  const hostile = HOSTILE_TEXTS.flatMap((text) => [
    { ...cases[0], output: text },
    { ...cases[0], expected: text },
  ]);
  const samples = [...cases, ...hostile];
  for (const sample of samples) {
    const evalCase = deepFreeze(JSON.parse(JSON.stringify(sample)) as EvalCase);
    const where = JSON.stringify(sample).slice(0, 120);
    let first: MetricResult<Detail>;
    try {
      first = await metric(evalCase);
      const second = await metric(evalCase);
      if (JSON.stringify(first) !== JSON.stringify(second)) violations.push(`two calls disagree on ${where}`);
    } catch (error) {
      violations.push(`throws on ${where}: ${String(error)}`);
      continue;
    }
    violations.push(...resultViolations(metric, first).map((text) => `${text} on ${where}`));
  }
  if (metric.info.onlyNeeds === true) violations.push(...(await strayReads(metric, samples)));
  for (const need of metric.info.needs) {
    const fields = typeof need === "string" ? [need] : need;
    const without = Object.fromEntries(
      Object.entries(cases[0] ?? {}).filter(([key]) => !fields.includes(key as never)),
    );
    try {
      const { status } = await metric(without as EvalCase);
      if (status !== "unscored") violations.push(`is ${status}, not unscored, without ${fields.join(" or ")}`);
    } catch (error) {
      violations.push(`throws without ${fields.join(" or ")}: ${String(error)}`);
    }
  }
  return violations;
}

/** What a metric reads of fields that it does not need. */
async function strayReads<Options, Detail>(
  metric: Metric<Options, Detail>,
  samples: readonly EvalCase[],
): Promise<string[]> {
  const needed: readonly PropertyKey[] = metric.info.needs.flat();
  const stray = new Set<string>();
  for (const sample of samples) {
    const note = (field: PropertyKey) => {
      if (!needed.includes(field)) stray.add(String(field));
    };
    const watched = new Proxy(sample, {
      get: (target, field, receiver) => {
        note(field);
        return Reflect.get(target, field, receiver);
      },
      has: (target, field) => {
        note(field);
        return Reflect.has(target, field);
      },
      getOwnPropertyDescriptor: (target, field) => {
        note(field);
        return Reflect.getOwnPropertyDescriptor(target, field);
      },
      ownKeys: (target) => {
        stray.add("the names of all fields");
        return Reflect.ownKeys(target);
      },
    });
    try {
      await metric(watched);
    } catch {
      // Said already, of the sample itself.
    }
  }
  return [...stray].map((field) => `reads ${field}, although it says that it looks at no field but those it needs`);
}

/** Texts on which careless code crashes: lone surrogates, controls, joiners alone, marks without a base, length. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\uD800",
  "\uDC00क",
  "\u0000",
  "\u200D\u200C",
  "\u093F\u094D",
  "👩‍👩‍👧",
  "constructor",
  "__proto__",
  "(".repeat(50),
  "क्".repeat(2_000),
];

function faceViolations<Options, Detail>(metric: Metric<Options, Detail>): string[] {
  const violations: string[] = [];
  const { info, options } = metric;
  if (typeof metric !== "function") return ["is not a function"];
  if (!isJson(options)) violations.push("options are not plain JSON");
  if (!Object.isFrozen(options)) violations.push("options are not frozen");
  for (const key of ["package", "name", "summary", "source"] as const) {
    if (typeof info[key] !== "string" || info[key] === "") violations.push(`info.${key} is empty`);
  }
  if (!isJson(info)) violations.push("info is not plain JSON");
  return violations;
}

function resultViolations<Options, Detail>(metric: Metric<Options, Detail>, result: MetricResult<Detail>): string[] {
  const violations: string[] = [];
  const { name, status, score, passed, label, reason, metadata } = result;
  if (name !== metric.info.name) violations.push(`result is named ${JSON.stringify(name)}`);
  if (label === "" || reason === "") violations.push("label or reason is empty");
  if (!isJson(metadata)) violations.push("metadata is not plain JSON");
  if (!["scored", "unscored", "error"].includes(status)) violations.push(`status is ${JSON.stringify(status)}`);
  if (passed !== null && typeof passed !== "boolean") violations.push(`passed is ${JSON.stringify(passed)}`);
  if (status !== "scored" && (score !== null || passed !== null)) violations.push(`${status} with a score`);
  if (status === "scored") {
    const [min, max] = metric.info.range;
    const inside = (min === null || score >= min) && (max === null || score <= max);
    if (!inside || !Number.isFinite(score)) violations.push(`score ${score} is outside the range`);
  }
  if (status === "error") violations.push(`fails with ${JSON.stringify(reason)}`);
  return violations;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const item of Object.values(value)) deepFreeze(item);
    Object.freeze(value);
  }
  return value;
}
