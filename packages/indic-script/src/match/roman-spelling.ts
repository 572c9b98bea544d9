import type { AnswerWord } from "./answer-word.js";

/**
 * The key under which casual Roman spellings of one Indian word meet: "Deepak" and "Dipak", "Laxmi" and "Lakshmi",
 * "Shri" and "Sri", "Geetha" and "Gita". Narrower than `phoneticKey`, since both sides may be English: consonants keep
 * their aspiration, but for the "th" of southern names ("Sitharaman", "Sitaraman"), and vowels their quality.
 */
export function romanSpelling(word: AnswerWord): string {
  word.roman ??= ENGLISH_CONTRASTS.has(word.fold) || LENGTH_CONTRASTS.has(word.fold) ? word.fold : fold(word);
  return word.roman;
}

/**
 * Whether a name may write "th" for what the north writes "t", as the south does: Sitharaman, Gautham, Karthik. In a short
 * or common word it may be the aspirate ("katha") or English ("father", "bathing").
 */
export const hasSouthernSpelling = ({ isCapital, fold }: AnswerWord): boolean =>
  isCapital && fold.length >= 6 && SOUTHERN_TH.test(fold) && !ENGLISH_CONTRASTS.has(fold);

const SOUTHERN_TH = /(?<=[a-z]{2})th(?=[aiou])(?!ing)/;
const EVERY_SOUTHERN_TH = new RegExp(SOUTHERN_TH, "g");

function fold(spelled: AnswerWord): string {
  const word = spelled.fold;
  if (word.length < 4 || NOT_A_WORD.test(word)) return word;
  return (hasSouthernSpelling(spelled) ? word.replace(EVERY_SOUTHERN_TH, "t") : word)
    .replace(/x/g, "ks")
    .replace(/ksh/g, "ks")
    .replace(/shr/g, "sr")
    .replace(/chh/g, "ch")
    .replace(/aa+/g, "a")
    .replace(/ee+|ii+/g, "i")
    .replace(/oo+|uu+/g, "u")
    .replace(/w/g, "v")
    .replace(/ph/g, "f")
    .replace(/z/g, "j")
    .replace(/ck|q|c(?![eiyh])/g, "k")
    .replace(/th(?=[aiu]$)/, "t")
    .replace(/(?<=[aiueo])h$/, "")
    .replace(/y$/, "i")
    .replace(/([b-df-hj-np-tv-z])\1+/g, "$1");
}

const NOT_A_WORD = /[^a-z]/;

/** English words that this folding would take for another English word. Own collection. */
const ENGLISH_CONTRASTS = new Set(
  `sheep ship sleep slip feel fill feet fit heel hill deep dip deed did seek sick peel pill reed rid keen kin teen tin been bin
   wheel will steel still feed week wick peek pick cheek chick seen sin keep kip weep jeep creek crick meet mitt beet bitt
   full fool pull pool look luck wood soon sun noon nun root rut boot but foot food mood mud book buck took tuck cool cull boom bum doom
   desert dessert dinner diner bitter biter later latter super supper holy holly canon cannon comma coma hoping hopping taped tapped
   furry fury planed planned written writen lose loose chose choose copper coper tinny tiny mopping moping staring starring
   zoo joo zest jest zip jip zinc jink phase fase wine vine west vest wary vary wile vile wiper viper wail vail worse verse
   went vent wet vet rower rover cathar qatar gotham`.split(/\s+/),
);

/**
 * Words of Hindi that differ in the length of their vowel alone, as they are typed: "kam" is कम, "kaam" काम. Left out are
 * those whose short spelling people also write for the long word ("dal", "Ram", "sat"). Own collection.
 */
const LENGTH_CONTRASTS = new Set(
  `kam kaam kal kaal jal jaal bal baal man maan dam daam pal paal mal maal sar saar har haar tar taar tal taal bar baar bhar bhaar
   mar maar ras raas hal haal jan jaan dhan dhaan khal khaal gal gaal chal chaal var vaar kar kaar din deen mil meel sil seel
   chin cheen sur soor kul kool phul phool pul pool`.split(/\s+/),
);
