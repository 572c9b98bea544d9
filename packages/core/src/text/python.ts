/**
 * `string.punctuation` of Python: the 32 ASCII characters that are neither letters, digits nor space. No danda, no
 * typographic quote, and "$" and "+" among them: for presets that reproduce Python scripts to the letter.
 *
 * @see CPython 3.11, Lib/string.py
 * @example
 * asciiPunctuation.length; // => 32
 * asciiPunctuation.includes("।"); // => false
 */
export const asciiPunctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

/**
 * The pieces of a text between runs of white space, as Python's `str.split()` without arguments gives them: none for
 * a text of white space. Python splits at U+001C to U+001F too, and not at the byte order mark, unlike JavaScript.
 *
 * @see CPython 3.11, str.split
 * @example
 * pythonSplit(" a\u001Cनई\u00A0दिल्ली "); // => ["a", "नई", "दिल्ली"]
 */
export function pythonSplit(text: string): string[] {
  const pieces: string[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (isPythonSpace(text.charCodeAt(at))) {
      if (start >= 0) pieces.push(text.slice(start, at));
      start = -1;
    } else if (start < 0) {
      start = at;
    }
  }
  if (start >= 0) pieces.push(start === 0 ? text : text.slice(start));
  return pieces;
}

/**
 * A text without the white space at its ends, as Python's `str.strip()`; with `characters`, without those instead, as
 * `str.strip(characters)`.
 *
 * @see CPython 3.11, str.strip
 * @example
 * pythonStrip("\u001F नई दिल्ली\u3000"); // => "नई दिल्ली"
 * pythonStrip("(Delhi).", asciiPunctuation); // => "Delhi"
 */
export function pythonStrip(text: string, characters?: string): string {
  const isStripped =
    characters === undefined ? isPythonSpace : (unit: number) => characters.includes(String.fromCharCode(unit));
  let start = 0;
  let end = text.length;
  while (start < end && isStripped(text.charCodeAt(start))) start += 1;
  while (end > start && isStripped(text.charCodeAt(end - 1))) end -= 1;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/** Whether `str.isspace` holds for a character: the bidirectional types WS, B and S, or general category Zs. */
function isPythonSpace(unit: number): boolean {
  if (unit <= 0x20) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit >= 0x1c;
  if (unit < 0x1680) return unit === 0x85 || unit === 0xa0;
  return (
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  );
}
