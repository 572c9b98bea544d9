import { type Akshara, isAkshara, type TextPart } from "./parse-aksharas.js";

/**
 * The aksharas of a word as the languages of the north say them: a last inherent vowel is silent, and so is one between
 * two syllables that have vowels (जिसका is jis-ka), looked for from the end. It is heard behind a conjunct that could not
 * be said without it (मित्र, वाक्य) and always in Sanskrit, Odia and the languages of the south.
 *
 * @see Ohala, Aspects of Hindi Phonology (1983)
 */
export function deleteSchwas(parts: readonly TextPart[], language: string): readonly TextPart[] {
  if (!DELETES.has(language)) return parts;
  const said = [...parts];
  const last = said.at(-1);
  if (isAkshara(last) && said.length > 1 && isBareSchwa(last) && !needsFinal(said, language)) {
    said[said.length - 1] = silent(last);
  }
  for (let at = said.length - 2; at > 0; at -= 1) {
    const part = said[at];
    if (isAkshara(part) && isBareSchwa(part) && isBetweenVowels(said, at)) said[at] = silent(part);
  }
  return said;
}

const DELETES: ReadonlySet<string> = new Set(["hi", "mr", "gu", "pa", "bn", "ne", "kok", "mai", "bho"]);

const isBareSchwa = (part: Akshara): boolean => part.isInherent && part.nasal === "" && !part.hasVisarga;

const silent = (part: Akshara): Akshara => ({ ...part, vowel: "", isInherent: false });

/** A conjunct at the end keeps its vowel where it closes with a glide or liquid, in Bengali and Nepali any does. */
function needsFinal(parts: readonly TextPart[], language: string): boolean {
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (!isAkshara(last) || !isAkshara(before) || before.vowel !== "") return false;
  if (language === "bn" || language === "ne") return true;
  if (last.consonant === "य") return true;
  return "वरलनम".includes(last.consonant[0]!) && before.consonant !== last.consonant && before.consonant !== "र";
}

function isBetweenVowels(parts: readonly TextPart[], at: number): boolean {
  const before = parts[at - 1];
  const next = parts[at + 1];
  return isAkshara(before) && before.vowel !== "" && isAkshara(next) && next.consonant !== "" && next.vowel !== "";
}
