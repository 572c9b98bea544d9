import { foldText } from "./fold-text.js";

const BUSY_MS = 50;

/**
 * Whether any text of a row holds the words searched for.
 *
 * @param {import("./row-store.js").Row} row
 * @param {string} folded
 */
export const rowHolds = (row, folded) =>
  textsOf([row.id, String(row.number), row.evalCase, row.results]).some((text) => foldText(text).includes(folded));

/**
 * @param {unknown} value
 * @returns {string[]}
 */
function textsOf(value) {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/**
 * Those of `rows`, in order, that hold the words. In short pieces, so that the page stays alive; `onFound` is told what
 * was found so far and may stop it by false.
 *
 * @param {import("./row-store.js").RowStore} store
 * @param {import("./row-index.js").RowIndex} index
 * @param {readonly number[]} rows
 * @param {string} query
 * @param {(found: number[], share: number) => boolean} onFound
 */
export async function searchRows(store, { chunk }, rows, query, onFound) {
  const folded = foldText(query).trim();
  /** @type {number[]} */
  const found = [];
  let at = 0;
  let since = performance.now();
  while (at < rows.length) {
    const place = Math.floor(/** @type {number} */ (rows[at]) / chunk);
    const read = store.readChunk(place);
    for (; at < rows.length && Math.floor(/** @type {number} */ (rows[at]) / chunk) === place; at++) {
      const row = /** @type {number} */ (rows[at]);
      if (rowHolds(/** @type {import("./row-store.js").Row} */ (read[row - place * chunk]), folded)) found.push(row);
    }
    if (at < rows.length && performance.now() - since < BUSY_MS) continue;
    if (!onFound(found, at / rows.length)) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
