/**
 * x log(x / mean) + mean - x, without cancellation where x is near the mean. A caller who knows x - mean to more digits
 * than the subtraction gives hands it over.
 *
 * @see Loader 2000, Fast and accurate computation of binomial probabilities, function bd0
 */
export function devianceTerm(x: number, mean: number, difference = x - mean): number {
  if (Math.abs(difference) >= 0.1 * (x + mean)) return x * Math.log(x / mean) - difference;
  const ratio = difference / (x + mean);
  const square = ratio * ratio;
  let sum = difference * ratio;
  let power = 2 * x * ratio;
  for (let k = 3; ; k += 2) {
    power *= square;
    const next = sum + power / k;
    if (next === sum) return sum;
    sum = next;
  }
}
