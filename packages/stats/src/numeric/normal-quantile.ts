import { checkShare } from "../checks/check-share.js";
import { normalCdf } from "./normal-cdf.js";

/**
 * The z below which a share p of the standard normal distribution lies: ±Infinity at 1 and 0.
 *
 * @see Abramowitz and Stegun 1964, 26.2.23 as the start of two Halley steps, which leave about 15 digits
 * @example
 * normalQuantile(0.5); // => 0
 * normalQuantile(0.975).toFixed(6); // => "1.959964"
 */
export function normalQuantile(p: number): number {
  checkShare("p", p);
  if (p === 0.5) return 0;
  if (p > 0.5) return -lowerQuantile(1 - p);
  return lowerQuantile(p);
}

function lowerQuantile(p: number): number {
  if (p === 0) return Number.NEGATIVE_INFINITY;
  let z = roughQuantile(p);
  for (let step = 0; step < 3; step += 1) {
    const newton = ((normalCdf(z) - p) * Math.sqrt(2 * Math.PI)) / Math.exp((-z * z) / 2);
    z -= newton / (1 + (z * newton) / 2);
  }
  return z;
}

function roughQuantile(p: number): number {
  const t = Math.sqrt(-2 * Math.log(p));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return above / below - t;
}
