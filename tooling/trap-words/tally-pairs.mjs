// @ts-check

/**
 * @typedef {{ readonly id: string, readonly source: string, readonly sourceLanguage: string, readonly trace: string,
 *   readonly traceLanguage: string, readonly term: string | null, readonly category: string,
 *   readonly expected: string }} Pair
 * @typedef {{ readonly pair: Pair, readonly label: string }} Verdict
 * @typedef {{ readonly count: number, readonly flaggedRightly: number, readonly flaggedWrongly: number,
 *   readonly missed: number, readonly sameLabel: number }} Tally
 */

const MISREAD = "misread_detected";

/**
 * What a set of verdicts comes to: a misreading is the positive, every other label is not one.
 *
 * @param {readonly Verdict[]} verdicts
 * @returns {Tally}
 */
export function tally(verdicts) {
  /** @param {(verdict: Verdict) => boolean} holds */
  const countOf = (holds) => verdicts.filter(holds).length;
  return {
    count: verdicts.length,
    flaggedRightly: countOf(({ pair, label }) => label === MISREAD && pair.expected === MISREAD),
    flaggedWrongly: countOf(({ pair, label }) => label === MISREAD && pair.expected !== MISREAD),
    missed: countOf(({ pair, label }) => label !== MISREAD && pair.expected === MISREAD),
    sameLabel: countOf(({ pair, label }) => label === pair.expected),
  };
}

/**
 * Groups in the order of their first verdict.
 *
 * @param {readonly Verdict[]} verdicts
 * @param {(pair: Pair) => string} keyOf
 * @returns {Map<string, Verdict[]>}
 */
export function groupVerdicts(verdicts, keyOf) {
  /** @type {Map<string, Verdict[]>} */
  const groups = new Map();
  for (const verdict of verdicts) {
    const key = keyOf(verdict.pair);
    groups.set(key, [...(groups.get(key) ?? []), verdict]);
  }
  return groups;
}

/** The 97.5th percentile of the normal distribution, for a two-sided interval of 95%. */
const Z = 1.959963984540054;

/**
 * Wilson score interval of a proportion at 95% (Wilson 1927, without continuity correction); null where nothing was
 * counted.
 *
 * @param {number} hits
 * @param {number} trials
 * @returns {readonly [number, number] | null}
 */
export function wilsonInterval(hits, trials) {
  if (trials === 0) return null;
  const rate = hits / trials;
  const spread = Z ** 2 / trials;
  const centre = rate + spread / 2;
  const reach = Z * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials));
  return [(centre - reach) / (1 + spread), (centre + reach) / (1 + spread)];
}
