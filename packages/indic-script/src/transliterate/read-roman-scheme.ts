import { VOWEL_LETTERS, VOWEL_SIGNS } from "./devanagari-vowels.js";
import { type RomanScheme, type RomanSchemeName, romanScheme } from "./roman-schemes.js";

/** A text in the letters of a scholarly scheme in those of Devanagari; what is no letter of the scheme stays. */
export function readRomanScheme(text: string, name: RomanSchemeName): string {
  readers[name] ??= compile(romanScheme(name));
  return readers[name](text.normalize("NFC"));
}

const readers: Partial<Record<RomanSchemeName, (text: string) => string>> = {};

interface Letter {
  readonly kind: "vowel" | "consonant" | "mark";
  readonly native: string;
}

function compile(scheme: RomanScheme): (text: string) => string {
  const letters = lettersOf(scheme);
  const longest = Math.max(...[...letters.keys()].map(({ length }) => length));
  return (text) => {
    let written = "";
    let isOpen = false;
    let last = "";
    for (let at = 0; at < text.length; ) {
      const found = letterAt(text, at, longest, letters, scheme.isCaseSensitive);
      const next = text[at] === ":" ? letterAt(text, at + 1, longest, letters, scheme.isCaseSensitive) : undefined;
      // A colon only keeps apart what would be one letter.
      if (next !== undefined && letters.has(last + next.roman)) {
        at += 1;
        continue;
      }
      // A consonant that no vowel follows has a virama.
      if (isOpen && found?.letter.kind !== "vowel") written += "\u094d";
      if (found === undefined) written += text[at]!;
      else if (found.letter.kind === "vowel") written += (isOpen ? VOWEL_SIGNS : VOWEL_LETTERS)[found.letter.native]!;
      else written += found.letter.native;
      isOpen = found?.letter.kind === "consonant";
      last = found?.roman ?? "";
      at += found?.roman.length ?? 1;
    }
    return (isOpen ? `${written}\u094d` : written).normalize("NFC");
  };
}

interface FoundLetter {
  readonly letter: Letter;
  readonly roman: string;
}

function letterAt(
  text: string,
  at: number,
  longest: number,
  letters: ReadonlyMap<string, Letter>,
  isCaseSensitive: boolean,
): FoundLetter | undefined {
  for (let length = longest; length > 0; length -= 1) {
    const slice = text.slice(at, at + length);
    const roman = isCaseSensitive ? slice : slice.toLowerCase();
    const letter = letters.get(roman);
    if (letter !== undefined && slice.length === length) return { letter, roman };
  }
  return undefined;
}

function lettersOf(scheme: RomanScheme): Map<string, Letter> {
  const letters = new Map<string, Letter>();
  for (const [native, roman] of Object.entries(scheme.vowels)) letters.set(roman, { kind: "vowel", native });
  for (const [native, roman] of Object.entries(scheme.consonants)) letters.set(roman, { kind: "consonant", native });
  letters.set(scheme.anusvara, { kind: "mark", native: "\u0902" });
  letters.set(scheme.candrabindu, { kind: "mark", native: "\u0901" });
  letters.set(scheme.visarga, { kind: "mark", native: "\u0903" });
  letters.set(scheme.avagraha, { kind: "mark", native: "ऽ" });
  for (const [alias, roman] of Object.entries(scheme.aliases)) {
    const letter = letters.get(roman);
    if (letter !== undefined) letters.set(alias, letter);
  }
  return letters;
}
