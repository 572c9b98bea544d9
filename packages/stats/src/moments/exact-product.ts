/**
 * The product of two doubles without rounding error, as its nearest double and what that lost.
 *
 * Factors above about 1e150 overflow; below about 1e-150 what was lost is itself rounded.
 *
 * @see Dekker 1971, A floating-point technique for extending the available precision
 */
export function exactProduct(a: number, b: number): readonly [product: number, lost: number] {
  const product = a * b;
  const aHigh = highBits(a);
  const bHigh = highBits(b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  const lost = aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
  return [product, lost];
}

/** The upper 26 bits of a double: products of two such halves are exact. */
function highBits(value: number): number {
  const scaled = value * (2 ** 27 + 1);
  return scaled - (scaled - value);
}
