import { isLatin1 } from "../char-class.js";
import { lazyPattern } from "../lazy-pattern.js";
import { toNfc } from "../nfc.js";
import { stripIdleJoiners } from "./joiners.js";
import { compileRewrites, parseRewrites, type Rewriter } from "./rewriter.js";
import { SAME_LOOK, STEMMED } from "./same-look.js";

/**
 * NFC, and one encoding for what looks the same: Malayalam chillus, Bengali khanda ta, two-part vowels in the wrong
 * order, vowel letters put together from a letter and a sign, eyelash ra, Odia wa; in Urdu the Arabic kaf and yeh,
 * stretching (tatweel) and presentation forms. Joiners go where they change nothing to see.
 *
 * It never makes two words of different look equal: हिन्दी and हिंदी stay apart (see `foldReading`), so do நட்சத்திரம்
 * in other spellings, दान and दिन, ہے and ھے. Text of other scripts is put in NFC only; ASCII and text without any
 * such spelling come back as they are. Applying it twice changes nothing.
 *
 * @see google-research/nisaba, visual norm; Unicode Standard, chapters 12 and 13
 * @example
 * foldCanonical("अवन\u0905\u093E") === foldCanonical("अवन\u0906"); // => true
 * foldCanonical("അവന്\u200D"); // => "അവൻ"
 * foldCanonical("كتاب"); // => "کتاب"
 */
export function foldCanonical(text: string): string {
  if (isLatin1(text)) return text;
  const nfc = toNfc(text);
  const rewriter = sameLook();
  return rewriter.indexOf(nfc) >= 0 ? foldFully(nfc, rewriter) : nfc;
}

let compiled: Rewriter | undefined;

/** What text in NFC goes through. */
export function sameLook(): Rewriter {
  compiled ??= compileSameLook();
  return compiled;
}

/** Joiners, alef maksura and Arabic presentation forms: whether they change depends on their neighbours. */
function* watchedUnits(): Generator<number> {
  yield* [0x649, 0x200c, 0x200d];
  for (let unit = 0xfb50; unit <= 0xfefc; unit += 1) yield unit;
}

function foldFully(text: string, { rewrite }: Rewriter): string {
  let folded = text;
  let before: string;
  do {
    before = folded;
    folded = toNfc(stripIdleJoiners(rewrite(foldArabicForms(before))));
  } while (folded !== before);
  return folded;
}

function compileSameLook(): Rewriter {
  const halves = [...STEMMED].flatMap((letter) => [
    { from: `${letter}्ा`, to: letter },
    { from: `${letter}्\u200dा`, to: letter },
    { from: `${letter}़्ा`, to: `${letter}़` },
    { from: `${letter}़्\u200dा`, to: `${letter}़` },
  ]);
  return compileRewrites([...SAME_LOOK.flatMap(parseRewrites), ...halves], watchedUnits());
}

/** Presentation forms as letters, and a final alef maksura, which Urdu writes with yeh. The phrase ligatures stay. */
function foldArabicForms(text: string): string {
  return text
    .replace(/[\uFB50-\uFBFF\uFC00-\uFD3D\uFD50-\uFDF9\uFE80-\uFEFC]+/g, (forms) => forms.normalize("NFKC"))
    .replace(FINAL_MAKSURA(), "\u06cc");
}

const FINAL_MAKSURA = lazyPattern("\\u0649(?!\\p{M}*\\p{L})", "gu");
