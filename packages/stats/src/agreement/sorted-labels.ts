import type { Label } from "../checks/check-labels.js";

/** The distinct labels, numbers by value before words by code unit. */
export function sortedLabels<L extends Label>(labels: readonly L[]): L[] {
  return [...new Set(labels)].sort((a, b) => {
    if (typeof a === "number" && typeof b === "number") return a - b;
    if (typeof a !== typeof b) return typeof a === "number" || typeof b === "string" ? -1 : 1;
    return a < b ? -1 : 1;
  });
}
