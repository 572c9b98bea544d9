import { element } from "./elements.js";
import { cutText, spanNames, spansOf } from "./spans.js";

const HIDDEN =
  /([\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs})/u;
const HEX = 16;

const MARK_STYLES = 4;

/**
 * A mark of what the names say, in a style of its own; `all` are the names that the legend lists.
 *
 * @param {readonly string[]} names
 * @param {readonly string[]} all
 * @param {...(Node | string)} children
 */
export function markOf(names, all, ...children) {
  const style = Math.max(0, all.indexOf(names[0] ?? "")) % MARK_STYLES;
  return element("mark", { class: `mark-${style}`, title: names.join(", ") }, ...children);
}

/**
 * A text with marks where spans are and with controls written out, so that none of them acts on the page.
 *
 * @param {string} text
 * @param {string} field
 * @param {readonly import("./spans.js").Span[]} spans
 * @returns {DocumentFragment}
 */
export function textView(text, field, spans) {
  const view = document.createDocumentFragment();
  const names = spanNames(spans);
  for (const piece of cutText(text, spansOf(spans, field, text))) {
    const parts = plainParts(piece.text);
    view.append(...(piece.names.length === 0 ? parts : [markOf(piece.names, names, ...parts)]));
  }
  return view;
}

/**
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function plainParts(text) {
  return text.split(HIDDEN).map((part, index) => (index % 2 === 0 ? part : controlCode(part)));
}

/** @param {string} control */
function controlCode(control) {
  const code = `U+${control.charCodeAt(0).toString(HEX).toUpperCase().padStart(4, "0")}`;
  return element("span", { class: "control", title: "a character that does not show" }, code);
}
