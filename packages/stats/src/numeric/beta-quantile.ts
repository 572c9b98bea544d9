import { betaFactor, betaTails } from "./beta-tails.js";

/**
 * The point x of Beta(a, b) with `lower` below it and `upper` above it, and y = 1 - x to full precision.
 *
 * Newton's method kept inside a bracket that shrinks at every step, so that it cannot leave [0, 1] or cycle.
 */
export function betaQuantile(lower: number, upper: number, a: number, b: number): { x: number; y: number } {
  if (lower <= 0) return { x: 0, y: 1 };
  if (upper <= 0) return { x: 1, y: 0 };
  // Solve for the coordinate that is below 1/2: near 1 there are no digits left to find the other.
  if (betaTails(0.5, 0.5, a, b).lower < lower) {
    const y = solve(upper, lower, b, a);
    return { x: 1 - y, y };
  }
  const x = solve(lower, upper, a, b);
  return { x, y: 1 - x };
}

const MAX_STEPS = 200;

function solve(lower: number, upper: number, a: number, b: number): number {
  let low = 0;
  let high = 0.5;
  let x = Math.min(startingPoint(lower, a, b), 0.25);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const tails = betaTails(x, 1 - x, a, b);
    // The smaller tail has the digits.
    const error = lower < upper ? tails.lower - lower : upper - tails.upper;
    if (error === 0) return x;
    if (error < 0) low = x;
    else high = x;
    const slope = betaFactor(x, 1 - x, a, b) / (x * (1 - x));
    let next = x - error / slope;
    if (!(next > low && next < high)) next = midpoint(low, high);
    if (Math.abs(next - x) <= 2 * Number.EPSILON * x) return next;
    x = next;
  }
  return x;
}

/** From the first term of the series, x^a / (a B(a, b)): right for small x. */
function startingPoint(lower: number, a: number, b: number): number {
  const density = betaFactor(0.25, 0.75, a, b) / (0.25 ** a * 0.75 ** b);
  const start = ((lower * a) / density) ** (1 / a);
  return start > 0 && start < 1 ? start : a / (a + b);
}

/** Geometric where the bracket spans magnitudes, so that 1e-300 is reached in few steps. */
function midpoint(low: number, high: number): number {
  if (low === 0) return high / 1024;
  return high / low > 4 ? Math.sqrt(low * high) : (low + high) / 2;
}
