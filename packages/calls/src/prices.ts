import { EvalError, type JsonRecord, show, type Usage } from "@eval/core";

/** What a model costs, per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** Prices are data of the user: nobody else knows what they pay. Shown wherever a cost is. */
export interface PriceTable {
  /** When these prices were looked up, ISO 8601: `2026-11-29`. */
  readonly date: string;
  readonly currency: string;
  /** By the name of backend and model, `groq:openai/gpt-oss-120b`, or of the model alone. */
  readonly perMillionTokens: Readonly<Record<string, Price>>;
}

/**
 * Reads a price table, as from a file.
 *
 * @example
 * const table = { date: "2026-11-29", currency: "USD", perMillionTokens: { "acme/large": { input: 1, output: 4 } } };
 * readPrices(table).currency; // => "USD"
 */
export function readPrices(value: unknown): PriceTable {
  const { date, currency, perMillionTokens } = (value ?? {}) as JsonRecord;
  if (typeof date !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(date) || Number.isNaN(Date.parse(date))) {
    throw new EvalError("invalid-option", `prices must have a date such as "2026-11-29", got ${show(date)}`);
  }
  if (typeof currency !== "string" || currency === "") {
    throw new EvalError("invalid-option", `prices must name their currency, such as "USD", got ${show(currency)}`);
  }
  const prices = Object.entries((perMillionTokens ?? {}) as Record<string, unknown>);
  for (const [model, price] of prices) checkPrice(model, price);
  return { date, currency, perMillionTokens: Object.fromEntries(prices) as Record<string, Price> };
}

function checkPrice(model: string, price: unknown): void {
  const { input, output } = (price ?? {}) as Record<string, unknown>;
  for (const [kind, amount] of Object.entries({ input, output })) {
    if (typeof amount === "number" && amount >= 0 && Number.isFinite(amount)) continue;
    throw new EvalError(
      "invalid-option",
      `the ${kind} price of ${show(model)} must be a number from 0, per million tokens, got ${show(amount)}`,
    );
  }
}

/** The price of a model, or null where the table does not know it. */
export function priceOf(prices: PriceTable | undefined, name: string): Price | null {
  const table = prices?.perMillionTokens ?? {};
  const model = name.slice(name.indexOf(":") + 1);
  // Own properties only: "constructor" has no price.
  for (const key of [name, model]) if (Object.hasOwn(table, key)) return table[key] ?? null;
  return null;
}

/**
 * What tokens cost.
 *
 * @example
 * costOf({ inputTokens: 500_000, outputTokens: 250_000 }, { input: 1, output: 4 }); // => 1.5
 */
export const costOf = ({ inputTokens, outputTokens }: Usage, { input, output }: Price): number =>
  (inputTokens * input + outputTokens * output) / 1_000_000;
