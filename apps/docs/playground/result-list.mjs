// @ts-check
import { element } from "../../../packages/report/page/elements.js";
import { plainParts } from "../../../packages/report/page/text-view.js";
import { metricCard } from "./metric-card.mjs";

/**
 * @typedef {import("./metric-card.mjs").Shown} Shown
 * @typedef {{ card: ReturnType<typeof metricCard>, lack: HTMLLIElement }} Entry
 */

/**
 * The metrics of one package: those that have something to say, and below, closed, those that lack a field.
 *
 * @param {string} packageName
 */
export function packageSection(packageName) {
  const state = element("p", { class: "state" });
  const cards = element("div", { class: "cards" });
  const lacking = element("ul", {});
  const lackingTitle = element("summary", {});
  const lackingBox = element("details", { class: "lacking", hidden: "" }, lackingTitle, lacking);
  const section = element("section", {}, element("h3", {}, packageName), state, cards, lackingBox);
  /** @type {Map<string, Entry>} */
  const entries = new Map();

  return {
    element: section,
    /** @param {string} text */
    say(text) {
      state.textContent = text;
      state.hidden = text === "";
      cards.hidden = text !== "";
      if (text !== "") lackingBox.hidden = true;
    },
    /** @param {readonly ReturnType<typeof metricCard>[]} added */
    add(added) {
      for (const card of added) {
        const lack = element("li", { hidden: "" });
        entries.set(card.name, { card, lack });
        cards.append(card.element);
        lacking.append(lack);
      }
    },
    /** @param {Shown} shown */
    show(shown) {
      const { result } = shown;
      const entry = entries.get(result.name);
      if (entry === undefined) return;
      const lacks = result.label === "missing_field";
      entry.card.show(shown);
      entry.card.element.hidden = lacks;
      entry.lack.hidden = !lacks;
      entry.lack.replaceChildren(...plainParts(result.reason));
      const count = [...entries.values()].filter(({ lack }) => !lack.hidden).length;
      lackingBox.hidden = count === 0;
      lackingTitle.textContent = count === 1 ? "1 metric lacks a field" : `${count} metrics lack a field`;
    },
    has: (/** @type {string} */ metric) => entries.has(metric),
    get cards() {
      return [...entries.values()].map(({ card }) => card);
    },
  };
}
