// @ts-check

/**
 * What one interval did in one setting; `none` is the share of samples for which it gave no interval, which counts as
 * not covering.
 *
 * @typedef {{ coverage: number, width: number, none: number }} Cell
 * @typedef {{ title: string, note: string, columns: readonly string[], rows: readonly { name: string, cells: readonly (readonly Cell[])[] }[] }} Family
 *   `cells[column]` holds one cell for each truth that was tried.
 */

/** @param {Family} family */
export function toMarkdown({ title, note, columns, rows }) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [
    `### ${title}`,
    "",
    note,
    "",
    line(["interval", ...columns]),
    line(["---", ...columns.map(() => "---")]),
    ...rows.map(({ name, cells }) => line([name, ...cells.map(toText)])),
    "",
  ].join("\n");
}

/**
 * Mean coverage over the truths, the least of them, and the mean width.
 *
 * @param {readonly Cell[]} cells
 */
function toText(cells) {
  const mean = (/** @type {(cell: Cell) => number} */ of) =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);
  const least = Math.min(...cells.map(({ coverage }) => coverage));
  const none = mean((cell) => cell.none);
  const text = `${percent(mean(({ coverage }) => coverage))} (${percent(least)}), ±${(mean(({ width }) => width) / 2).toFixed(3)}`;
  return none < 0.0005 ? text : `${text}, none ${percent(none)}`;
}

/**
 * Adds up how an interval does against a truth, sample by sample.
 *
 * @param {number} truth
 */
export function tally(truth) {
  let [weight, covered, width, none] = [0, 0, 0, 0];
  return {
    /** @param {{ low: number | null, high: number | null }} interval */
    add({ low, high }, share = 1) {
      weight += share;
      if (low === null || high === null) {
        none += share;
        return;
      }
      width += share * (high - low);
      // An end that is the truth but for rounding covers it.
      if (low <= truth + 1e-12 && truth <= high + 1e-12) covered += share;
    },
    /** @returns {Cell} */
    cell() {
      const given = weight - none;
      return { coverage: covered / weight, width: given > 0 ? width / given : 0, none: none / weight };
    },
  };
}
