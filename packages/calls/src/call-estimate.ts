import type { Usage } from "@eval/core";
import { costOf, type PriceTable, priceOf } from "./prices.js";

/** What a run would take, as far as one can say before it. */
export interface Estimate {
  readonly calls: number;
  /** Of these, answered from the cache. */
  readonly cached: number;
  readonly inputTokens: number;
  /** Were every reply as long as it may be. */
  readonly mostOutputTokens: number;
  readonly mostCost: number | "unknown";
  readonly currency: string | null;
  readonly pricesDate: string | null;
}

/** Collects the calls of a dry run. */
export interface CallEstimate {
  add(model: string, most: Usage): void;
  addCached(): void;
  total(): Estimate;
}

/**
 * An estimate to be given to a {@link CallsHost}. Steps that depend on a reply, such as the second judge of a cascade,
 * are not seen by a dry run.
 *
 * @example
 * const estimate = createEstimate();
 * estimate.add("groq:openai/gpt-oss-120b", { inputTokens: 900, outputTokens: 500 });
 * estimate.total().mostOutputTokens; // => 500
 * estimate.total().mostCost; // => "unknown"
 */
export function createEstimate(prices?: PriceTable): CallEstimate {
  const total = { calls: 0, cached: 0, inputTokens: 0, mostOutputTokens: 0, mostCost: 0 as number | "unknown" };
  return {
    add(model, most) {
      const price = priceOf(prices, model);
      total.calls += 1;
      total.inputTokens += most.inputTokens;
      total.mostOutputTokens += most.outputTokens;
      if (price === null) total.mostCost = "unknown";
      else if (total.mostCost !== "unknown") total.mostCost += costOf(most, price);
    },
    addCached() {
      total.calls += 1;
      total.cached += 1;
    },
    total: () => ({ ...total, currency: prices?.currency ?? null, pricesDate: prices?.date ?? null }),
  };
}
