import { invalidInput } from "../checks/invalid-input.js";
import { devianceTerm } from "./deviance-term.js";
import { stirlingError } from "./stirling-error.js";

/**
 * Both tails of the gamma distribution with shape a and scale 1: P(a, x) as `lower`, Q(a, x) as `upper`.
 *
 * Each is computed without subtraction from 1 where it is the smaller one, so that small p values keep their digits.
 *
 * @see Press et al. 2007, Numerical Recipes, 6.2
 * @example
 * incompleteGamma(0, 2); // => { lower: 0, upper: 1 }
 */
export function incompleteGamma(x: number, a: number): { readonly lower: number; readonly upper: number } {
  if (!(a > 0)) throw invalidInput("a must be above 0", a);
  if (!(x >= 0)) throw invalidInput("x must be at least 0", x);
  if (x === 0) return { lower: 0, upper: 1 };
  if (x === Number.POSITIVE_INFINITY) return { lower: 1, upper: 0 };
  // x^a e^-x / Γ(a + 1)
  const density = Math.exp(-stirlingError(a) - devianceTerm(a, x)) / Math.sqrt(2 * Math.PI * a);
  if (x < a + 1) {
    const lower = density * series(x, a);
    return { lower, upper: 1 - lower };
  }
  const upper = density * a * continuedFraction(x, a);
  return { lower: 1 - upper, upper };
}

function series(x: number, a: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * Number.EPSILON; k += 1) {
    term *= x / (a + k);
    sum += term;
  }
  return sum;
}

const TINY = 1e-300;

/** Lentz's algorithm. */
function continuedFraction(x: number, a: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let k = 1; ; k += 1) {
    const numerator = -k * (k - a);
    b += 2;
    d = 1 / away(numerator * d + b);
    c = away(b + numerator / c);
    const factor = d * c;
    fraction *= factor;
    if (Math.abs(factor - 1) <= Number.EPSILON) return fraction;
  }
}

const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
