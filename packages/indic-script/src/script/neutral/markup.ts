import { matchEnd, type Recognized } from "./recognized.js";

const TAG =
  /<\/?[A-Za-z][\w:-]*(?:\s+[\w:@.-]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=]+))?)*\s*\/?>|<![A-Za-z][^<>]*>|<\?[a-z]+[^<>]*\?>/y;
const SOURCE_TAG = /<(script|style)\b/iy;

/** A tag, comment or declaration at "<"; scripts and styles with what they hold. */
export function tag(text: string, at: number): Recognized | null {
  if (text.startsWith("<!--", at)) {
    const close = text.indexOf("-->", at);
    return { kind: "markup", end: close < 0 ? text.length : close + 3 };
  }
  SOURCE_TAG.lastIndex = at;
  const source = SOURCE_TAG.exec(text)?.[1]?.toLowerCase();
  const end = matchEnd(TAG, text, at);
  if (end < 0) return null;
  if (source === undefined) return { kind: "markup", end };
  const close = text.indexOf(`</${source}`, end);
  const closed = close < 0 ? -1 : text.indexOf(">", close);
  return { kind: "code", end: closed < 0 ? text.length : closed + 1 };
}

const ENTITY = /&(?:[A-Za-z][A-Za-z0-9]{1,9}|#\d{1,7}|#[xX][0-9A-Fa-f]{1,6});/y;
const TEX_COMMAND =
  /\\(?:(?:begin|end|usepackage|documentclass|label|ref|cite)\{[^{}\n]*\}|[A-Za-z]{2,}\*?|[ntr](?![A-Za-z]))/y;
const DESTINATION = /\((?:<[^<>\n]*>|[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)(?:\s+"[^"\n]*")?\)/y;

/** A character reference at "&". */
export function entity(text: string, at: number): Recognized | null {
  const end = matchEnd(ENTITY, text, at);
  return end < 0 ? null : { kind: "markup", end };
}

/** A command of TeX, or an escape, at a backslash. */
export function texCommand(text: string, at: number): Recognized | null {
  const end = matchEnd(TEX_COMMAND, text, at);
  return end < 0 ? null : { kind: "markup", end };
}

/** Where a Markdown link or picture leads, at the bracket after its text. */
export function linkDestination(text: string, at: number): Recognized | null {
  if (text[at - 1] !== "]") return null;
  const end = matchEnd(DESTINATION, text, at);
  return end < 0 ? null : { kind: "markup", end };
}
