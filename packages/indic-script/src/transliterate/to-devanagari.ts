import { foldCanonical } from "@eval/core/text/indic";
import { BRAHMIC_BLOCKS, type BrahmicScript, brahmicScriptOf } from "./brahmic-scripts.js";

/**
 * A text of any Brahmic script in the letters of Devanagari, which has one for each of theirs: short ऎ and ऒ, ऩ, ऱ, ऴ
 * of the south, य़ for the glide that Bengali and Odia tell from their য and ଯ. What is no letter of such a script stays.
 *
 * Blocks run parallel, so most letters only move; the exceptions are listed. The result is in NFC.
 */
export function toDevanagari(text: string): string {
  const folded = foldCanonical(text).replaceAll(DOTTED_SA, SHA);
  let written = "";
  for (let at = 0; at < folded.length; at += 1) {
    const unit = folded.charCodeAt(at);
    const script = brahmicScriptOf(unit);
    written += script === undefined || script === "Deva" ? folded[at]! : letterFrom(script, unit);
  }
  return (written.includes(ADDAK) ? doubleMarked(written) : written).normalize("NFC");
}

/** Gurmukhi writes श as ਸ with a dot, which NFC takes apart. */
const DOTTED_SA = "\u0a38\u0a3c";
const SHA = "\u0a36";

const ADDAK = "\u0a71";

function letterFrom(script: BrahmicScript, unit: number): string {
  const offset = unit - BRAHMIC_BLOCKS[script];
  return EXCEPTIONS[script]?.[offset] ?? String.fromCharCode(0x900 + offset);
}

/** Gurmukhi marks a double consonant by the addak before it. */
function doubleMarked(text: string): string {
  return text
    .replace(/\u0a71([क-ह])/g, (_, letter: string) => `${HALF[letter] ?? letter}्${letter}`)
    .replaceAll(ADDAK, "");
}

/** What doubles an aspirate is its plain stop. */
const HALF: Readonly<Record<string, string>> = {
  ख: "क",
  घ: "ग",
  छ: "च",
  झ: "ज",
  ठ: "ट",
  ढ: "ड",
  थ: "त",
  ध: "द",
  फ: "प",
  भ: "ब",
};

const EXCEPTIONS: Readonly<Partial<Record<BrahmicScript, Readonly<Record<number, string>>>>> = {
  Beng: { 78: "त्", 87: "ौ", 112: "र", 113: "व" },
  Guru: { 81: "", 92: "ड\u093c", 112: "ं", 113: ADDAK, 114: "इ", 115: "उ", 116: "ॐ", 117: "्य" },
  Gujr: { 121: "ज\u093c" },
  Orya: { 87: "ौ", 95: "य\u093c", 113: "व" },
  Taml: { 87: "ौ" },
  Telu: { 52: "ऴ", 88: "च", 89: "ज", 90: "ऱ" },
  Knda: { 93: "न्", 94: "ऴ" },
  Mlym: {
    58: "ट",
    78: "र्",
    84: "म्",
    85: "य्",
    86: "ऴ्",
    87: "ौ",
    122: "ण्",
    123: "न्",
    124: "र्",
    125: "ल्",
    126: "ळ्",
    127: "क्",
  },
};
