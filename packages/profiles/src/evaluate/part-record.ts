import type { MetricResult } from "@eval/core";
import type { OpenPart } from "./opened-profile.js";

/** What a result says of one part. */
export interface PartRecord {
  readonly key: string;
  readonly metric: string;
  readonly score: number | null;
  readonly status: MetricResult["status"];
  readonly label: string;
  readonly passed: boolean | null;
  readonly role: "primary" | "supporting";
}

export function partRecord({ key, metric }: OpenPart, result: MetricResult, role: PartRecord["role"]): PartRecord {
  const { score, status, label, passed } = result;
  return { key, metric: metric.info.name, score, status, label, passed, role };
}
