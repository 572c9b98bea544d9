import { caseRows } from "./case-table.js";
import { byId } from "./elements.js";

export const PAGE = 50;

/** The cases that were found, a page of them at a time. */
export class CaseList {
  #store;
  #shape;
  #columns;
  /** @type {readonly number[]} */
  #rows = [];
  #page = 0;

  /**
   * @param {import("./row-store.js").RowStore} store
   * @param {import("./row-shape.js").RowShape} shape
   * @param {number} columns
   */
  constructor(store, shape, columns) {
    this.#store = store;
    this.#shape = shape;
    this.#columns = columns;
    this.#listen("first", () => 0);
    this.#listen("previous", () => this.#page - 1);
    this.#listen("next", () => this.#page + 1);
    this.#listen("last", () => this.#last);
  }

  get #last() {
    return Math.max(0, Math.ceil(this.#rows.length / PAGE) - 1);
  }

  /**
   * Whether showing so many cases would change the first page.
   *
   * @param {number} count
   */
  hasRoomFor(count) {
    return this.#rows.length < PAGE && count > this.#rows.length;
  }

  /**
   * Takes over these cases, the first of which are on the page already, maybe opened by who reads it.
   *
   * @param {readonly number[]} rows
   */
  takeOver(rows) {
    this.#rows = [...rows];
    this.#sayPage();
  }

  /**
   * Shows these cases, from the first.
   *
   * @param {readonly number[]} rows
   */
  show(rows) {
    this.#rows = [...rows];
    this.#turnTo(0);
  }

  /** @param {number} page */
  #turnTo(page) {
    this.#page = page;
    const rows = this.#rows.slice(page * PAGE, (page + 1) * PAGE);
    byId("case-body").replaceChildren(
      ...rows.flatMap((row) => caseRows(this.#store.rowAt(row), this.#shape, this.#columns)),
    );
    this.#sayPage();
  }

  #sayPage() {
    const page = this.#page;
    byId("page-number").textContent = `page ${page + 1} of ${this.#last + 1}`;
    for (const id of ["first", "previous"]) disable(id, page === 0);
    for (const id of ["next", "last"]) disable(id, page === this.#last);
  }

  /**
   * @param {string} id
   * @param {() => number} to
   */
  #listen(id, to) {
    byId(id).addEventListener("click", () => {
      this.#turnTo(to());
      byId("cases").scrollIntoView();
      // A button that was turned off has lost the focus, and with it the place of who goes by keyboard.
      if (/** @type {HTMLButtonElement} */ (byId(id)).disabled) byId("cases").focus();
    });
  }
}

/**
 * @param {string} id
 * @param {boolean} isOff
 */
function disable(id, isOff) {
  /** @type {HTMLButtonElement} */ (byId(id)).disabled = isOff;
}
