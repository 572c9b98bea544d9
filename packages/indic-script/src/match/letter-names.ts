/** The names of Latin letters in Devanagari, as abbreviations are spelled out: बीबीसी, एच2ओ, ए.पी.जे. Own collection. */
const NAMES: Readonly<Record<string, string>> = {
  a: "ए",
  b: "बी",
  c: "सी",
  d: "डी",
  e: "ई",
  f: "एफ एफ़",
  g: "जी",
  h: "एच",
  i: "आई आइ",
  j: "जे",
  k: "के",
  l: "एल",
  m: "एम",
  n: "एन",
  o: "ओ",
  p: "पी",
  q: "क्यू",
  r: "आर",
  s: "एस",
  t: "टी",
  u: "यू",
  v: "वी",
  w: "डब्ल्यू डब्लू",
  x: "एक्स",
  y: "वाई",
  z: "ज़ेड जेड",
};

let names: readonly (readonly [name: string, letter: string])[] | undefined;

/** Longest first, so that एक्स is x and not e. */
function namesByLength(): readonly (readonly [name: string, letter: string])[] {
  names ??= Object.entries(NAMES)
    .flatMap(([letter, list]) => list.split(" ").map((name) => [name.normalize("NFC"), letter] as const))
    .sort(([left], [right]) => right.length - left.length);
  return names;
}

/** The Latin letters and digits that a word spells out by their names; null where it is not made of names alone. */
export function spelledLetters(native: string): string | null {
  const fold = inDevanagari(native);
  let letters = "";
  for (let at = 0; at < fold.length; ) {
    const unit = fold.charCodeAt(at);
    if (unit >= 0x30 && unit <= 0x39) {
      letters += fold.charAt(at);
      at += 1;
      continue;
    }
    const found = namesByLength().find(([name]) => fold.startsWith(name, at));
    if (found === undefined) return null;
    letters += found[1];
    at += found[0].length;
  }
  return letters;
}

/** Whether a word is the name of one letter: the "एम" of "एम.के. गांधी". */
export function isLetterName(fold: string): boolean {
  const devanagari = inDevanagari(fold);
  return namesByLength().some(([name]) => name === devanagari);
}

/** The letters of another Indic script at the same places of their blocks. */
const inDevanagari = (text: string): string =>
  text.replace(/[\u0980-\u0d7f]/g, (unit) => String.fromCharCode(0x900 | (unit.charCodeAt(0) & 0x7f)));
