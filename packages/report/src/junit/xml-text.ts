/**
 * Text for XML 1.0, in elements and between double quotes: marks escaped, characters that no XML document may hold
 * taken out, half surrogate pairs replaced by U+FFFD. White space is written as references, since attributes would
 * lose it.
 *
 * @example
 * xmlText("a < b ]]>"); // => "a &lt; b ]]&gt;"
 * xmlText("\u0000न\u001b"); // => "न"
 */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/g, "")
    .replace(/[&<>"'\t\n\r]/g, (character) => entities[character] as string);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};
