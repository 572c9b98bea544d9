import { checkShare } from "../checks/check-share.js";
import { betaQuantile } from "./beta-quantile.js";
import { checkShapes } from "./check-shapes.js";

/**
 * The quantile of a Beta(a, b) distribution: the x below which a share p of it lies. Inverse of `incompleteBeta`.
 *
 * @example
 * incompleteBetaInverse(0.5, 3, 3).toFixed(6); // => "0.500000"
 */
export function incompleteBetaInverse(p: number, a: number, b: number): number {
  checkShapes(a, b);
  checkShare("p", p);
  return betaQuantile(p, 1 - p, a, b).x;
}
