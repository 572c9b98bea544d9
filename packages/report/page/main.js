import { CaseList } from "./case-list.js";
import { tableHead } from "./case-table.js";
import { byId, element } from "./elements.js";
import { filterForm } from "./filter-form.js";
import { foundLine } from "./found-line.js";
import { filterRows } from "./row-index.js";
import { RowStore } from "./row-store.js";
import { searchRows } from "./search-rows.js";

/** Brings the list of cases to life. */
function start() {
  /** @type {import("./row-index.js").RowIndex} */
  const index = JSON.parse(byId("row-index").textContent ?? "");
  const store = new RowStore(index.chunk);
  const head = tableHead(index, index.rows > 0 && store.rowAt(0).evalCase !== null);
  byId("case-head").replaceChildren(head);
  const list = new CaseList(store, index, head.children.length);
  const find = finder(store, index, list);
  const form = filterForm(index, () => find(form.read()));
  linkLabels((metric, label) => {
    form.choose(metric, label);
    byId("cases").scrollIntoView();
  });
  byId("browser").hidden = false;
  find(form.read());
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
 * Makes each label of a metric a way to its cases.
 *
 * @param {(metric: number, label: string) => void} choose
 */
function linkLabels(choose) {
  for (const cell of document.querySelectorAll("th[data-label]")) {
    const { label = "", metric = "" } = /** @type {HTMLElement} */ (cell).dataset;
    const button = element("button", { type: "button", class: "link" }, ...cell.childNodes);
    button.addEventListener("click", () => choose(Number(metric), label));
    cell.replaceChildren(button);
  }
}

start();
