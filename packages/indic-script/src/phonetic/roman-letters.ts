/**
 * A word in Roman letters as lower-case ASCII with marks resolved: long vowels of scholarly schemes as A I U, their
 * vocalic r as Q, retroflexes as T D R, sibilants as sh; other accents are dropped. Letters of other scripts stay.
 */
export function romanLetters(word: string): string {
  const lower = word.toLowerCase().replace(HUM, "ham");
  if (!BEYOND_ASCII.test(lower)) return lower;
  const decomposed = lower.normalize("NFKD");
  let letters = decomposed;
  for (const [from, to] of SCHOLARLY) letters = letters.replace(from, to);
  return letters.replace(ACCENTS, "");
}

/** The u of हम and its forms is an old habit that hardly anyone breaks. */
const HUM = /^hum(?=$|(?:[aA]r[aei]|e+n|ein|esha|ne|ko|se)$)/;

const BEYOND_ASCII = /[^\0-\x7f]/;
const ACCENTS = /[\u0300-\u036f]/g;

const SCHOLARLY: readonly (readonly [from: RegExp, to: string])[] = [
  [/a\u0304/g, "A"],
  [/i\u0304/g, "I"],
  [/u\u0304/g, "U"],
  [/l\u0325\u0304?/g, "lQ"],
  [/r\u0325\u0304?/g, "rQ"],
  // A dot below r is the vowel of IAST, but the flap ṛ of Hindi beside a vowel.
  [/r\u0323\u0304?h(?=[aeiouAIU])/g, "Rh"],
  [/r\u0323(?=[aeiouAIU])/g, "R"],
  [/r\u0323\u0304?/g, "rQ"],
  [/t\u0323/g, "T"],
  [/d\u0323/g, "D"],
  [/s[\u0301\u0323\u030c]/g, "sh"],
  [/h\u0323|h\u0331/g, ""],
  [/m[\u0310\u0307\u0323]/g, "M"],
];
