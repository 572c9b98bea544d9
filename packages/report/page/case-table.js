import { caseView } from "./case-view.js";
import { element } from "./elements.js";
import { textAttributes } from "./language.js";
import { outcomeChip } from "./outcome-chip.js";
import { plainParts } from "./text-view.js";

const SHOWN = 400;
const SHORT_ID = 24;

/**
 * Two table rows for a case: a line with a button, and under it, once opened, everything about the case.
 *
 * @param {import("./row-store.js").Row} row
 * @param {import("./row-index.js").RowIndex} index
 * @param {number} columns
 */
export function caseRows(row, { metrics }, columns) {
  const names = metrics.map(({ name }) => name);
  const cell = element("td", { colspan: String(columns) });
  const more = element("tr", { class: "more", id: `case-${row.number}`, hidden: "" }, cell);
  const button = element("button", { type: "button", "aria-expanded": "false", "aria-controls": more.id });
  button.append(element("span", { class: "unseen" }, "case "), String(row.number));
  button.addEventListener("click", () => {
    if (cell.childNodes.length === 0) cell.append(caseView(row, names));
    more.hidden = !more.hidden;
    button.setAttribute("aria-expanded", String(!more.hidden));
  });
  return [element("tr", {}, element("th", { scope: "row" }, button), ...cells(row)), more];
}

/** @param {import("./row-store.js").Row} row */
function cells({ id, groups, evalCase, results }) {
  const texts = evalCase === null ? [] : [evalCase.input, evalCase.output];
  return [
    element("td", (id ?? "").length <= SHORT_ID ? { class: "id" } : {}, element("bdi", {}, ...plainParts(id ?? ""))),
    ...groups.map((group) => element("td", {}, element("bdi", {}, ...plainParts(group ?? "(none)")))),
    ...texts.map((text) => snippet(text, evalCase?.language)),
    ...results.map((result) => element("td", {}, outcomeChip(result))),
  ];
}

/**
 * @param {string | undefined} text
 * @param {string | undefined} language
 */
function snippet(text, language) {
  if (text === undefined || text === "")
    return element("td", {}, element("span", { class: "empty" }, text === "" ? "(empty)" : "–"));
  const shown = text.length <= SHOWN ? text : `${text.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, "")}…`;
  return element(
    "td",
    {},
    element("div", { class: "snippet", ...textAttributes(language, shown) }, ...plainParts(shown)),
  );
}

/**
 * @param {import("./row-index.js").RowIndex} index
 * @param {boolean} hasTexts
 */
export function tableHead({ groups, metrics }, hasTexts) {
  const titles = [
    "Case",
    "Id",
    ...groups.map(({ column }) => column),
    ...(hasTexts ? ["Input", "Output"] : []),
    ...metrics.map(({ name }) => name),
  ];
  return element(
    "tr",
    {},
    ...titles.map((title) => element("th", { scope: "col" }, element("bdi", {}, ...plainParts(title)))),
  );
}
