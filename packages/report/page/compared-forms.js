import { element } from "./elements.js";
import { textAttributes } from "./language.js";
import { plainParts } from "./text-view.js";

/** Where metadata has the two sides that were compared, as the metric folded them. */
const SIDES = [
  ["output", "expected"],
  ["found", "expected"],
  ["normalizedOutput", "normalizedExpected"],
];

/**
 * The forms in which a metric compared output and answer, where it says: what looks alike on screen may differ in them,
 * and the other way round.
 *
 * @param {Readonly<Record<string, unknown>>} metadata
 * @param {string | undefined} language
 * @returns {{ keys: readonly string[], view: HTMLElement } | null}
 */
export function comparedForms(metadata, language) {
  for (const keys of SIDES) {
    const forms = keys.map((key) => formOf(metadata[key]));
    if (forms.some((form) => form === null) || forms.every((form) => form === "")) continue;
    const lines = forms.flatMap((form, side) => [
      element("dt", {}, side === 0 ? "output" : "expected"),
      element("dd", textAttributes(language, form ?? ""), ...(form === "" ? ["(nothing)"] : plainParts(form ?? ""))),
    ]);
    return {
      keys,
      view: element("div", { class: "forms" }, element("h4", {}, "As compared"), element("dl", {}, ...lines)),
    };
  }
  return null;
}

/**
 * @param {unknown} value
 * @returns {string | null}
 */
function formOf(value) {
  if (typeof value === "string") return value;
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value.join(" · ") : null;
}
