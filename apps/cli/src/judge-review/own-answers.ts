import type { JsonRecord } from "@eval/core";
import type { CaseToJudge } from "./judge-cases.js";

/** A judge that judges what it wrote itself tends to like it. Names are compared without their provider. */
export function ownAnswersNote(models: readonly JsonRecord[], cases: readonly CaseToJudge[]): string[] {
  const judges = new Set(models.map(({ model }) => bareName(model)));
  const own = cases.filter(({ evalCase }) => evalCase.model !== undefined && judges.has(bareName(evalCase.model)));
  if (own.length === 0) return [];
  return [
    `warning: the judge's model wrote ${own.length} of these answers itself, and models tend to prefer their own`,
  ];
}

const bareName = (name: unknown): string =>
  typeof name === "string" ? name.slice(name.lastIndexOf("/") + 1).toLowerCase() : "";
