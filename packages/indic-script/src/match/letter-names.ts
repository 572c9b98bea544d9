/**
 * The names of Latin letters in Devanagari, as abbreviations are spelled out: बीबीसी, एच2ओ, ए.पी.जे. Those of other scripts
 * are read letter by letter in Devanagari (এ বি সি, ஏ பி சி); Tamil writes b as p and d as t, and those of the south end the
 * names of consonants with a virama (எம், ఎస్) or a letter of its own (എൻ). Own collection.
 */
const NAMES: Readonly<Record<string, string>> = {
  a: "ए",
  b: "बी पि",
  c: "सी चि",
  d: "डी टि",
  e: "ई",
  f: "एफ एफ़ एफ् एःप्",
  g: "जी",
  h: "एच एइच एच्",
  i: "आई आइ ऐ",
  j: "जे",
  k: "के",
  l: "एल एल् ए\u097d",
  m: "एम एम् एं",
  n: "एन ऎऩ एऩ एन् एऩ् ए\u097b",
  o: "ओ",
  p: "पी",
  q: "क्यू किउ",
  r: "आर आर् आ\u097c",
  s: "एस एस्",
  t: "टी",
  u: "यू इउ",
  v: "वी भि",
  w: "डब्ल्यू डब्लू डब्लिउ डपिळ्यू",
  x: "एक्स एक्स्",
  y: "वाई वाइ ओयाइ",
  z: "ज़ेड जेड",
};

let names: readonly (readonly [name: string, letter: string])[] | undefined;

/** Longest first, so that एक्स is x and not e. */
function namesByLength(): readonly (readonly [name: string, letter: string])[] {
  names ??= Object.entries(NAMES)
    .flatMap(([letter, list]) => list.split(" ").map((name) => [plainVowels(name), letter] as const))
    .sort(([left], [right]) => right.length - left.length);
  return names;
}

const NONE: readonly string[] = [];
const MOST_LETTERS = 8;

/** The Latin letters and digits that a word may spell out by their names; none where it is not made of names alone. */
export function spelledLetters(native: string): readonly string[] {
  if (native.length > LONGEST) return NONE;
  let open: { readonly at: number; readonly letters: string }[] = [{ at: 0, letters: "" }];
  const fold = inDevanagari(native);
  const done: string[] = [];
  while (open.length > 0 && done.length < MOST_LETTERS) {
    open = open.slice(0, MOST_LETTERS).flatMap(({ at, letters }) => {
      if (at < fold.length)
        return nextLetters(fold, at).map(({ size, letter }) => ({ at: at + size, letters: letters + letter }));
      done.push(letters);
      return [];
    });
  }
  return done;
}

const LONGEST = 40;

function nextLetters(fold: string, at: number): { readonly size: number; readonly letter: string }[] {
  const unit = fold.charCodeAt(at);
  if (unit >= 0x30 && unit <= 0x39) return [{ size: 1, letter: fold.charAt(at) }];
  return namesByLength()
    .filter(([name]) => fold.startsWith(name, at))
    .map(([name, letter]) => ({ size: name.length, letter }));
}

/** Whether a word is the name of one letter: the "एम" of "एम.के. गांधी". */
export function isLetterName(fold: string): boolean {
  const devanagari = inDevanagari(fold);
  return namesByLength().some(([name]) => name === devanagari);
}

/** The letters of another Indic script at the same places of their blocks, with one length of i, u, e and o. */
const inDevanagari = (text: string): string =>
  plainVowels(text.replace(/[\u0980-\u0d7f]/g, (unit) => String.fromCharCode(0x900 | (unit.charCodeAt(0) & 0x7f))));

const SHORT: Readonly<Record<string, string>> = {
  "\u0940": "\u093f",
  "\u0942": "\u0941",
  "\u0946": "\u0947",
  "\u090e": "\u090f",
  "\u094a": "\u094b",
  "\u0912": "\u0913",
  "\u0908": "\u0907",
  "\u0929": "\u0928",
};

const plainVowels = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u0908\u090e\u0912\u0929\u0940\u0942\u0946\u094a]/g, (unit) => SHORT[unit]!)
    .replace(/\u093c|\u200c|\u200d/g, "");
