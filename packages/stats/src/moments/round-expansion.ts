/**
 * The double nearest to a sum of parts that do not overlap, smallest first.
 *
 * Adding from the largest down stops at the first sum that is not exact; what is left below can still matter when
 * that sum fell halfway between two doubles.
 *
 * @see CPython, Modules/mathmodule.c, math_fsum
 */
export function roundExpansion(parts: readonly number[]): number {
  let at = parts.length - 1;
  if (at < 0) return 0;
  let high = parts[at]!;
  let lost = 0;
  while (at > 0 && lost === 0) {
    at -= 1;
    const part = parts[at]!;
    const sum = high + part;
    lost = part - (sum - high);
    high = sum;
  }
  const below = at > 0 ? parts[at - 1]! : 0;
  if ((lost < 0 && below < 0) || (lost > 0 && below > 0)) {
    const doubled = lost * 2;
    const rounded = high + doubled;
    if (doubled === rounded - high) return rounded;
  }
  return high;
}
