import type { Json } from "@eval/core";
import { type Interval, type JudgeLabels, type JudgeStanding, roganGladenPassRate } from "@eval/stats";
import { judgeValidation } from "./cards/judge-validation.js";
import { standingWords } from "./cards/standing-words.js";
import { counted, intervalText, percent } from "./numbers.js";
import type { ReportMetric } from "./report.js";

/** What the verdicts of a model are worth, in sentences without a full stop; nothing for a metric that asks none. */
export function judgeNotes(metric: ReportMetric): string[] {
  const found = judgeValidation(metric);
  if (found === null) return [];
  const { card, misfits, labels, standing } = found;
  const who = `verdicts of a model${modelName(metric.options["model"])}`;
  const advice = "do not quote them as facts";
  if (card === null) {
    return [`${who}, unvalidated: nobody has compared them with people's labels, so ${advice}`];
  }
  if (misfits.length > 0) {
    const what = misfits.map(([kind, cases]) => `${kind} in ${counted(cases, "case")}`).join(", ");
    return [`${who}, unvalidated: the judge card ${card} is of another judge than this one (${what}), so ${advice}`];
  }
  if (standing === null || labels === null) {
    return [`${who}, unvalidated: the judge card ${card} has no labels of people, so ${advice}`];
  }
  return [`${who}, ${standingNote(card, standing)}`, ...correctedNote(metric, labels)];
}

/** A card is a measurement, and no seal: nobody should have to look up what it found. */
function standingNote(card: string, standing: JudgeStanding): string {
  const figures = standingWords(standing);
  if (standing.level === "validated") return `validated by the judge card ${card}: ${figures}`;
  const what = standing.level === "failed" ? "and it failed" : "which does not validate them";
  return `checked by the judge card ${card}, ${what}: ${figures}; ${standing.reason}, so do not quote them as facts`;
}

/** Other judges, prompts and languages make other mistakes: without a card that fits there is no corrected rate. */
function correctedNote({ passed, passRate, scored, verdicts = scored }: ReportMetric, labels: JudgeLabels): string[] {
  if (passed === null || passRate === null) return [];
  const corrected = roganGladenPassRate(labels, { successes: passed, n: verdicts });
  const count = Object.values(labels).reduce((sum, n) => sum + n, 0);
  const by = `by the ${counted(count, "label")} of its card (Rogan-Gladen)`;
  const rate =
    corrected.value === null
      ? `no pass rate corrected for the judge's mistakes: ${corrected.reason}`
      : `corrected for the judge's mistakes ${by}, ${percent(corrected.value)} would pass (interval ${intervalText({ ...corrected, format: percent })})${isUseless(corrected.interval) ? ", which is too wide to say anything: the judge makes too many mistakes" : ""}`;
  return [rate, ...corrected.warnings];
}

/** An interval over half of all rates leaves both "most pass" and "most fail" open. */
const isUseless = ({ low, high }: Interval): boolean => low !== null && high - low >= 0.5;

function modelName(model: Json | undefined): string {
  if (typeof model === "string" && model !== "") return ` (${model})`;
  if (typeof model !== "object" || model === null || Array.isArray(model)) return "";
  const name = (model as Readonly<Record<string, Json>>)["model"];
  return typeof name === "string" ? ` (${name})` : "";
}
