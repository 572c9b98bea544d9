import { element } from "./elements.js";

const HIDDEN =
  /([\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs})/u;
const HEX = 16;

/**
 * A text with its controls written out, so that none of them acts on the page and none goes unseen.
 *
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export const plainParts = (text) =>
  text.split(HIDDEN).map((part, index) => (index % 2 === 0 ? part : controlCode(part)));

/** @param {string} control */
function controlCode(control) {
  const code = `U+${control.charCodeAt(0).toString(HEX).toUpperCase().padStart(4, "0")}`;
  return element("span", { class: "control", title: "a character that does not show" }, code);
}
