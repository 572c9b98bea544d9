/**
 * What the short escapes mean: `ecma` as in ECMA-262 and so in JSON Schema, where `\w` and `\d` are ASCII;
 * `every-script` as a person means them, where `\w` is letters, marks and digits of every script.
 */
export type PatternDialect = "ecma" | "every-script";

// ecma-262: WhiteSpace and LineTerminator, and the same turned inside out.
const SPACE = "\\t-\\r \\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}";
const NO_SPACE =
  "\\x{0}-\\x{8}\\x{E}-\\x{1F}!-\\x{9F}\\x{A1}-\\x{167F}\\x{1681}-\\x{1FFF}\\x{200B}-\\x{2027}\\x{202A}-\\x{202E}" +
  "\\x{2030}-\\x{205E}\\x{2060}-\\x{2FFF}\\x{3001}-\\x{FEFE}\\x{FF00}-\\x{10FFFF}";
const WORD = "\\p{L}\\p{M}\\p{N}_";
const ANY = "[^\\n\\r\\x{2028}\\x{2029}]";

/**
 * Rewrites a pattern of ECMA-262 (with the `u` flag, and known to be one) so that RE2 reads it alike. What RE2 lacks
 * or would read otherwise stays or becomes something that it refuses.
 */
export function toRe2(source: string, dialect: PatternDialect): string {
  let text = "";
  let inClass = false;
  for (let at = 0; at < source.length; at++) {
    const character = source[at] as string;
    if (character === "\\") {
      const escape = escapeAt(source, at);
      text += rewritten(escape, inClass, dialect);
      at += escape.length - 1;
    } else if (inClass) {
      inClass = character !== "]";
      // "[:alpha:]" inside a class is its letters here and a class of its own there.
      text += character === "[" ? "\\[" : character;
    } else if (character === "[") {
      const isEmpty = source.startsWith("[]", at) || source.startsWith("[^]", at);
      inClass = !isEmpty;
      text += isEmpty ? (source[at + 1] === "]" ? "[^\\x{0}-\\x{10FFFF}]" : "[\\x{0}-\\x{10FFFF}]") : "[";
      if (isEmpty) at += source[at + 1] === "]" ? 1 : 2;
    } else {
      text += character === "." ? ANY : character;
    }
  }
  return text;
}

// ascii: the grammar of patterns
const LONG_ESCAPE = /\\(?:[pP]\{[^}]*\}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})/y;

/** The escape at a place: with its property if it has one, and with both halves of a surrogate pair. */
function escapeAt(source: string, at: number): string {
  LONG_ESCAPE.lastIndex = at;
  return LONG_ESCAPE.exec(source)?.[0] ?? source.slice(at, at + 2);
}

function rewritten(escape: string, inClass: boolean, dialect: PatternDialect): string {
  const letter = escape[1] ?? "";
  const set = (members: string) => (inClass ? members : `[${members}]`);
  if (letter === "u" && escape.length > 2) return `\\x{${codePointOf(escape).toString(16)}}`;
  if (letter === "p" || letter === "P") return escape.replace(/\{(?:Script|sc|General_Category|gc)=/u, "{");
  if (letter === "s") return set(SPACE);
  if (letter === "S") return set(NO_SPACE);
  if (inClass && letter === "b") return "\\x{8}";
  // The engine would take "\k<name>" for the letters k<name>.
  if (letter === "k") return "(?=";
  if (dialect === "ecma") return escape;
  if (letter === "d") return "\\p{Nd}";
  if (letter === "D") return "\\P{Nd}";
  if (letter === "w") return set(WORD);
  if (letter === "W" && !inClass) return `[^${WORD}]`;
  return escape;
}

/** Two escaped halves of a surrogate pair are one character under the `u` flag. */
function codePointOf(pair: string): number {
  const [high = 0, low = 0] = pair
    .split("\\u")
    .slice(1)
    .map((half) => Number.parseInt(half, 16));
  return (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000;
}
