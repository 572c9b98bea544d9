import { EvalError } from "@eval/core";

/**
 * The cosine of the angle between two vectors, from -1 to 1, summed in double precision. Vectors need not be of unit
 * length.
 *
 * Null where a vector is zero, since it has no direction. Throws `EvalError` where dimensions differ
 * (`mixed-dimensions`) or a component is not finite (`invalid-vector`): half-precision overflow, a damaged cache.
 *
 * @see Salton and McGill 1983, Introduction to modern information retrieval
 * @example
 * cosine(Float32Array.of(1, 0), Float32Array.of(1, 1)); // => 0.7071067811865475
 * cosine(Float32Array.of(0, 0), Float32Array.of(1, 1)); // => null
 */
export function cosine(a: Float32Array, b: Float32Array): number | null {
  const size = a.length;
  if (b.length !== size) {
    throw new EvalError(
      "mixed-dimensions",
      `vectors must have as many dimensions as each other, got ${size} and ${b.length}`,
    );
  }
  // Several sums of each kind, since an addition waits for the one before it; single variables, since lists are slow.
  let dot0 = 0;
  let dot1 = 0;
  let a0 = 0;
  let a1 = 0;
  let b0 = 0;
  let b1 = 0;
  const even = size & ~1;
  for (let at = 0; at < even; at += 2) {
    const x0 = a[at]!;
    const y0 = b[at]!;
    const x1 = a[at + 1]!;
    const y1 = b[at + 1]!;
    dot0 += x0 * y0;
    dot1 += x1 * y1;
    a0 += x0 * x0;
    a1 += x1 * x1;
    b0 += y0 * y0;
    b1 += y1 * y1;
  }
  if (even < size) {
    const x = a[even]!;
    const y = b[even]!;
    dot0 += x * y;
    a0 += x * x;
    b0 += y * y;
  }
  return ratio(dot0 + dot1, a0 + a1, b0 + b1);
}

function ratio(dot: number, squareA: number, squareB: number): number | null {
  if (!Number.isFinite(squareA + squareB)) {
    throw new EvalError(
      "invalid-vector",
      "a vector must hold finite numbers, got NaN or infinity: embed the text anew",
    );
  }
  if (squareA === 0 || squareB === 0) return null;
  const value = dot / (Math.sqrt(squareA) * Math.sqrt(squareB));
  // By Cauchy and Schwarz what is beyond 1 is an error of rounding.
  return Math.min(1, Math.max(-1, value));
}
