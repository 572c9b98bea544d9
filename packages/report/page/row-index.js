/**
 * What filters look at, column by column: a letter for the outcome of each row (`p`assed, `f`ailed, `s`cored without a
 * verdict, `u`nscored, `e`rror), and the place of its label and of its group among those that occur.
 *
 * @typedef {{ name: string, outcomes: string, labels: string[], labelOf: number[] }} MetricIndex
 * @typedef {{ column: string, values: (string | null)[], valueOf: number[] }} GroupIndex
 * Where the run was diagnosed, `flags` has for each row a number with a bit for each code, and how urgent the row is.
 *
 * @typedef {{ codes: string[], bits: number[], urgency: number[] }} FlagIndex
 * @typedef {{ rows: number, chunk: number, turning: number[], metrics: MetricIndex[], groups: GroupIndex[], flags?: FlagIndex }} RowIndex
 *
 * `metric`, `label` and the entries of `groups` are places, -1 is any; `outcome` is a letter, `"d"` for verdicts that
 * differ from one metric to another, `"t"` for texts with controls that turn their direction, or `""` for any; `flag` is
 * the place of a code, -1 for any row and -2 for any that has a flag; `isQueue` puts the most urgent first.
 * @typedef {{ query: string, metric: number, outcome: string, label: number, groups: number[], flag: number, isQueue: boolean }} Filter
 */

/**
 * The rows that a filter lets through, its search aside.
 *
 * @param {RowIndex} index
 * @param {Filter} filter
 * @returns {number[]}
 */
export function filterRows(index, filter) {
  const found = [];
  const turning = new Set(index.turning);
  for (let row = 0; row < index.rows; row++) {
    const isTurned = filter.outcome !== "t" || turning.has(row);
    if (isTurned && hasFlag(index, filter, row) && inGroups(index, filter, row) && hasOutcome(index, filter, row))
      found.push(row);
  }
  const urgency = index.flags?.urgency ?? [];
  return filter.isQueue ? found.sort((left, right) => (urgency[right] ?? 0) - (urgency[left] ?? 0)) : found;
}

/**
 * @param {RowIndex} index
 * @param {Filter} filter
 * @param {number} row
 */
function hasFlag({ flags }, { flag }, row) {
  const bits = flags?.bits[row] ?? 0;
  if (flag === -1) return true;
  return flag === -2 ? bits !== 0 : Math.floor(bits / 2 ** flag) % 2 === 1;
}

/**
 * @param {RowIndex} index
 * @param {Filter} filter
 * @param {number} row
 */
const inGroups = ({ groups }, filter, row) =>
  groups.every(({ valueOf }, place) => (filter.groups[place] ?? -1) === -1 || valueOf[row] === filter.groups[place]);

/**
 * @param {RowIndex} index
 * @param {Filter} filter
 * @param {number} row
 */
function hasOutcome({ metrics }, { metric, outcome, label }, row) {
  const chosen = metrics[metric];
  if (outcome === "d") {
    const verdicts = new Set(
      metrics.map(({ outcomes }) => outcomes[row]).filter((each) => each === "p" || each === "f"),
    );
    if (verdicts.size < 2) return false;
  } else if (outcome !== "" && outcome !== "t") {
    const looked = chosen === undefined ? metrics : [chosen];
    if (!looked.some(({ outcomes }) => outcomes[row] === outcome)) return false;
  }
  return label === -1 || chosen?.labelOf[row] === label;
}
