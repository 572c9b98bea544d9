// @ts-check
// Words of Brahmic scripts as people write them in Latin letters, with spellings drawn at random where a generator is
// given: one native word has many (Benton, Gutkin, Kirov and Roark 2025).
import { brahmicUnits } from "./brahmic-units.mjs";
import { pick } from "./random.mjs";

/** @typedef {import("./brahmic-units.mjs").Unit} Unit */
/** @typedef {(() => number) | null} Random */

const DRAVIDIAN = new Set(["ta", "te", "kn", "ml"]);
const STOPS_OF_M = new Set(["p", "ph", "b", "bh", "m"]);
const NASALS = new Set(["ng", "ny", "N", "n", "m"]);

/**
 * @param {string} text
 * @param {Parameters<typeof brahmicUnits>[1]} language
 * @param {Random} random
 */
export function romanise(text, language, random) {
  return text.normalize("NFC").replace(/[\u0900-\u0dff\u200c\u200d]+/g, (word) => romaniseWord(word, language, random));
}

/**
 * @param {string} word
 * @param {Parameters<typeof brahmicUnits>[1]} language
 * @param {Random} random
 */
function romaniseWord(word, language, random) {
  const units = brahmicUnits(word, language);
  if (!DRAVIDIAN.has(language)) dropInherentVowels(units, language);
  let spelling = "";
  units.forEach((unit, at) => {
    if (unit.literal !== "") spelling += unit.literal;
    else
      spelling += spellUnit({ unit, before: units[at - 1], after: units[at + 1], isFirst: at === 0, language, random });
  });
  return spelling;
}

/**
 * The inherent vowel is silent at the end of a word and, from right to left, between a vowel and a consonant with a
 * vowel (Ohala 1983); after a cluster that cannot end a word it stays.
 * @param {Unit[]} units
 * @param {string} language
 */
function dropInherentVowels(units, language) {
  const last = units.at(-1);
  const before = units.at(-2);
  if (last?.isInherent && before !== undefined && !/[m~h]/.test(last.signs)) {
    const isCluster = before.hasVirama;
    const keeps = isCluster && (language === "bn" || /^[yvrnmt]$/.test(last.consonant)) && !/pa|gu/.test(language);
    const isBengaliH = language === "bn" && last.consonant === "h";
    if (!keeps && !isBengaliH) last.vowel = "";
  }
  if (language === "bn") return;
  for (let at = units.length - 2; at > 0; at -= 1) {
    const unit = /** @type {Unit} */ (units[at]);
    const next = /** @type {Unit} */ (units[at + 1]);
    const isBetweenVowels = (units[at - 1]?.vowel ?? "") !== "" && next.consonant !== "" && next.vowel !== "";
    if (unit.isInherent && unit.vowel === "a" && !/[m~h]/.test(unit.signs) && isBetweenVowels) unit.vowel = "";
  }
}

/**
 * @typedef {object} Place
 * @property {Unit} unit
 * @property {Unit | undefined} before
 * @property {Unit | undefined} after
 * @property {boolean} isFirst
 * @property {string} language
 * @property {Random} random
 */

/** @param {Place} place */
function spellUnit(place) {
  const { unit, before, language, random } = place;
  let consonant = joinedConsonant(place) ?? spellConsonant(place);
  if (before?.signs.includes("+") && consonant !== "") consonant = consonant[0] + consonant;
  return consonant + spellVowel(place) + spellSigns(place) + (endsInHalfU(place) ? pick(random, "u*5 _*5") : "");

  function endsInHalfU(/** @type {Place} */ { after }) {
    return language === "ml" && after === undefined && unit.hasVirama;
  }
}

/** @type {Record<string, string>} */
const JNYA = {
  hi: "gy",
  mr: "dny*7 gy*3",
  gu: "gn",
  bn: "gg",
  pa: "gy",
  te: "gn*5 jn*5",
  kn: "jn*6 gn*4",
  ml: "jn",
  ta: "ny",
};

