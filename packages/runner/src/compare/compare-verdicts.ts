import { bonettPriceInterval, detectableGapPaired, mcnemarExact, type PairedTable, wilsonInterval } from "@eval/stats";
import { clusteredRates } from "./clustered-comparison.js";
import { discordantShare } from "./discordant-share.js";
import type { Compared } from "./score-comparison.js";

/** Compares two pass rates on the same cases; a pass is 1, a fail 0. */
export function compareVerdicts(
  a: readonly number[],
  b: readonly number[],
  clusters: readonly number[] | null,
): Compared {
  const n = a.length;
  const table = { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
  for (let pair = 0; pair < n; pair++) {
    table[a[pair] === 1 ? (b[pair] === 1 ? "both" : "onlyA") : b[pair] === 1 ? "onlyB" : "neither"] += 1;
  }
  const { both, onlyA, onlyB } = table;
  return {
    measure: "pass rate",
    a: (both + onlyA) / n,
    aInterval: wilsonInterval(both + onlyA, n),
    b: (both + onlyB) / n,
    bInterval: wilsonInterval(both + onlyB, n),
    difference: (onlyB - onlyA) / n,
    discordant: { onlyA, onlyB },
    ...(clusters === null ? independent(table, n) : clusteredRates(a, b, clusters)),
  };
}

function independent(table: PairedTable, n: number) {
  // B less A: the stats package takes A less B, so the sides are handed over the other way round.
  const swapped = { ...table, onlyA: table.onlyB, onlyB: table.onlyA };
  const { method, p } = mcnemarExact(table);
  return {
    clusters: null,
    differenceInterval: bonettPriceInterval(swapped),
    bootstrapInterval: null,
    test: { method, p },
    detectable: detectableGapPaired({ n, discordant: discordantShare(table, n) }).value,
  };
}
