import { describe, expect, test } from "vitest";
import { createEstimate } from "./call-estimate.js";
import { createLedger } from "./ledger.js";
import { type PriceTable, priceOf, readPrices } from "./prices.js";

const prices: PriceTable = {
  date: "2026-11-29",
  currency: "USD",
  perMillionTokens: { "groq:openai/gpt-oss-120b": { input: 0.15, output: 0.6 }, "acme/large": { input: 1, output: 4 } },
};
const JUDGE = "groq:openai/gpt-oss-120b";
const usage = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens });

describe("createLedger", () => {
  test("sums what each model used, failed requests too", () => {
    const ledger = createLedger({ prices });
    ledger.answered(JUDGE, usage(1_000, 100));
    ledger.failed(JUDGE, usage(1_000, 0));
    ledger.failed(JUDGE, null);
    ledger.cached(JUDGE);
    ledger.answered("other:acme/large", usage(10, 10));
    const { models, ...total } = ledger.totals();
    expect(total).toMatchObject({
      calls: 2,
      cached: 1,
      requests: 4,
      requestsWithoutUsage: 1,
      inputTokens: 2_010,
      outputTokens: 110,
    });
    expect(total.cost).toBeCloseTo((2_000 * 0.15 + 100 * 0.6 + 10 * 1 + 10 * 4) / 1e6, 15);
    expect(models.map(({ model, requests }) => [model, requests])).toEqual([
      [JUDGE, 3],
      ["other:acme/large", 1],
    ]);
    expect(total).toMatchObject({ currency: "USD", pricesDate: "2026-11-29" });
  });

  test("an unknown price makes the cost unknown, not 0", () => {
    const ledger = createLedger({ prices });
    ledger.answered(JUDGE, usage(1, 1));
    ledger.answered("groq:new-model", usage(1, 1));
    expect(ledger.totals().cost).toBe("unknown");
    expect(ledger.totals().models.map(({ cost }) => typeof cost)).toEqual(["number", "string"]);
  });

  test("what the cache answered costs nothing, whatever its price", () => {
    const ledger = createLedger();
    ledger.cached("groq:new-model");
    expect(ledger.totals()).toMatchObject({ cost: 0, cached: 1, requests: 0 });
  });

  describe("with a maximum cost", () => {
    const signal = new AbortController().signal;
    const most = usage(0, 100);
    // One request of 100 output tokens of acme/large may cost 0.0004.
    const ledgerOf = (maxCost: number) => createLedger({ prices, maxCost });

    test("lets a request wait while those under way might spend what it may cost, and gives back what they did not", async () => {
      const ledger = ledgerOf(0.000_5);
      const release = await ledger.reserve("acme/large", most, signal);
      const order: string[] = [];
      const second = ledger.reserve("acme/large", most, signal).then((done) => {
        order.push("second");
        return done;
      });
      await Promise.resolve();
      ledger.answered("acme/large", usage(0, 10));
      order.push("first answered");
      release();
      (await second)();
      expect(order).toEqual(["first answered", "second"]);
      expect(ledger.stop.aborted).toBe(false);
    });

    test("refuses a request that could pass it alone, with what is spent", async () => {
      const ledger = ledgerOf(0.000_5);
      ledger.answered("acme/large", usage(0, 50));
      await expect(ledger.reserve("acme/large", most, signal)).rejects.toMatchObject({
        code: "budget_exceeded",
        detail: { scope: "case" },
        message:
          "the maximum cost of 0.0005 could be passed: 0.0002 is spent and this request may cost 0.0004; it is not sent",
      });
    });

    test("serves those that wait in their order, and refuses each for which too little is left", async () => {
      const ledger = ledgerOf(0.001);
      const first = await ledger.reserve("acme/large", usage(0, 200), signal);
      const outcomes = [usage(0, 150), usage(0, 20), usage(0, 20)].map((one) =>
        ledger.reserve("acme/large", one, signal).then(
          () => "begun",
          () => "refused",
        ),
      );
      ledger.answered("acme/large", usage(0, 200));
      first();
      expect(await Promise.all(outcomes)).toEqual(["refused", "begun", "begun"]);
    });

    test("a request that is given up leaves the line", async () => {
      const ledger = ledgerOf(0.000_5);
      const release = await ledger.reserve("acme/large", most, signal);
      const given = new AbortController();
      const second = ledger.reserve("acme/large", most, given.signal);
      const third = ledger.reserve("acme/large", usage(0, 20), signal);
      given.abort(new Error("given up"));
      await expect(second).rejects.toThrow("given up");
      await third;
      release();
    });
  });
});

describe("createEstimate", () => {
  test("bounds the cost of what was counted", () => {
    const estimate = createEstimate(prices);
    estimate.add("acme/large", usage(100, 50));
    estimate.addCached();
    expect(estimate.total()).toEqual({
      calls: 2,
      cached: 1,
      inputTokens: 100,
      mostOutputTokens: 50,
      mostCost: 0.000_3,
      currency: "USD",
      pricesDate: "2026-11-29",
    });
    estimate.add("acme/unknown", usage(1, 1));
    expect(estimate.total().mostCost).toBe("unknown");
  });
});

describe("priceOf", () => {
  test.each([
    [JUDGE, 0.15],
    ["openrouter:acme/large", 1],
    ["acme/large", 1],
    ["openai/gpt-oss-120b", undefined],
    ["constructor", undefined],
    ["x:__proto__", undefined],
  ])("of %s is %j for input", (name, input) => {
    expect(priceOf(prices, name)?.input).toBe(input);
  });
});

describe("readPrices", () => {
  test.each([
    [{ currency: "USD", perMillionTokens: {} }, 'prices must have a date such as "2026-11-29", got undefined'],
    [{ date: "29/11/2026", currency: "USD", perMillionTokens: {} }, "prices must have a date"],
    [{ date: "2026-11-29", perMillionTokens: {} }, "prices must name their currency"],
    [
      { date: "2026-11-29", currency: "USD", perMillionTokens: { m: { input: 1 } } },
      'the output price of "m" must be a number from 0',
    ],
    [
      { date: "2026-11-29", currency: "USD", perMillionTokens: { m: { input: -1, output: 1 } } },
      'the input price of "m"',
    ],
    [
      { date: "2026-11-29", currency: "USD", perMillionTokens: { m: { input: "1", output: 1 } } },
      'the input price of "m"',
    ],
    [null, "prices must have a date"],
  ])("refuses %j", (table, message) => {
    expect(() => readPrices(table)).toThrow(message);
  });

  test("takes a table as it is", () => {
    expect(readPrices(JSON.parse(JSON.stringify(prices)))).toEqual(prices);
  });
});
