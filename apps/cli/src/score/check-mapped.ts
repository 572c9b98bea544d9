import { type CaseField, EvalError } from "@eval/core";
import { isReadOnce, type MetricRef, type ReadPlan, readCases, type Source } from "@eval/runner";
import type { FoundMetric } from "../discovery/discover.js";

/** Each an alternative: any of its fields will do. */
type Needs = readonly (readonly CaseField[])[];

/**
 * Refuses files in which no metric finds the fields that it needs, before a run of dashes is made and kept. Rows of JSON may
 * have fields that the first of them lack, so there all are looked at; `again` opens the files for that.
 */
export async function checkMapped(
  { plan }: Pick<Source, "plan">,
  metrics: readonly MetricRef[],
  found: readonly FoundMetric[],
  again: () => Promise<Source>,
): Promise<void> {
  const columns = [...new Set(plan.files.flatMap((file) => file.columns))];
  // A file without columns has no rows either, which is said of it elsewhere.
  if (columns.length === 0) return;
  const needs = metrics.map(({ name }) => needsOf(found.find((metric) => metric.name === name)));
  const unmet = needs.map((all) => all.filter((fields) => !fields.some((field) => isMapped(field, plan))));
  if (unmet.some((all) => all.length === 0)) return;
  if (plan.files.some(({ format }) => format === "json" || format === "jsonl")) {
    if (plan.files.some(({ path }) => isReadOnce(path)) || (await hasCaseFor(unmet, await again()))) return;
  }
  throw unmapped(plan, metrics, [...new Set(unmet.flat().map((fields) => fields.join(" or ")))]);
}

/** The last question of a conversation is the input of its case. */
const isMapped = (field: CaseField, { mapping }: ReadPlan): boolean =>
  field in mapping || (field === "input" && "messages" in mapping);

/** Of a metric that is not known nothing is known to be needed. */
const needsOf = (metric: FoundMetric | undefined): Needs =>
  (metric?.factory.info.needs ?? []).map((need) => (typeof need === "string" ? [need] : need));

async function hasCaseFor(metrics: readonly Needs[], source: Source): Promise<boolean> {
  for await (const evalCase of readCases(source)) {
    const isMet = (fields: readonly CaseField[]) => fields.some((field) => evalCase[field] !== undefined);
    if (metrics.some((needs) => needs.every(isMet))) return true;
  }
  return false;
}

function unmapped({ files }: ReadPlan, metrics: readonly MetricRef[], fields: readonly string[]): EvalError {
  const options = fields.map((field) => `--map ${field.split(" or ")[0]}=COLUMN`).join(" ");
  const names = files.map(({ path }) => (path === "-" ? "standard input" : path)).join(", ");
  const columns = [...new Set(files.flatMap((file) => file.columns))];
  return new EvalError(
    "unmapped",
    `no column of ${names} was recognised as ${fields.join(" and ")}, so nothing can be scored by ${metrics.map(({ name }) => name).join(", ")}\n` +
      `  say which column holds ${fields.join(" and ")}: ${options} (columns: ${columns.join(", ")})`,
  );
}
