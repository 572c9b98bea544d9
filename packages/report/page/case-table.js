import { caseView } from "./case-view.js";
import { element } from "./elements.js";
import { flagName } from "./flag-name.js";
import { textAttributes } from "./language.js";
import { outcomeChip } from "./outcome-chip.js";
import { plainParts } from "./text-view.js";

const SHOWN = 400;
const SHORT_ID = 24;

/**
 * Two table rows for a case: a line with a button, and under it, once opened, everything about the case.
 *
 * @param {import("./row-store.js").Row} row
 * @param {import("./row-shape.js").RowShape} shape
 * @param {number} columns
 */
export function caseRows(row, shape, columns) {
  const cell = element("td", { colspan: String(columns) });
  const more = element("tr", { class: "more", id: `case-${row.number}`, hidden: "" }, cell);
  const button = element("button", { type: "button", "aria-expanded": "false", "aria-controls": more.id });
  button.append(element("span", { class: "unseen" }, "case "), String(row.number));
  button.addEventListener("click", () => {
    if (cell.childNodes.length === 0) cell.append(caseView(row, shape));
    more.hidden = !more.hidden;
    button.setAttribute("aria-expanded", String(!more.hidden));
  });
  return [element("tr", {}, element("th", { scope: "row" }, button), ...cells(row, shape)), more];
}

/**
 * @param {import("./row-store.js").Row} row
 * @param {import("./row-shape.js").RowShape} shape
 */
function cells({ id, groups, evalCase, results, diagnosis }, shape) {
  const texts = evalCase === null ? [] : textColumns(shape).map(([field]) => evalCase[field]);
  return [
    element(
      "td",
      { class: (id ?? "").length <= SHORT_ID ? "aside id" : "aside" },
      element("bdi", {}, ...plainParts(id ?? "")),
    ),
    ...groups.map((group) => element("td", { class: "aside" }, element("bdi", {}, ...plainParts(group ?? "(none)")))),
    ...texts.map((text) => snippet(text, evalCase?.language)),
    ...results.map((result) => element("td", {}, outcomeChip(result))),
    ...(hasFlags(shape) ? [element("td", {}, flagChip(diagnosis))] : []),
  ];
}

/** @param {import("./row-shape.js").RowShape} shape */
const hasFlags = ({ flags = [] }) => flags.length > 0;

/**
 * The texts that a line shows the beginning of.
 *
 * @param {import("./row-shape.js").RowShape} shape
 * @returns {[field: "input" | "output" | "alternative", title: string][]}
 */
const textColumns = ({ titles }) => [
  ["input", "Input"],
  ["output", titles?.["output"] ?? "Output"],
  ...(titles?.["alternative"] === undefined
    ? []
    : /** @type {[["alternative", string]]} */ ([["alternative", titles["alternative"]]])),
];

/**
 * The flag that counts most, and how many more there are.
 *
 * @param {import("./row-store.js").Diagnosis | null} diagnosis
 */
function flagChip(diagnosis) {
  const [first, ...rest] = diagnosis?.[0] ?? [];
  if (first === undefined) return null;
  const more = rest.length === 0 ? "" : ` +${rest.length}`;
  return element("span", { class: "chip error" }, flagName(first[0]), more);
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
 * @param {import("./row-shape.js").RowShape} shape
 * @param {boolean} hasTexts
 */
export function tableHead(shape, hasTexts) {
  const { by, metrics } = shape;
  const aside = ["Id", ...by];
  const titles = [
    "Case",
    ...aside,
    ...(hasTexts ? textColumns(shape).map(([, title]) => title) : []),
    ...metrics.map(({ name }) => name),
    ...(hasFlags(shape) ? ["Flags"] : []),
  ];
  return element(
    "tr",
    {},
    ...titles.map((title, at) => {
      const attributes = at > 0 && at <= aside.length ? { scope: "col", class: "aside" } : { scope: "col" };
      return element("th", attributes, element("bdi", {}, ...plainParts(title)));
    }),
  );
}
