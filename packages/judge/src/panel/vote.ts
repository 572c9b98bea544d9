import type { JsonRecord, MetricResult } from "@eval/core";

/** One judge's result, as a panel keeps it. */
export interface Vote {
  readonly judge: string;
  readonly result: MetricResult;
}

/** A vote as metadata: what it came to and how, without the texts of a whole result. */
export function voteRecord({ judge, result }: Vote): JsonRecord {
  const { status, label, score, passed, reason, metadata } = result;
  const session = metadata["session"];
  return { judge, status, label, score, passed, reason, ...(session !== undefined && { session }) };
}

/** A model as a person reads it in a vote. */
export const judgeName = (model: JsonRecord): string =>
  [model["backend"], model["model"]].filter((part) => typeof part === "string").join(":") || JSON.stringify(model);
