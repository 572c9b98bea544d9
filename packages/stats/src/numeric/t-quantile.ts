import { checkShare } from "../checks/check-share.js";
import { betaQuantile } from "./beta-quantile.js";
import { checkFreedom } from "./check-freedom.js";

/**
 * The t below which a share p of Student's distribution lies: ±Infinity at 1 and 0.
 *
 * @example
 * tQuantile(0.5, 5); // => 0
 * tQuantile(0.975, 5).toFixed(6); // => "2.570582"
 */
export function tQuantile(p: number, df: number): number {
  checkShare("p", p);
  checkFreedom(df);
  const tails = 2 * Math.min(p, 1 - p);
  const { x, y } = betaQuantile(tails, 1 - tails, df / 2, 0.5);
  const t = Math.sqrt((df * y) / x);
  return p < 0.5 ? -t : t;
}
