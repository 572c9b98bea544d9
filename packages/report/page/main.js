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
  link("th[data-label]", ({ metric = "", label = "" }) => form.choose(Number(metric), label));
  link("[data-group]", ({ group = "", value = "" }) => form.chooseGroup(Number(group), JSON.parse(value)));
  link("th[data-flag]", ({ flag = "" }) => form.chooseFlag(flag));
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
