/**
 * The error of Stirling's formula for x!, for real x > 0:
 * log Γ(x + 1) = x log x - x + log(2πx) / 2 + stirlingError(x).
 *
 * Keeping this small part apart is what makes binomial and beta densities exact to the last digits for large counts,
 * where differences of log-gammas cancel.
 *
 * @see Loader 2000, Fast and accurate computation of binomial probabilities
 */
export function stirlingError(x: number): number {
  let error = 0;
  let at = x;
  for (; at < SERIES_FROM; at += 1) error += stepError(at);
  const inverseSquare = 1 / (at * at);
  let series = 0;
  for (const coefficient of COEFFICIENTS) series = series * inverseSquare + coefficient;
  return error + series / at;
}

// From here on the first term left out, x^-13 / 156, is below 1e-17.
const SERIES_FROM = 15;

// Bernoulli numbers B(2k) / (2k (2k - 1)), the last of six first.
const COEFFICIENTS = [-691 / 360360, 1 / 1188, -1 / 1680, 1 / 1260, -1 / 360, 1 / 12];

/** stirlingError(x) - stirlingError(x + 1) = (x + 1/2) log(1 + 1/x) - 1, without the cancellation. */
function stepError(x: number): number {
  if (x < 1) return (x + 0.5) * Math.log1p(1 / x) - 1;
  const ratio = 1 / (2 * x + 1);
  const square = ratio * ratio;
  let sum = 0;
  let power = square;
  for (let k = 3; power / k > sum * Number.EPSILON; k += 2) {
    sum += power / k;
    power *= square;
  }
  return sum;
}
