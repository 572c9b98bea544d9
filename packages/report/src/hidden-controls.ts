/** Direction controls, which can make a text read as another one, and other controls that no screen shows. */
// Tab and line feed are white space that a page shows; joiners are letters' business and stay.
const HIDDEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A text whose controls are written out, `\u202e` as `⟨U+202E⟩`, and half surrogate pairs too: for one-line places,
 * where an override would turn what follows.
 *
 * @example
 * showControls("pass\u202etrue"); // => "pass⟨U+202E⟩true"
 * showControls("क्‍ष"); // => "क्‍ष"
 */
export function showControls(text: string): string {
  const shown = text.replace(HIDDEN, codeOf);
  return shown.isWellFormed() ? shown : shown.replace(/\p{Cs}/gu, codeOf);
}

const HEX = 16;
const codeOf = (control: string): string => `⟨U+${control.charCodeAt(0).toString(HEX).toUpperCase().padStart(4, "0")}⟩`;
