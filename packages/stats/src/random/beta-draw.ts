import type { Random } from "./random.js";

/**
 * A draw from a Beta(a, b) distribution, out of two gamma draws.
 *
 * @see Marsaglia and Tsang 2000, A simple method for generating gamma variables
 */
export function betaDraw(a: number, b: number, random: Random): number {
  const x = gammaDraw(a, random);
  return x / (x + gammaDraw(b, random));
}

function gammaDraw(shape: number, random: Random): number {
  if (shape < 1) return gammaDraw(shape + 1, random) * (1 - random.float()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const z = normalDraw(random);
    const v = (1 + z / Math.sqrt(9 * d)) ** 3;
    if (v <= 0) continue;
    if (Math.log(1 - random.float()) < z ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Marsaglia's polar method; the second of its two values is thrown away, so that nothing is kept between calls. */
function normalDraw({ float }: Random): number {
  for (;;) {
    const x = 2 * float() - 1;
    const y = 2 * float() - 1;
    const square = x * x + y * y;
    if (square > 0 && square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square);
  }
}
