import { createLedger, type PriceTable } from "@eval/calls";
import { describe, expect, test } from "vitest";
import { callLines } from "../src/calls/call-lines.js";

const prices: PriceTable = {
  date: "2026-11-29",
  currency: "USD",
  perMillionTokens: { "openai-compatible:m": { input: 1, output: 1 } },
};
const MODEL = "openai-compatible:m";
const usage = { inputTokens: 1_000, outputTokens: 20 };

describe("the line that sums up calls", () => {
  test.each<[string, readonly (typeof usage | null)[], PriceTable | undefined, string]>([
    [
      "all that is used is known",
      [usage, usage],
      prices,
      "2,000 tokens sent, 40 received; 0.0020 USD at prices of 2026-11-29",
    ],
    [
      "the server says nothing of use",
      [null, null],
      undefined,
      "tokens unknown: the server did not say; cost unknown: give prices with --prices",
    ],
    [
      "the server says nothing of use, and prices are given",
      [null],
      prices,
      "tokens unknown: the server did not say; cost unknown: the server did not always say what it used, or a model has no price",
    ],
    [
      "one reply of three says nothing",
      [usage, null, usage],
      undefined,
      "2,000 tokens sent, 40 received and an unknown number by 1 request; cost unknown: give prices with --prices",
    ],
  ])("where %s", (_what, replies, table, words) => {
    const ledger = createLedger(table && { prices: table });
    for (const reply of replies) ledger.answered(MODEL, reply);
    const [line] = callLines(ledger.totals());
    expect(line).toBe(
      `calls: ${replies.length} answered, 0 from the cache, ${replies.length} request${replies.length === 1 ? "" : "s"}; ${words}`,
    );
  });

  test("has 0 tokens where nothing was sent, which is known", () => {
    const ledger = createLedger();
    ledger.cached(MODEL);
    expect(callLines(ledger.totals())).toEqual([
      "calls: 0 answered, 1 from the cache, 0 requests; 0 tokens sent, 0 received; nothing spent",
    ]);
    expect(callLines(createLedger().totals())).toEqual([]);
  });

  test("says that a model has no price where others have one", () => {
    const ledger = createLedger({ prices });
    ledger.answered("groq:other", usage);
    expect(callLines(ledger.totals())[0]).toContain("cost unknown: a model has no price");
  });
});
