import { CaseList, PAGE } from "./case-list.js";
import { caseRows, tableHead } from "./case-table.js";
import { byId, element } from "./elements.js";
import { filterForm } from "./filter-form.js";
import { foundLine } from "./found-line.js";
import { filterRows } from "./row-index.js";
import { RowStore } from "./row-store.js";
import { searchRows } from "./search-rows.js";

/** Shows the first cases as soon as they are there, and brings the list to life once all are. */
function start() {
  /** @type {import("./row-shape.js").RowShape} */
  const shape = JSON.parse(byId("row-shape").textContent ?? "");
  const store = new RowStore(shape.chunk);
  const first = store.firstRows(PAGE);
  const head = tableHead(
    shape,
    first.some(({ evalCase }) => evalCase !== null),
  );
  byId("case-head").replaceChildren(head);
  byId("case-body").replaceChildren(...first.flatMap((row) => caseRows(row, shape, head.children.length)));
  byId("browser").hidden = false;
  if (document.getElementById("row-index") !== null) enliven(shape, head.children.length);
  else document.addEventListener("DOMContentLoaded", () => enliven(shape, head.children.length));
}

/**
 * @param {import("./row-shape.js").RowShape} shape
 * @param {number} columns
 */
function enliven(shape, columns) {
  const written = document.getElementById("row-index");
  // A file that was cut off has no index: what came of it can be read, and no more is promised.
  if (written === null) return;
  /** @type {import("./row-index.js").RowIndex} */
  const index = JSON.parse(written.textContent ?? "");
  const store = new RowStore(index.chunk);
  const list = new CaseList(store, shape, columns);
  const find = finder(store, index, list);
  const form = filterForm(index, () => find(form.read()));
  link("th[data-label]", ({ metric = "", label = "" }) => form.choose(Number(metric), label));
  link("[data-group]", ({ group = "", value = "" }) => form.chooseGroup(Number(group), JSON.parse(value)));
  link("th[data-flag]", ({ flag = "" }) => form.chooseFlag(flag));
  const filter = form.read();
  // Who typed while the rest was coming is answered now.
  if (filter.query !== "") return find(filter);
  const all = filterRows(index, filter);
  list.takeOver(all);
  foundLine(index.rows).say(all.length);
}

/**
 * Finds cases and shows them; a search that is still going on when the next begins is given up.
 *
 * @param {RowStore} store
 * @param {import("./row-index.js").RowIndex} index
 * @param {CaseList} list
 */
function finder(store, index, list) {
  const line = foundLine(index.rows);
  let current = 0;
  return (/** @type {import("./row-index.js").Filter} */ filter) => {
    const rows = filterRows(index, filter);
    const mine = ++current;
    if (filter.query === "" || rows.length === 0) {
      list.show(rows);
      line.say(rows.length);
      return;
    }
    list.show([]);
    void searchRows(store, index, rows, filter.query, (found, share) => {
      if (mine !== current) return false;
      if (share === 1 || list.hasRoomFor(found.length)) list.show(found);
      if (share === 1) line.say(found.length);
      else line.wait(share);
      return true;
    });
  };
}

/**
 * Makes what stands in these cells a way to the cases that it counts.
 *
 * @param {string} selector
 * @param {(data: DOMStringMap) => void} choose
 */
function link(selector, choose) {
  for (const cell of document.querySelectorAll(selector)) {
    const { dataset } = /** @type {HTMLElement} */ (cell);
    const button = element("button", { type: "button", class: "link" }, ...cell.childNodes);
    button.addEventListener("click", () => {
      choose(dataset);
      byId("cases").scrollIntoView();
    });
    cell.replaceChildren(button);
  }
}

start();
