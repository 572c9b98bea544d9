import { classOfUnit, SPACE } from "./char-class.js";

/**
 * Every run of Unicode white space (no-break space, next line U+0085, ideographic space, line breaks) as one space,
 * none at the ends. The zero width space is not white space: see `stripInvisible`.
 *
 * @see the White_Space property of Unicode
 * @example
 * collapseWhitespace("\u00A0नई\u2003\n दिल्ली "); // => "नई दिल्ली"
 */
export function collapseWhitespace(text: string): string {
  return isCollapsed(text) ? text : collapse(text);
}

function isCollapsed(text: string): boolean {
  let wasSpace = true;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x20) {
      if (wasSpace) return false;
      wasSpace = true;
    } else {
      if ((classOfUnit(unit) & SPACE) !== 0) return false;
      wasSpace = false;
    }
  }
  return !wasSpace || text.length === 0;
}

function collapse(text: string): string {
  let collapsed = "";
  let wordStart = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const isGap = at === text.length || (classOfUnit(text.charCodeAt(at)) & SPACE) !== 0;
    if (!isGap) {
      if (wordStart < 0) wordStart = at;
    } else if (wordStart >= 0) {
      collapsed += (collapsed === "" ? "" : " ") + text.slice(wordStart, at);
      wordStart = -1;
    }
  }
  return collapsed;
}
