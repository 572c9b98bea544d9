import { checkShare } from "../checks/check-share.js";
import { betaTails } from "./beta-tails.js";
import { checkShapes } from "./check-shapes.js";

/**
 * The regularised incomplete beta function I_x(a, b): the share of a Beta(a, b) distribution below x.
 *
 * @see NIST Digital Library of Mathematical Functions, 8.17
 * @example
 * incompleteBeta(0.5, 2, 2).toFixed(6); // => "0.500000"
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  checkShapes(a, b);
  checkShare("x", x);
  return betaTails(x, 1 - x, a, b).lower;
}
