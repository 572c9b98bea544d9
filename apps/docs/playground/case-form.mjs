// @ts-check
import { element } from "../../../packages/report/page/elements.js";
import { fieldNames, lists } from "./shared-case.mjs";

/** @typedef {import("./shared-case.mjs").Fields} Fields */

/**
 * The form of the page: reads its texts and fills it.
 *
 * @param {HTMLFormElement} form
 */
export function caseForm(form) {
  /**
   * @param {string} name
   * @returns {(HTMLTextAreaElement | HTMLInputElement)[]}
   */
  const controls = (name) =>
    [...form.querySelectorAll(`[name="${name}"]`)].map((control) => /** @type {HTMLTextAreaElement} */ (control));

  /**
   * One more box of a list.
   *
   * @param {string} name
   */
  const addTo = (name) => {
    const all = controls(name);
    const label = `${all[0]?.labels?.[0]?.textContent ?? name} ${all.length + 1}`;
    const box = element("textarea", { name, rows: "2", dir: "auto", "aria-label": label });
    all.at(-1)?.after(box);
    return box;
  };

  form.addEventListener("click", ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset["add"] : undefined;
    if (name !== undefined) addTo(name).focus();
  });
  form.addEventListener("submit", (event) => event.preventDefault());

  return {
    /** @returns {Fields} */
    read() {
      const read = fieldNames.flatMap((name) => {
        const texts = controls(name).map(({ value }) => value);
        if (texts.every((text) => text === "")) return [];
        return [[name, lists.includes(name) ? texts.filter((text) => text !== "") : texts[0]]];
      });
      return Object.fromEntries(read);
    },
    /** @param {Fields} fields */
    fill(fields) {
      for (const name of fieldNames) {
        const value = fields[name] ?? "";
        const texts = typeof value === "string" ? [value] : value;
        for (const extra of controls(name).slice(Math.max(1, texts.length))) extra.remove();
        while (controls(name).length < texts.length) addTo(name);
        for (const [index, control] of controls(name).entries()) control.value = texts[index] ?? "";
      }
      for (const part of form.querySelectorAll("details")) {
        const isUsed = fieldNames.some((name) =>
          controls(name).some((control) => part.contains(control) && control.value !== ""),
        );
        if (isUsed) part.open = true;
      }
    },
    /** @param {Readonly<Record<string, string>>} languages */
    speak(languages) {
      for (const [name, language] of Object.entries(languages))
        for (const control of controls(name)) control.lang = language;
    },
  };
}
