import { devianceTerm } from "./deviance-term.js";
import { stirlingError } from "./stirling-error.js";

/** The share of a beta distribution below a point, and above it. */
export interface BetaTails {
  readonly lower: number;
  readonly upper: number;
}

/**
 * Both tails of the beta distribution at x, where y = 1 - x is given apart so that neither loses digits near an end.
 *
 * @see Press et al. 2007, Numerical Recipes, 6.4; the factor before the fraction as in Loader 2000
 */
export function betaTails(x: number, y: number, a: number, b: number): BetaTails {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (y <= 0) return { lower: 1, upper: 0 };
  const factor = betaFactor(x, y, a, b);
  if (x < (a + 1) / (a + b + 2)) {
    const lower = (factor * continuedFraction(x, a, b)) / a;
    return { lower, upper: 1 - lower };
  }
  const upper = (factor * continuedFraction(y, b, a)) / b;
  return { lower: 1 - upper, upper };
}

/** x^a y^b / B(a, b). */
export function betaFactor(x: number, y: number, a: number, b: number): number {
  const n = a + b;
  // a - n x = n y - b: taken from the smaller coordinate, which has the digits.
  const difference = y < x ? n * y - b : a - n * x;
  const deviance = devianceTerm(a, n * x, difference) + devianceTerm(b, n * y, -difference);
  const exponent = stirlingError(n) - stirlingError(a) - stirlingError(b) - deviance;
  return Math.exp(exponent) * Math.sqrt((a * b) / (2 * Math.PI * n));
}

const TINY = 1e-300;

/** Lentz's algorithm; the number of steps grows with the square root of a + b. */
function continuedFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; ; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    const factor = d * c;
    fraction *= factor;
    if (Math.abs(factor - 1) <= Number.EPSILON) return fraction;
  }
}

const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
