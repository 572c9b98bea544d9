/**
 * Adds a number to a sum kept as parts that do not overlap, smallest first, without losing a bit. Changes the parts.
 *
 * @see Shewchuk 1997, grow-expansion with zero elimination; the comparison instead of six operations as in math.fsum
 */
export function addExactly(parts: number[], term: number): void {
  let kept = 0;
  let carried = term;
  for (const part of parts) {
    const swaps = Math.abs(carried) < Math.abs(part);
    const large = swaps ? part : carried;
    const small = swaps ? carried : part;
    carried = large + small;
    const lost = small - (carried - large);
    if (lost !== 0) {
      parts[kept] = lost;
      kept += 1;
    }
  }
  parts.length = kept;
  if (carried !== 0) parts.push(carried);
}