/**
 * Clusters that have a spelling of their own. The second letter of one is spelt with the first.
 * @param {Place} place
 */
function joinedConsonant({ unit, before, after, isFirst, language, random }) {
  const pair = (/** @type {Unit | undefined} */ a, /** @type {Unit | undefined} */ b) =>
    a?.hasVirama && b !== undefined ? `${a.consonant} ${b.consonant}` : "";
  const opens = pair(unit, after);
  const closes = pair(before, unit);
  if (closes === "j ny" || closes === "k Sh") return "";
  if (opens === "j ny") return pick(random, JNYA[language] ?? "jn");
  if (opens === "k Sh" && language === "bn") return isFirst ? "kh" : "kkh";
  if (opens === "k Sh") return pick(random, "ksh*9 x*1");
  if (language === "ml" && closes === "r r") return "t";
  if (language === "ml" && (opens === "r r" || closes === "n r")) return "t";
  if (language === "ml" && opens === "t t") return pick(random, "_*6 t*4");
  return undefined;
}

/** @type {Record<string, string>} */
const WITH_NUKTA = {
  k: "q*5 k*5",
  g: "g*5 gh*5",
  j: "z*8 j*2",
  D: "d*6 r*4",
  Dh: "dh*6 rh*4",
  ph: "f*9 ph*1",
  s: "sh*9 s*1",
  L: "l",
};

/** @type {Record<string, string>} */
const USUAL = {
  ch: "chh*6 ch*4",
  ng: "n",
  T: "t",
  Th: "th",
  D: "d",
  Dh: "dh",
  N: "n",
  L: "l",
  zh: "zh*9 l*1",
  v: "v*75 w*25",
  S: "sh*9 s*1",
  Sh: "sh",
  ph: "f*5 ph*5",
  RD: "r*6 d*4",
  j: "j*97 z*3",
};

/** @type {Record<string, Record<string, string>>} */
const BY_LANGUAGE = {
  bn: {
    v: "b",
    S: "sh*6 s*4",
    Sh: "sh*6 s*4",
    s: "s*6 sh*4",
  },
  ml: {
    t: "th*8 t*2",
    d: "d*7 dh*3",
  },
  te: {
    t: "t*7 th*3",
    d: "d*8 dh*2",
  },
  kn: {
    t: "t*7 th*3",
    d: "d*8 dh*2",
  },
};

/** @param {Place} place */
function spellConsonant(place) {
  const { unit, before, after, language, random } = place;
  const { consonant } = unit;
  if (consonant === "") return "";
  if (language === "ta") return spellTamil(place);
  if (unit.signs.includes(".") && !(language === "bn" && consonant === "y"))
    return pick(random, WITH_NUKTA[consonant] ?? consonant);
  const isDoubled = unit.hasVirama && after?.consonant === consonant;
  if (consonant === "c") return isDoubled ? "c" : pick(random, "ch*96 c*4");
  if (consonant === "ny") return unit.hasVirama ? "n" : pick(random, "ny*6 gn*2 n*2");
  if (language === "bn" && consonant === "y") {
    if (unit.signs.includes(".")) return pick(random, "y*9 _*1");
    return pick(random, before?.hasVirama ? "y*6 _*4" : "j*9 z*1");
  }
  return pick(random, BY_LANGUAGE[language]?.[consonant] ?? USUAL[consonant] ?? consonant);
}

/** @type {Record<string, string>} */
const TAMIL = {
  zh: "zh*8 l*2",
  L: "l",
  N: "n",
  v: "v*8 w*2",
  S: "sh",
  Sh: "sh",
  ng: "n",
};

/**
 * A Tamil stop is voiced after a nasal and between vowels, though one letter writes both.
 * @param {Place} place
 */
