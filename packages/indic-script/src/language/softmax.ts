/** Shares that sum to one, in proportion to the exponentials of the levels; written over them. */
export function softmax<Levels extends { [at: number]: number; readonly length: number }>(levels: Levels): Levels {
  let highest = -Infinity;
  for (let at = 0; at < levels.length; at += 1) if (levels[at]! > highest) highest = levels[at]!;
  let total = 0;
  for (let at = 0; at < levels.length; at += 1) {
    const level = Math.exp(levels[at]! - highest);
    levels[at] = level;
    total += level;
  }
  for (let at = 0; at < levels.length; at += 1) levels[at]! /= total;
  return levels;
}
