// @ts-check
import { element } from "../../../packages/report/page/elements.js";
import { plainParts } from "../../../packages/report/page/text-view.js";

/**
 * The options of a metric as JSON that can be changed. Tells those that are not the defaults.
 *
 * @param {import("./score-case.mjs").MetricFacts} facts
 * @param {Readonly<Record<string, unknown>>} given
 * @param {(changed: Record<string, unknown>) => void} tell
 */
export function optionsEditor({ info, defaults, choices = {} }, given, tell) {
  const standard = /** @type {Record<string, unknown>} */ (defaults);
  const text = (/** @type {object} */ changed) => JSON.stringify({ ...standard, ...changed }, null, 2);
  const id = `options-${info.name}`;
  const area = element("textarea", { id, spellcheck: "false", dir: "ltr", autocapitalize: "off" });
  const problem = element("p", { class: "problem", role: "status" });
  const reset = element("button", { type: "button" }, "Back to the defaults");

  const read = () => {
    const options = parsed(area.value);
    area.toggleAttribute("aria-invalid", options === null);
    problem.textContent = options === null ? "This is not a JSON object yet; the options before it still count." : "";
    if (options !== null) tell(changesOf(options, standard));
  };
  const fill = (/** @type {object} */ changed) => {
    area.value = text(changed);
    area.rows = area.value.split("\n").length;
  };
  area.addEventListener("input", read);
  reset.addEventListener("click", () => {
    fill({});
    read();
  });
  fill(given);

  const values = Object.entries(choices).map(([name, values]) =>
    element(
      "li",
      {},
      element("code", {}, name),
      ": ",
      ...plainParts((values ?? []).map((value) => JSON.stringify(value)).join(", ")),
    ),
  );
  return element(
    "details",
    { class: "options" },
    element("summary", {}, "Options"),
    element("label", { for: id }, `Options of ${info.name}, as JSON`),
    area,
    problem,
    values.length > 0 ? element("ul", {}, ...values) : null,
    reset,
  );
}

/**
 * @param {string} text
 * @returns {Record<string, unknown> | null}
 */
function parsed(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {Record<string, unknown>} options
 * @param {Record<string, unknown>} standard
 */
const changesOf = (options, standard) =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(standard[name])),
  );
