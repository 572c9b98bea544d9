import type { Json, JsonRecord } from "@eval/core";
import type { ReportMetric } from "../report.js";

/**
 * What a measure has an opinion about: `answer` compares with the accepted answer; `contains` only asks whether it
 * occurs; `judge` is a model's verdict on the same question; `language` asks in what it is written; `other` something else.
 */
export type MeasureKind = "answer" | "contains" | "judge" | "language" | "other";

/** The one list of names: what no property of a metric tells. Names of metrics, and keys of a profile's parts. */
const kindsByName: Readonly<Record<string, MeasureKind>> = {
  "exact-substring": "contains",
  contains: "contains",
  "script-adherence": "language",
  scriptAdherence: "language",
  // Judges of the answer that can do without an accepted one.
  "indic-judge": "judge",
  indicJudge: "judge",
  answerEquivalence: "judge",
  // A part has no corpus score to tell it by: what BLEU gives one short answer is near 0 whatever the answer is.
  bleu: "other",
  // Of these less is better, which a part does not say.
  ter: "other",
  wordErrorRate: "other",
  characterErrorRate: "other",
};

/** The kind of a metric of the run. One whose package is not at hand is taken to compare with the accepted answer. */
export function kindOfMetric(metric: Pick<ReportMetric, "name" | "needs" | "options" | "corpus">): MeasureKind {
  const { name, needs, options, corpus } = metric;
  const known = kindsByName[name];
  if (known !== undefined) return known;
  // A measure of the whole corpus says little about one case.
  if (corpus !== null) return "other";
  if (needs !== undefined && !needs.flat().includes("expected")) return "other";
  return asksModel(options) ? "judge" : "answer";
}

/** The kind of a part of a profile: that of its metric where the run has it too. */
export const kindOfPart = (key: string, metric: string, kinds: ReadonlyMap<string, MeasureKind>): MeasureKind =>
  kindsByName[key] ?? kindsByName[metric] ?? kinds.get(metric) ?? "answer";

/** A metric that asks a model has a description of it, or of several, among its options. */
export const asksModel = (options: JsonRecord): boolean =>
  Object.entries(options).some(([name, value]) => name !== "encoder" && describesModel(value));

const describesModel = (value: Json): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(describesModel)
    : typeof value === "object" && value !== null && typeof (value as JsonRecord)["backend"] === "string";
