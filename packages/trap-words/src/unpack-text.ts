/** ASCII that stands for other characters: no quotation marks, backslash, dollar sign, tilde, circumflex. */
const SYMBOLS = [..."!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}"];

/** Text in ASCII: `~` begins and ends runs of symbols for the characters of the alphabet, `^` takes its second half. */
export interface PackedText {
  readonly alphabet: string;
  readonly text: string;
}

/**
 * The text that was packed. Engines read a literal in ASCII ten times faster than one in other characters or escapes,
 * which everyone would pay for who imports the package.
 */
export function unpackText({ alphabet, text }: PackedText): string {
  const letters = [...alphabet];
  const numbers = new Map(SYMBOLS.map((symbol, at) => [symbol, at]));
  return text.replace(/~([^~]*)~/g, (_, run: string) =>
    run.replace(/\^?[^^]/g, (code) => {
      const at = numbers.get(code[code.length - 1]!)!;
      return letters[code.length === 1 ? at : at + SYMBOLS.length]!;
    }),
  );
}

/** Packs a text that has no tilde and at most 172 characters outside of ASCII. */
export function packText(text: string): PackedText {
  const counts = new Map<string, number>();
  for (const [letter] of text.matchAll(/[^\0-\x7f]/gu)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters = [...counts].sort((left, right) => right[1] - left[1]).map(([letter]) => letter);
  const codes = new Map(
    letters.map((letter, at) => [letter, at < SYMBOLS.length ? SYMBOLS[at]! : `^${SYMBOLS[at - SYMBOLS.length]}`]),
  );
  const packed = text.replace(/[^\0-\x7f]+/gu, (run) => `~${[...run].map((letter) => codes.get(letter)).join("")}~`);
  return { alphabet: letters.join(""), text: packed };
}
