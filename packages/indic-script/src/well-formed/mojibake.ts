import type { TextProblem } from "./text-problem.js";

/** The characters that windows-1252 has for the bytes 0x80 to 0x9F (WHATWG Encoding Standard). */
const HIGH_CONTROLS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * UTF-8 that was read as windows-1252 or Latin-1: "à¤®", "â€™", "Ã©". Found by putting the bytes together again. A
 * sequence that French or German could write ("à «", "É»") counts only where there are two in a row.
 */
export function mojibake(text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at;
    let [sequences, isCertain] = [0, false];
    for (let length = sequenceLength(text, end); length > 0; length = sequenceLength(text, end)) {
      isCertain ||= isSure(text, end, length);
      sequences += 1;
      end += length;
    }
    if (isCertain || sequences > 1) problems.push({ kind: "mojibake", start: at, end });
    at = Math.max(end, at + 1);
  }
  return problems;
}

function byteOf(unit: number): number {
  if (unit >= 0x80 && unit <= 0xff) return unit;
  const control = unit > 0xff ? HIGH_CONTROLS.indexOf(String.fromCharCode(unit)) : -1;
  return control < 0 ? -1 : 0x80 + control;
}

/** The length of a well-formed sequence of UTF-8 that begins at an index, 0 where there is none. */
function sequenceLength(text: string, at: number): number {
  const lead = text.charCodeAt(at);
  const length =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
  for (let next = 1; next < length; next += 1) {
    const byte = byteOf(text.charCodeAt(at + next));
    if (byte < 0x80 || byte > 0xbf) return 0;
  }
  const second = length < 3 ? 0x80 : byteOf(text.charCodeAt(at + 1));
  return (lead === 0xe0 && second < 0xa0) || (lead === 0xf0 && second < 0x90) ? 0 : length;
}

/** Scripts of India and punctuation in three bytes, emoji in four, accented letters ("Ã©"), the byte order mark. */
function isSure(text: string, at: number, length: number): boolean {
  const lead = text.charCodeAt(at);
  const second = byteOf(text.charCodeAt(at + 1));
  if (length === 4) return true;
  if (length === 2) return lead === 0xc3 && second >= 0xa0;
  if (lead === 0xe0) return second >= 0xa4;
  if (lead === 0xe2) return second >= 0x80 && second <= 0x83;
  return lead === 0xef && (second === 0xbb || second === 0xbf);
}
