import type { BrahmicScript } from "./brahmic-scripts.js";

/*
 * Rules are `pattern=replacement`. Signs and the virama are escaped, so that they do not join the letters before them.
 */

/** Short e and o of the south, where a script has one letter for both lengths. */
const ONE_LENGTH = "ऎ=ए ऒ=ओ \\u0946=\u0947 \\u094a=\u094b";
/** Consonants of the south. */
const PLAIN_CONSONANTS = "ऩ=न ऱ=र";
const NO_NUKTA = "\\u093c=";
/** Vowels of English, as most scripts of the south and those of the east write them. */
const AA_FOR_CANDRA = "ऑ=आ ऍ=ए ॲ=ए \\u0949=\u093e \\u0945=\u0947";
const A_FOR_CANDRA = "ऑ=अ \\u0949= ऍ=ए ॲ=ए \\u0945=\u094dय\u093e";

/** An anusvara before a stop as the nasal of its class. */
const CLASS_NASAL =
  "\\u0902(?=[क-घ])=ङ\u094d \\u0902(?=[च-झ])=ञ\u094d \\u0902(?=[ट-ढ])=ण\u094d \\u0902(?=[त-ध])=न\u094d \\u0902(?=[प-म])=म\u094d";

/** The glide has a letter of its own inside words, but not in conjuncts. */
const GLIDE = "(?<=[\\p{L}\\p{M}])(?<![\\u0901-\\u0903\\u094d])य(?!\\u093c)=य\u093c";
const NUKTA_OF_FLAPS_ONLY = "([क-जफ])\\u093c=$1";

/** A double consonant is an addak, U+0A71, and the consonant. */
const ADDAK = `([क-ह])\\u094d(?=\\1)=\u0a71 ${["कख", "गघ", "चछ", "जझ", "टठ", "डढ", "तथ", "दध", "पफ", "बभ"]
  .map(([plain, aspirate]) => `${plain}\\u094d(?=${aspirate})=\u0a71`)
  .join(" ")}`;

/** What each script does to the letters while they are still those of Devanagari. */
export const SCRIPT_HABITS: Readonly<Record<BrahmicScript, string>> = {
  Deva: `${ONE_LENGTH} ${PLAIN_CONSONANTS} ऴ=ळ य\\u093c=य`,
  // A final ta without a vowel becomes khanda ta: U+0900 holds its place.
  Beng: `${ONE_LENGTH} ${PLAIN_CONSONANTS} व=ब ळ=ल ऴ=ल ${A_FOR_CANDRA} ${NUKTA_OF_FLAPS_ONLY} ${GLIDE} त\\u094d(?!\\p{L})=\u0900`,
  Guru: [
    ONE_LENGTH,
    PLAIN_CONSONANTS,
    "ऴ=ळ ऑ=औ \\u0949=\u093e ऍ=ऐ ॲ=ऐ \\u0945=\u0948 ऋ=रि \\u0943=\u094dरि ष=श ञ\\u094dज=ंज ज\\u094dञ=गि",
    ADDAK,
    "\\u094d(?![हरव])=",
    // Tippi behind the short vowels and uu, bindi elsewhere.
    "([क-ह]\\u093c?[\\u093f\\u0941\\u0942]?|[अइ])[\\u0901\\u0902]=$1\u0a70 \\u0901=\u0902",
  ].join(" "),
  Gujr: `${ONE_LENGTH} ${PLAIN_CONSONANTS} ऴ=ळ ॲ=ऍ`,
  Orya: `${ONE_LENGTH} ${PLAIN_CONSONANTS} ऴ=ळ ${A_FOR_CANDRA} ${NUKTA_OF_FLAPS_ONLY} ${GLIDE}`,
  Taml: [
    NO_NUKTA,
    AA_FOR_CANDRA,
    CLASS_NASAL,
    "\\u0901=\u0902 \\u0902=म\u094d ऋ=रि \\u0943=\u094dरि ॠ=री \\u0944=\u094dरी",
    "[खगघ]=क छ=च झ=ज [ठडढ]=ट [थदध]=त [फबभ]=प श=ष",
    // Of the two n, one stands at the start of words and before t.
    "(?<=[\\p{L}\\p{M}])न(?!\\u094dत)=ऩ",
  ].join(" "),
  Telu: `${NO_NUKTA} ${AA_FOR_CANDRA} ऩ=न ऴ=ळ \\u0901=\u0902`,
  Knda: `${NO_NUKTA} ${AA_FOR_CANDRA} ऩ=न ऴ=ळ \\u0901=\u0902`,
  Mlym: `${NO_NUKTA} ऩ=न ऑ=ओ ऍ=ए ॲ=ए \\u0949=\u094b \\u0945=\u0947 \\u0901=\u0902 म\\u094d(?!\\p{L})=\u0902`,
};

/** What is done once they are letters of the script. */
export const SCRIPT_FINISHES: Readonly<Partial<Record<BrahmicScript, string>>> = {
  Beng: "\\u0980=ৎ",
  Guru: "\\u0a36=\u0a38\u0a3c",
  Orya: "\\u0b35=ୱ \\u0b2f\\u0b3c=ୟ",
  Mlym: ["ണൺ", "നൻ", "രർ", "ലൽ", "ളൾ"].map(([letter, chillu]) => `${letter}\\u0d4d(?!\\p{L})=${chillu}`).join(" "),
};
