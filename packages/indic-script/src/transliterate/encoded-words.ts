/** A list of words in one byte a letter, so that importing it costs next to nothing. */
export interface EncodedWords {
  /** Where the block of the script starts. */
  readonly start: number;
  /** The offsets in the block of the letters used, two hexadecimal digits each. */
  readonly offsets: string;
  /** Words with spaces between them; each letter is the place of its offset in `offsets`. */
  readonly words: string;
}

export function decodeWords({ start, offsets, words }: EncodedWords): string[] {
  const letters = new Map<string, string>();
  ALPHABET.forEach((character, at) => {
    const offset = offsets.slice(2 * at, 2 * at + 2);
    if (offset !== "") letters.set(character, String.fromCharCode(start + Number.parseInt(offset, 16)));
  });
  return words.split(" ").map((word) => {
    let decoded = "";
    for (const character of word) decoded += letters.get(character)!;
    return decoded;
  });
}

/** Printable ASCII that a string may hold as it is. */
const ALPHABET = Array.from({ length: 94 }, (_, at) => String.fromCharCode(0x21 + at)).filter(
  (character) => !'"\\`$'.includes(character),
);
