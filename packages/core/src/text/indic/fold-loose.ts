import { isLatin1 } from "../char-class.js";
import { foldReading } from "./fold-reading.js";
import { compileRewrites, parseRewrites, type Rewriter } from "./rewriter.js";

/**
 * One spelling for what careless writing leaves out or mixes up: nukta (ज़मीन and जमीन), candrabindu written as
 * anusvara (चाँद and चांद), joiners, a colon typed for visarga (दु:ख), Urdu short vowels and heh, Tamil au written with
 * the letter lla. For answer matching, where a person would wave it through. Includes `foldReading`.
 *
 * Vowel length, aspiration, retroflexion and gemination stay; so do the letters ড় ঢ় য় of Bengali and ଡ଼ ଢ଼ of Odia,
 * which are letters and not nukta variants. `language` is a BCP 47 tag; "as" (Assamese) makes ৰ equal to র.
 * Applying it twice changes nothing.
 *
 * @example
 * foldLoose("दु:ख") === foldLoose("दुःख"); // => true
 * foldLoose("اُردُو"); // => "اردو"
 * foldLoose("আমাৰ", "as"); // => "আমার"
 */
export function foldLoose(text: string, language?: string): string {
  if (isLatin1(text)) return text;
  rewriter ??= compileRewrites(LOOSE.flatMap(parseRewrites));
  let folded = text;
  let before: string;
  // Where a nukta or joiner goes, a nasal may come to stand before its stop: the earlier levels look again.
  do {
    before = folded;
    folded = foldOnce(foldReading(before), rewriter, language);
  } while (folded !== before);
  return folded;
}

let rewriter: Rewriter | undefined;

function foldOnce(text: string, { indexOf, rewrite }: Rewriter, language: string | undefined): string {
  let folded = indexOf(text) >= 0 ? rewrite(text) : text;
  if (JOINER.test(folded)) folded = folded.replace(LOOSE_JOINERS, "");
  if (folded.includes(":")) folded = folded.replace(TYPED_VISARGA, "ः");
  if (folded.includes("ெள")) folded = folded.replace(TAMIL_AU, "ௌ");
  if (folded.includes("ஒள")) folded = folded.replace(TAMIL_LETTER_AU, "ஔ");
  return isAssamese(language) ? folded.replaceAll("ৰ", "র") : folded;
}

const LOOSE = [
  // Nukta of Devanagari, Gurmukhi, Gujarati and Kannada
  "़= ਼= ઼= ಼=",
  "ँ=ं ઁ=ં ਁ=ਂ",
  // Urdu: short vowels, doubling and their like are left out at will; heh of the Arabic keyboard
  "\u064b= \u064c= \u064d= \u064e= \u064f= \u0650= \u0651= \u0652= \u0656= \u0657= \u0670= ه=ہ ە=ہ ى=ی",
];

const JOINER = /[\u200c\u200d]/;
/** Joiners of Arabic and the scripts of India; those of emoji stay. */
const LOOSE_JOINERS = /(?<=[\u0590-\u0dff])[\u200c\u200d]+/g;

const TYPED_VISARGA = /(?<=[\u0905-\u0939\u093c\u093e-\u094c]):(?=[\u0904-\u0939])/g;

/** The letter lla behind the sign e, without a vowel of its own, is the right half of the sign au. */
const TAMIL_AU = /ெள(?![\u0bbe-\u0bcd\u0bd7])/g;

/** Likewise at the beginning of a word behind the letter o: ஒளவை is ஔவை, but ஒளி is a word of its own. */
const TAMIL_LETTER_AU = /(?<![\u0b80-\u0bff])ஒள(?![\u0bbe-\u0bcd\u0bd7])/g;

function isAssamese(language: string | undefined): boolean {
  return language !== undefined && /^as(?:-|$)/i.test(language);
}
