import fs from "node:fs";
import path from "node:path";
import type { Totals } from "@eval/calls";
import type { RunFolder } from "@eval/runner";
import type { Calls } from "./open-calls.js";

/**
 * Calls of a run with what its earlier parts used: a run that was interrupted and resumed has cost the sum. Each part
 * that comes to its end, or is interrupted, leaves a line in `calls.jsonl`; one that was killed could not.
 */
export function withEarlierParts(calls: Calls | null, folder: RunFolder | null): Calls | null {
  if (folder === null) return calls;
  const file = path.join(folder.path, "calls.jsonl");
  const own = calls?.ledger.totals() ?? null;
  const isUsed = own !== null && own.calls + own.cached + own.requests > 0;
  if (isUsed) fs.appendFileSync(file, `${JSON.stringify(own)}\n`, { mode: 0o600 });
  const whole = fs.existsSync(file) ? sumOf(readParts(file)) : null;
  if (calls === null || whole === null) return calls;
  return { ...calls, ledger: { ...calls.ledger, totals: () => whole } };
}

/** A torn line is one of a part that was killed while it said what it used. */
function readParts(file: string): Totals[] {
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as Totals];
    } catch {
      return [];
    }
  });
}

const COUNTS = ["calls", "cached", "requests", "requestsWithoutUsage", "inputTokens", "outputTokens"] as const;

function sumOf(parts: readonly Totals[]): Totals | null {
  const last = parts.at(-1);
  if (last === undefined) return null;
  const names = [...new Set(parts.flatMap(({ models }) => models.map(({ model }) => model)))];
  const models = names.map((model) => ({
    model,
    ...sums(parts.flatMap((part) => part.models.find((one) => one.model === model) ?? [])),
  }));
  // Prices of two currencies, or of none and one, have no sum.
  const isOneCurrency = parts.every(({ currency }) => currency === last.currency);
  const { cost, ...counts } = sums(parts);
  return { ...last, ...counts, cost: isOneCurrency ? cost : "unknown", models };
}

function sums(parts: readonly (Pick<Totals, (typeof COUNTS)[number]> & { readonly cost: number | "unknown" })[]) {
  const total = { calls: 0, cached: 0, requests: 0, requestsWithoutUsage: 0, inputTokens: 0, outputTokens: 0 };
  let cost: number | "unknown" = 0;
  for (const part of parts) {
    for (const name of COUNTS) total[name] += part[name];
    cost = cost === "unknown" || part.cost === "unknown" ? "unknown" : cost + part.cost;
  }
  return { ...total, cost };
}
