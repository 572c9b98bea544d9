/** How a quantile between two values is chosen; the names are numpy's. */
export type QuantileMethod =
  | "linear"
  | "lower"
  | "higher"
  | "nearest"
  | "midpoint"
  | "hazen"
  | "weibull"
  | "median_unbiased";

/** The quantile of values that are sorted already, at least one. */
export function quantileOfSorted(sorted: ArrayLike<number>, q: number, method: QuantileMethod = "linear"): number {
  const last = sorted.length - 1;
  const position = Math.min(Math.max(POSITIONS[method](sorted.length, q), 0), last);
  const below = Math.floor(position);
  const share = position - below;
  const low = sorted[below]!;
  if (share === 0) return low;
  const step = sorted[below + 1]! - low;
  // Reckoned from the nearer neighbour, as numpy does: equal neighbours give back themselves exactly.
  return share < 0.5 ? low + step * share : sorted[below + 1]! - step * (1 - share);
}

const POSITIONS: Readonly<Record<QuantileMethod, (n: number, q: number) => number>> = {
  linear: (n, q) => (n - 1) * q,
  lower: (n, q) => Math.floor((n - 1) * q),
  higher: (n, q) => Math.ceil((n - 1) * q),
  nearest: (n, q) => roundHalfToEven((n - 1) * q),
  midpoint: (n, q) => (Math.floor((n - 1) * q) + Math.ceil((n - 1) * q)) / 2,
  hazen: (n, q) => n * q - 0.5,
  weibull: (n, q) => n * q + q - 1,
  median_unbiased: (n, q) => n * q + (1 / 3 + q * (1 / 3)) - 1,
};

function roundHalfToEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
