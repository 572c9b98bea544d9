import { byId, element } from "./elements.js";
import { flagName } from "./flag-name.js";

const VALUES_OFFERED = 1_000;
const TYPING_MS = 250;
const OUTCOMES = [
  ["", "any outcome"],
  ["p", "passed"],
  ["f", "failed"],
  ["s", "scored, no verdict"],
  ["u", "unscored"],
  ["e", "error"],
  ["d", "metrics disagree"],
];

const ORDERS = [
  ["file", "as in the file"],
  ["queue", "most urgent first"],
];

/**
 * The form that chooses cases: fills its lists from what occurs, and reads them.
 *
 * @param {import("./row-index.js").RowIndex} index
 * @param {() => void} onChange
 */
export function filterForm(index, onChange) {
  const form = /** @type {HTMLFormElement} */ (byId("filters"));
  const query = /** @type {HTMLInputElement} */ (byId("query"));
  const metric = addSelect(form, "Metric", [["-1", "any metric"], ...placed(index.metrics.map(({ name }) => name))]);
  const turned = [["t", `direction controls in a text (${index.turning.length})`]];
  const outcome = addSelect(form, "Outcome", [...OUTCOMES, ...(index.turning.length > 0 ? turned : [])]);
  const label = addSelect(form, "Label", []);
  const groups = index.groups.map(({ column, values }) => addSelect(form, column, groupOptions(values)));
  const flag = index.flags === undefined ? null : addSelect(form, "Flag", flagOptions(index.flags.codes));
  const order = index.flags === undefined ? null : addSelect(form, "Order", ORDERS);
  const added = [...groups, ...(flag === null ? [] : [flag]), ...(order === null ? [] : [order])];
  const listLabels = () => {
    const labels = index.metrics[Number(metric.value)]?.labels ?? [];
    label.replaceChildren(...optionsOf([["-1", "any label"], ...placed(labels)]));
    label.disabled = labels.length === 0;
  };
  const clear = () => {
    query.value = "";
    for (const select of [metric, outcome, ...added]) select.selectedIndex = 0;
    listLabels();
  };
  const all = element("button", { type: "button" }, "Show all");
  form.append(all);
  listLabels();
  metric.addEventListener("change", listLabels);
  for (const select of [metric, outcome, label, ...added]) select.addEventListener("change", onChange);
  form.addEventListener("submit", (event) => event.preventDefault());
  all.addEventListener("click", () => {
    clear();
    onChange();
  });
  onTyping(query, onChange);
  return {
    /** @returns {import("./row-index.js").Filter} */
    read: () => ({
      query: query.value.trim(),
      metric: Number(metric.value),
      outcome: outcome.value,
      label: Number(label.value),
      groups: groups.map(({ value }) => Number(value)),
      flag: Number(flag?.value ?? -1),
      isQueue: order?.value === "queue",
    }),
    /**
     * Only the cases with this label of this metric.
     *
     * @param {number} place
     * @param {string} name
     */
    choose(place, name) {
      clear();
      metric.value = String(place);
      listLabels();
      label.value = String(index.metrics[place]?.labels.indexOf(name) ?? -1);
      onChange();
    },
    /**
     * Only the cases with this value of this column; all, where the list of the column is too long to hold it.
     *
     * @param {number} place
     * @param {string | null} value
     */
    chooseGroup(place, value) {
      clear();
      const select = groups[place];
      if (select !== undefined) select.value = String(index.groups[place]?.values.indexOf(value) ?? -1);
      if (select?.selectedIndex === -1) select.selectedIndex = 0;
      onChange();
    },
    /**
     * Only the cases with this flag, the most urgent first.
     *
     * @param {string} code
     */
    chooseFlag(code) {
      clear();
      if (flag !== null) flag.value = String(index.flags?.codes.indexOf(code) ?? -1);
      if (order !== null) order.value = "queue";
      onChange();
    },
  };
}

/** @param {readonly string[]} codes */
const flagOptions = (codes) => [["-1", "any"], ["-2", "any flag"], ...placed(codes.map(flagName))];

/** @param {readonly string[]} names */
const placed = (names) => names.map((name, place) => [String(place), name]);

/**
 * @param {HTMLFormElement} form
 * @param {string} title
 * @param {readonly (readonly string[])[]} options
 */
function addSelect(form, title, options) {
  const select = element("select", {}, ...optionsOf(options));
  form.append(element("label", {}, element("bdi", {}, title), select));
  return select;
}

/** @param {readonly (readonly string[])[]} options */
const optionsOf = (options) => options.map(([value = "", text = ""]) => element("option", { value }, text));

/** @param {readonly (string | null)[]} values */
function groupOptions(values) {
  const places = values.map((value, place) => /** @type {const} */ ([value ?? "(none)", place]));
  places.sort(([left], [right]) => (left < right ? -1 : 1));
  const offered = places.slice(0, VALUES_OFFERED).map(([value, place]) => [String(place), value || "(empty)"]);
  const any =
    offered.length < values.length ? `any (the first ${VALUES_OFFERED} of ${values.length} are listed)` : "any";
  return [["-1", any], ...offered];
}

/**
 * @param {HTMLInputElement} input
 * @param {() => void} then
 */
function onTyping(input, then) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(then, TYPING_MS);
  });
}
