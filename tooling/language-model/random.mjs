// @ts-check
/**
 * Numbers from 0 to 1 that come out the same every time (mulberry32).
 * @param {number} seed
 */
export function seededRandom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * One of several spellings with their weights, "sh*9 s*1", where "_" is none: the first, or where there is a generator
 * one drawn by weight.
 * @param {(() => number) | null} random
 * @param {string} spellings
 */
export function pick(random, spellings) {
  const choices = spellings.split(" ").map((choice) => {
    const [spelling = "", weight = "1"] = choice.split("*");
    return { spelling: spelling === "_" ? "" : spelling, weight: Number(weight) };
  });
  const first = choices[0]?.spelling ?? "";
  if (random === null) return first;
  let left = random() * choices.reduce((sum, { weight }) => sum + weight, 0);
  for (const { spelling, weight } of choices) {
    left -= weight;
    if (left <= 0) return spelling;
  }
  return first;
}
