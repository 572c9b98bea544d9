import { isLatin1 } from "../char-class.js";
import { foldDigits } from "../fold-digits.js";
import { toNfc } from "../nfc.js";
import { foldCanonical } from "./fold-canonical.js";
import { compileRewrites, parseRewrites, type Rewrite, type Rewriter } from "./rewriter.js";

/**
 * One spelling for what is read the same: a nasal before a stop of its own class as anusvara (हिन्दी and हिंदी),
 * candrabindu over a sign that leaves no room for it as anusvara (में and मेँ), Bengali anusvara before a stop as the
 * class nasal, Gurmukhi tippi as bindi, Malayalam ൻറ as ന്റ, teh marbuta, native digits. Includes `foldCanonical`.
 *
 * Nasals before other consonants stay (जन्म, उन्हें, अन्न, सौम्य), and so does the contrast of हँस and हंस.
 * Applying it twice changes nothing.
 *
 * @see google-research/nisaba, reading norm
 * @example
 * foldReading("सम्बन्ध") === foldReading("संबंध"); // => true
 * foldReading("जन्म"); // => "जन्म"
 */
export function foldReading(text: string): string {
  if (isLatin1(text)) return text;
  const canonical = foldCanonical(text);
  rewriter ??= compileRewrites([...homorganicNasals(), ...READINGS.flatMap(parseRewrites)]);
  const read = rewriter.indexOf(canonical) >= 0 ? toNfc(rewriter.rewrite(canonical)) : canonical;
  return foldDigits(read);
}

let rewriter: Rewriter | undefined;

const READINGS = [
  "िँ=िं ीँ=ीं ेँ=ें ैँ=ैं ोँ=ों ौँ=ौं इँ=इं ईँ=ईं एँ=एं ऐँ=ऐं ओँ=ओं औँ=औं",
  "ংক=ঙ্ক ংখ=ঙ্খ ংগ=ঙ্গ ংঘ=ঙ্ঘ ংচ=ঞ্চ ংজ=ঞ্জ ংঝ=ঞ্ঝ ংট=ণ্ট ংঠ=ণ্ঠ ংড=ণ্ড ংত=ন্ত ংথ=ন্থ ংদ=ন্দ ংধ=ন্ধ ংপ=ম্প ংব=ম্ব ংভ=ম্ভ",
  "ੰ=ਂ ൻറ=ൻ്റ ة=ۃ",
];

/** Devanagari: each class nasal with the stops of its class. */
function homorganicNasals(): Rewrite[] {
  const classes: readonly (readonly [nasal: string, stops: string])[] = [
    ["ङ", "कखगघ"],
    ["ञ", "चछजझ"],
    ["ण", "टठडढ"],
    ["न", "तथदध"],
    ["म", "पफबभ"],
  ];
  return classes.flatMap(([nasal, stops]) => [...stops].map((stop) => ({ from: `${nasal}्${stop}`, to: `ं${stop}` })));
}
