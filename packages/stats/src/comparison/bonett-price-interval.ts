import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import { withoutTrials } from "../intervals/without-trials.js";
import { criticalValue } from "../numeric/critical-value.js";
import { type PairedTable, pairsIn } from "./paired-table.js";

/**
 * The Bonett-Price interval of the difference a - b of two pass rates on the same cases: Wald with one added to each
 * discordant count, so centred a little nearer to 0 than the difference itself. Cut off at -1 and 1.
 *
 * @see Bonett and Price 2012, Adjusted Wald confidence interval for a difference of binomial proportions based on
 * paired data
 * @example
 * bonettPriceInterval({ both: 100, onlyA: 18, onlyB: 7, neither: 75 }).low?.toFixed(4); // => "0.0046"
 */
export function bonettPriceInterval(table: PairedTable, level = 0.95): Interval {
  checkLevel(level);
  const n = pairsIn(table);
  if (n === 0) return withoutTrials("bonett-price", level);
  const onlyA = (table.onlyA + 1) / (n + 2);
  const onlyB = (table.onlyB + 1) / (n + 2);
  const difference = onlyA - onlyB;
  const half = criticalValue(level) * Math.sqrt((onlyA + onlyB - difference ** 2) / (n + 2));
  return {
    level,
    method: "bonett-price",
    low: Math.max(-1, difference - half),
    high: Math.min(1, difference + half),
  };
}
