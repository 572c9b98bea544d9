import type { FlagCode } from "./diagnostics/flag-codes.js";
import type { DiagnosticsSummary } from "./diagnostics/summary.js";

/** The flags that occur, the most important first, with how many cases carry them and for how many they come first. */
export function flagsInOrder({ settings, counts, priorities }: DiagnosticsSummary) {
  const rank = (code: FlagCode): number => (settings.order.indexOf(code) + 1 || Number.POSITIVE_INFINITY) - 1;
  return (Object.keys(counts) as FlagCode[])
    .map((code) => ({ code, count: counts[code] ?? 0, first: priorities[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => rank(left.code) - rank(right.code) || (left.code < right.code ? -1 : 1));
}
