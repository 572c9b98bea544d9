/**
 * Average precision of a ranking: the mean of precision@i over the ranks i that are useful; 0 where none is.
 *
 * @example
 * averagePrecision([true, true, false]); // => 1
 * averagePrecision([false, false]); // => 0
 */
export function averagePrecision(useful: readonly boolean[]): number {
  let found = 0;
  let sum = 0;
  useful.forEach((isUseful, index) => {
    if (!isUseful) return;
    found += 1;
    sum += found / (index + 1);
  });
  return found === 0 ? 0 : sum / found;
}
