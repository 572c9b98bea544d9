import type { MetricInfo } from "@eval/core";

type Reference = "expected" | "relevantIds";
const REFERENCES: readonly Reference[] = ["expected", "relevantIds"];

/** What these metrics all compare the answer with; null where they ask different things, or ask without a reference. */
export function comparedWith(...infos: readonly (MetricInfo | undefined)[]): Reference | null {
  return REFERENCES.find((field) => infos.every((info) => info?.needs.flat().includes(field) === true)) ?? null;
}
