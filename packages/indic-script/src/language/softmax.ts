/** Shares that sum to one, in proportion to the exponentials of the levels; written over them. */
export function softmax(levels: Float64Array): Float64Array {
  let highest = -Infinity;
  for (let at = 0; at < levels.length; at += 1) if (levels[at]! > highest) highest = levels[at]!;
  let total = 0;
  for (let at = 0; at < levels.length; at += 1) {
    levels[at] = Math.exp(levels[at]! - highest);
    total += levels[at]!;
  }
  for (let at = 0; at < levels.length; at += 1) levels[at]! /= total;
  return levels;
}
