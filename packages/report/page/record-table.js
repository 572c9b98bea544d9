import { element } from "./elements.js";
import { outcomeChip } from "./outcome-chip.js";
import { plainParts } from "./text-view.js";

const ROWS_SHOWN = 50;
const COLUMNS_SHOWN = 8;
const OUTCOME = ["label", "score", "status", "passed"];

/**
 * Records as a table, a line each. Records that are outcomes, such as the parts of a scoring profile or the votes of a
 * jury, show theirs as every outcome is shown.
 *
 * @param {string} title
 * @param {readonly Record<string, unknown>[]} records
 */
export function recordTable(title, records) {
  const isOutcome = records.every((record) => "label" in record && ("score" in record || "status" in record));
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
    (key) => !isOutcome || !OUTCOME.includes(key),
  );
  const columns = keys.slice(0, COLUMNS_SHOWN);
  const titles = isOutcome ? [...columns, "outcome"] : columns;
  const head = titles.map((name) => element("th", { scope: "col" }, ...plainParts(name)));
  const lines = records
    .slice(0, ROWS_SHOWN)
    .map((record) =>
      element(
        "tr",
        {},
        ...columns.map((key) => element("td", {}, element("bdi", {}, ...plainParts(cellText(record[key]))))),
        isOutcome ? element("td", {}, outcomeChip(resultOf(record))) : null,
      ),
    );
  const hidden = records.length - lines.length;
  return element(
    "div",
    { class: "scroll", tabindex: "0", role: "group", "aria-label": title },
    element(
      "table",
      { class: "records" },
      element(
        "caption",
        {},
        ...plainParts(title),
        hidden > 0 ? `, the first ${ROWS_SHOWN} of ${records.length}` : null,
      ),
      element("thead", {}, element("tr", {}, ...head)),
      element("tbody", {}, ...lines),
    ),
  );
}

/**
 * @param {Readonly<Record<string, unknown>>} record
 * @returns {import("./row-store.js").Result}
 */
function resultOf({ label, score, status, passed }) {
  const state = status === "error" ? "error" : "unscored";
  const words =
    typeof label === "string" && label !== "" ? label : passed === null ? String(status) : passed ? "passed" : "failed";
  return [words, typeof score === "number" ? score : state, typeof passed === "boolean" ? passed : null];
}

/** @param {unknown} value */
const cellText = (value) =>
  value === undefined || value === null ? "–" : typeof value === "string" ? value : JSON.stringify(value);
