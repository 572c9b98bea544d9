import { foldDigits } from "@eval/core/text";
import { type Akshara, isAkshara, parseAksharas, type TextPart } from "./parse-aksharas.js";
import { type RomanScheme, type RomanSchemeName, romanScheme } from "./roman-schemes.js";
import { toDevanagari } from "./to-devanagari.js";

/** A text in any Brahmic script in the letters of a scholarly scheme; dandas become full stops, digits ASCII. */
export function writeRomanScheme(text: string, name: RomanSchemeName): string {
  const scheme = romanScheme(name);
  const parts = parseAksharas(toDevanagari(text));
  let written = "";
  parts.forEach((part, at) => {
    if (isAkshara(part)) written += separator(scheme, part, parts[at - 1]) + romanOf(scheme, part);
    else written += OTHERS[part] ?? (part === "ऽ" ? scheme.avagraha : part);
  });
  return foldDigits(written.normalize("NFC"));
}

const OTHERS: Readonly<Record<string, string>> = { "।": ".", "॥": "..", ॐ: "oṁ" };

function romanOf(scheme: RomanScheme, { consonant, vowel, nasal, hasVisarga }: Akshara): string {
  const letter = scheme.consonants[consonant] ?? scheme.consonants[consonant[0] ?? ""] ?? "";
  const mark = nasal === "" ? "" : scheme[nasal];
  const sign = scheme.vowels[vowel] ?? "";
  const joint = letter !== "" && sign !== "" && isRead(scheme, letter + sign) ? ":" : "";
  return `${letter}${joint}${sign}${mark}${hasVisarga ? scheme.visarga : ""}`;
}

/** A colon keeps apart what would read as one letter: a:i is not ai, and k:h not kh. */
function separator(scheme: RomanScheme, part: Akshara, before: TextPart | undefined): string {
  if (!isAkshara(before)) return "";
  if (part.consonant === "" && before.nasal === "" && !before.hasVisarga) {
    const joined = (scheme.vowels[before.vowel] ?? "") + scheme.vowels[part.vowel];
    return isRead(scheme, joined) ? ":" : "";
  }
  if (before.vowel !== "") return "";
  const joined = (scheme.consonants[before.consonant] ?? "") + (scheme.consonants[part.consonant] ?? "");
  return isRead(scheme, joined) ? ":" : "";
}

function isRead({ vowels, consonants, aliases }: RomanScheme, letters: string): boolean {
  const isLetter = Object.values(vowels).includes(letters) || Object.values(consonants).includes(letters);
  return isLetter || Object.hasOwn(aliases, letters);
}
