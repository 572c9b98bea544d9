// @ts-check

/** The rows of a CSV with a header, by column (RFC 4180). @param {string} text @returns {Record<string, string>[]} */
export function readCsv(text) {
  const rows = cellsOf(text.replace(/^\uFEFF/, ""));
  const header = rows[0] ?? [];
  return rows.slice(1).map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""])));
}

/** @param {string} text */
function cellsOf(text) {
  /** @type {string[][]} */
  const rows = [];
  /** @type {string[]} */
  let row = [];
  for (const { 1: quoted, 2: plain, 3: end } of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
    if (end === "") break;
  }
  return rows;
}
