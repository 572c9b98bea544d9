import { EvalError, type Signal, show, type Usage } from "@eval/core";
import { CallError } from "./call-error.js";
import { onAbort } from "./on-abort.js";
import { costOf, type Price, type PriceTable, priceOf } from "./prices.js";

/** What was used of one model. */
export interface ModelTotals {
  readonly model: string;
  /** Calls that got a reply from the server. */
  calls: number;
  /** Calls answered from the cache: no request, no cost. */
  cached: number;
  /** Requests sent, failed ones included. */
  requests: number;
  /** Requests after which the server did not say what they used. */
  requestsWithoutUsage: number;
  inputTokens: number;
  outputTokens: number;
}

/** What a run used. */
export interface Totals extends Omit<ModelTotals, "model"> {
  /** Of all requests whose use is known; `unknown` where a price is, or the use of a reply. */
  readonly cost: number | "unknown";
  readonly currency: string | null;
  /** When the prices were looked up. */
  readonly pricesDate: string | null;
  readonly models: readonly (Readonly<ModelTotals> & { readonly cost: number | "unknown" })[];
}

export interface LedgerOptions {
  readonly prices?: PriceTable;
  /**
   * Money that may be spent. A request that could pass it with those under way waits until they are answered, which
   * as a rule cost less than they might; one that could pass it alone is not sent. Should it be passed all the same,
   * since a model used more than it was given, those under way are aborted.
   */
  readonly maxCost?: number;
}

/** What all callers of a run have used, and may use. */
export interface Ledger {
  /** Aborted when more than the maximum was spent. */
  readonly stop: Signal;
  /**
   * Sets aside what a request may cost at most, first come, first served; throws `budget_exceeded` where that much is
   * not left. Returns its release.
   */
  reserve(model: string, most: Usage, signal: Signal): Promise<() => void>;
  /** `usage` is null where the server did not say. */
  answered(model: string, usage: Usage | null): void;
  failed(model: string, usage: Usage | null): void;
  cached(model: string): void;
  totals(): Totals;
}

/**
 * Keeps count of calls, tokens and money.
 *
 * @example
 * const ledger = createLedger();
 * ledger.answered("groq:openai/gpt-oss-120b", { inputTokens: 900, outputTokens: 100 });
 * ledger.totals().outputTokens; // => 100
 * ledger.totals().cost; // => "unknown"
 */
export function createLedger({ prices, maxCost }: LedgerOptions = {}): Ledger {
  const stop = new AbortController();
  const models = new Map<string, ModelTotals & { answeredWithoutUsage: number }>();
  const waiting: (() => void)[] = [];
  /** By request under way: a sum that is added to and taken from would drift off 0. */
  const reserved = new Set<{ readonly cost: number }>();
  let spent = 0;

  function of(model: string) {
    const known = models.get(model) ?? { model, ...NOTHING, answeredWithoutUsage: 0 };
    models.set(model, known);
    return known;
  }

  function use(model: string, usage: Usage | null) {
    const totals = of(model);
    totals.requests += 1;
    if (usage === null) totals.requestsWithoutUsage += 1;
    totals.inputTokens += usage?.inputTokens ?? 0;
    totals.outputTokens += usage?.outputTokens ?? 0;
    const price = priceOf(prices, model);
    if (usage !== null && price !== null) spent += costOf(usage, price);
    if (maxCost !== undefined && spent > maxCost)
      stop.abort(
        overBudget("run", `the maximum cost of ${maxCost} is passed: ${spent} is spent; nothing more is asked`),
      );
    return totals;
  }

  /** Settles the first in line for as long as that can be decided: with nothing under way it always can. */
  function admit(): void {
    for (let length = -1; waiting.length > 0 && waiting.length !== length; ) {
      length = waiting.length;
      waiting[0]?.();
    }
  }

  function setAside(cost: number, limit: number, signal: Signal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const decide = () => {
        if (spent + cost > limit) {
          leave();
          const left = `${spent} is spent and this request may cost ${cost}`;
          reject(overBudget("case", `the maximum cost of ${limit} could be passed: ${left}; it is not sent`));
        } else if ([...reserved].reduce((sum, one) => sum + one.cost, spent + cost) <= limit) {
          leave();
          const own = { cost };
          reserved.add(own);
          resolve(() => {
            reserved.delete(own);
            admit();
          });
        }
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(decide), 1);
        stopListening();
      };
      const stopListening = onAbort(signal, () => {
        leave();
        reject(signal.reason);
        admit();
      });
      waiting.push(decide);
      admit();
    });
  }

  return {
    stop: stop.signal,
    async reserve(model, most, signal) {
      if (maxCost === undefined) return () => {};
      const cost = costOf(most, priceForLimit(prices, model));
      signal.throwIfAborted();
      return setAside(cost, maxCost, signal);
    },
    answered(model, usage) {
      const totals = use(model, usage);
      totals.calls += 1;
      if (usage === null) totals.answeredWithoutUsage += 1;
    },
    failed: (model, usage) => void use(model, usage),
    cached(model) {
      of(model).cached += 1;
    },
    totals() {
      const rows = [...models.values()].map(({ answeredWithoutUsage, ...row }) => {
        const price = priceOf(prices, row.model);
        const isKnown = row.requests === 0 || (price !== null && answeredWithoutUsage === 0);
        const cost = isKnown ? (price === null ? 0 : costOf(row, price)) : ("unknown" as const);
        return { ...row, cost };
      });
      return { ...sum(rows), currency: prices?.currency ?? null, pricesDate: prices?.date ?? null, models: rows };
    },
  };
}

const NOTHING = { calls: 0, cached: 0, requests: 0, requestsWithoutUsage: 0, inputTokens: 0, outputTokens: 0 };

function sum(rows: Totals["models"]) {
  const total = { ...NOTHING, cost: 0 as number | "unknown" };
  for (const { model, cost, ...row } of rows) {
    for (const key of Object.keys(NOTHING) as (keyof typeof NOTHING)[]) total[key] += row[key];
    total.cost = total.cost === "unknown" || cost === "unknown" ? "unknown" : total.cost + cost;
  }
  return total;
}

function priceForLimit(prices: PriceTable | undefined, model: string): Price {
  const price = priceOf(prices, model);
  if (price !== null) return price;
  throw new EvalError(
    "invalid-option",
    `a maximum cost needs the price of every model, and the price of ${show(model)} is unknown; add it to the prices`,
  );
}

const overBudget = (scope: "case" | "run", message: string) => new CallError("budget_exceeded", message, { scope });
