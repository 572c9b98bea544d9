import type { Estimate, Totals } from "@eval/calls";

const count = new Intl.NumberFormat("en");

/** What calls to model servers used, for people. None where there was none. */
export function callLines({
  calls,
  cached,
  requests,
  inputTokens,
  outputTokens,
  cost,
  currency,
  pricesDate,
}: Totals): string[] {
  if (calls === 0 && cached === 0 && requests === 0) return [];
  const money =
    cost === "unknown"
      ? "cost unknown: give prices with --prices"
      : cost === 0
        ? "nothing spent"
        : `${cost.toFixed(4)} ${currency} at prices of ${pricesDate}`;
  const tokens = `${count.format(inputTokens)} tokens sent, ${count.format(outputTokens)} received`;
  return [
    `calls: ${count.format(calls)} answered, ${count.format(cached)} from the cache, ${count.format(requests)} requests; ${tokens}; ${money}`,
  ];
}

/** What a run would take at most. */
export function estimateLines({
  calls,
  cached,
  inputTokens,
  mostOutputTokens,
  mostCost,
  currency,
  pricesDate,
}: Estimate): string[] {
  const money =
    mostCost === "unknown"
      ? "cost unknown: give prices with --prices"
      : `at most ${mostCost.toFixed(4)} ${currency ?? ""} at prices of ${pricesDate ?? "unknown date"}`;
  return [
    `  calls: ${count.format(calls)}, of these ${count.format(cached)} in the cache; about ${count.format(inputTokens)} tokens sent, at most ${count.format(mostOutputTokens)} received; ${money}`,
    "  steps that depend on a reply (checks of claims, the second judge of a cascade) are not counted",
  ];
}

export const STUB_NOTICE = "the judge is a STUB: its verdicts are made up and mean nothing";
