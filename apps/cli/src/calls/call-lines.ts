import type { Estimate, Totals } from "@eval/calls";
import { counted, grouped } from "../render/numbers.js";

/** What calls to model servers used, for people. None where there was none. */
export function callLines(totals: Totals): string[] {
  const { calls, cached, requests } = totals;
  if (calls === 0 && cached === 0 && requests === 0) return [];
  const counts = `${grouped(calls)} answered, ${grouped(cached)} from the cache, ${counted(requests, "request")}`;
  return [`calls: ${counts}; ${tokensText(totals)}; ${moneyText(totals)}`];
}

/** A server that does not say what a request used has not used 0. */
function tokensText({ requests, requestsWithoutUsage, inputTokens, outputTokens }: Totals): string {
  if (requests > 0 && requestsWithoutUsage === requests) return "tokens unknown: the server did not say";
  const known = `${grouped(inputTokens)} tokens sent, ${grouped(outputTokens)} received`;
  if (requestsWithoutUsage === 0) return known;
  return `${known} and an unknown number by ${counted(requestsWithoutUsage, "request")}`;
}

function moneyText({ cost, currency, pricesDate, requestsWithoutUsage }: Totals): string {
  if (cost === 0) return "nothing spent";
  if (cost !== "unknown") return `${cost.toFixed(4)} ${currency} at prices of ${pricesDate}`;
  if (pricesDate === null) return "cost unknown: give prices with --prices";
  return requestsWithoutUsage > 0
    ? "cost unknown: the server did not always say what it used, or a model has no price"
    : "cost unknown: a model has no price";
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
    `  calls: ${grouped(calls)}, of these ${grouped(cached)} in the cache; about ${grouped(inputTokens)} tokens sent, at most ${grouped(mostOutputTokens)} received; ${money}`,
    "  steps that depend on a reply (checks of claims, the second judge of a cascade) are not counted",
  ];
}

export const STUB_NOTICE = "the judge is a STUB: its verdicts are made up and mean nothing";