function spellTamil({ unit, before, after, isFirst, random }) {
  const { consonant } = unit;
  const afterNasal = before?.hasVirama === true && NASALS.has(before.consonant);
  const doubles = unit.hasVirama && after?.consonant === consonant;
  const isDouble = doubles || (before?.hasVirama === true && before.consonant === consonant);
  const isStrong = isDouble || isFirst || (before?.hasVirama === true && !afterNasal);
  if (consonant === "k") return afterNasal ? "g" : isStrong ? "k" : pick(random, "g*6 k*3 h*1");
  if (consonant === "c") {
    if (doubles) return "";
    if (isDouble) return pick(random, "ch*8 cch*2");
    return afterNasal ? "j" : pick(random, isFirst ? "s*6 ch*4" : "s*9 ch*1");
  }
  if (consonant === "T") return afterNasal ? "d" : isDouble ? "t" : pick(random, "d*6 t*4");
  if (consonant === "t") {
    if (doubles) return "t";
    if (isDouble) return pick(random, "th*7 t*3");
    return pick(random, afterNasal ? "dh*5 th*5" : isFirst ? "th*8 dh*2" : "th*6 dh*4");
  }
  if (consonant === "p") return afterNasal ? "b" : isStrong ? "p" : pick(random, "b*6 p*4");
  if (consonant === "r" && doubles) return "t";
  if (consonant === "ny") return unit.hasVirama && after?.consonant === "c" ? "n" : "ny";
  return pick(random, TAMIL[consonant] ?? consonant);
}

/** @type {Record<string, string>} */
const VOWELS = {
  i: "i",
  u: "u",
  R: "ri*9 r*1",
  lR: "li",
  E: "e*8 a*2",
  O: "o",
  e: "e*96 ae*2 ay*2",
  ai: "ai*85 ei*7 ay*4 e*4",
  o: "o*98 oo*2",
  au: "au*80 ou*12 o*8",
};
/** @type {Record<string, string>} */
const BENGALI_VOWELS = {
  ai: "oi*6 ai*4",
  au: "ou*7 au*3",
};
const SAYS_RU = new Set(["mr", "kn", "te", "gu"]);

/** @param {Place} place */
function spellVowel({ unit, after, language, random }) {
  const { vowel } = unit;
  const isLast = after === undefined || after.literal !== "";
  if (vowel === "") return "";
  if (vowel === "a" && language === "bn") return pick(random, unit.consonant === "" ? "o*6 a*4" : "o*75 a*25");
  if (vowel === "a") return "a";
  if (vowel === "A") return pick(random, isLast ? "a*93 aa*7" : language === "bn" ? "a*6.5 aa*1" : "a*6.5 aa*4");
  if (vowel === "I") return pick(random, isLast ? "i*88 ee*12" : "i*55 ee*45");
  if (vowel === "U") return pick(random, isLast ? "u*85 oo*15" : "u*55 oo*45");
  if (vowel === "R" && SAYS_RU.has(language)) return pick(random, "ru*7 ri*3");
  return pick(random, (language === "bn" ? BENGALI_VOWELS[vowel] : undefined) ?? VOWELS[vowel] ?? "a");
}

/** @type {Record<string, string>} */
const CANDRABINDU = { bn: "_*6 n*4", mr: "_*5 n*5", gu: "_*5 n*5" };

/** @param {Place} place */
function spellSigns({ unit, after, language, random }) {
  const isLast = after === undefined || after.literal !== "";
  let spelling = "";
  if (unit.signs.includes("~")) {
    spelling += pick(random, CANDRABINDU[language] ?? "n*85 _*15");
  }
  if (unit.signs.includes("m")) {
    if (language === "bn") spelling += "ng";
    else if (STOPS_OF_M.has(after?.consonant ?? "")) spelling += "m";
    else if (isLast && DRAVIDIAN.has(language)) spelling += "m";
    else if (isLast && language === "mr") spelling += pick(random, "_*6 n*4");
    else spelling += pick(random, isLast ? "n*85 _*10 m*5" : "n*95 m*5");
  }
  if (unit.signs.includes("h")) spelling += language === "ml" || isLast ? "h" : pick(random, "h*6 _*4");
  return spelling;
}
