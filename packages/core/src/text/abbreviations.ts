/**
 * Short forms that end in a full stop and seldom end a sentence, lower case, without the last full stop. Titles, units
 * and marks of number or era, collected by hand from newspaper and encyclopedia usage in each language.
 */
const OPENING = {
  en: "mr mrs ms dr prof st rev hon gen col lt capt maj sgt cmdr pres gov sen rep mt fr smt km fig eq vol pp p cf vs viz e.g i.e al approx est ed eds dept govt nos rs op",
  hi: "डॉ डा प्रो श्री श्रीमती पं सं स्व कु मो क्र नं रु रू कि.मी मि.मी से.मी कि.ग्रा ई.पू ई पृ लि प्रा कं न्या ले मि सुश्री चौ मु",
  mr: "कृ उदा इ मा सौ चि कै वि शि दि ता म स इ.स कि.मी रा श्री.",
  ne: "वि.सं गा.वि.स",
  bn: "ড ডা মি মো প্রো শ্রী কি.মি খ্রি.পূ খ্রি লি নং পৃ সা",
  pa: "ਡਾ ਸ ਪ੍ਰੋ ਸ਼੍ਰੀ ਸ੍ਰੀ ਕਿ.ਮੀ ਨੰ ਰੁ ਸ੍ਰ",
  gu: "ડૉ ડો શ્રી રૂ પ્રો કિ.મી ઈ.સ લિ નં સ્વ પૃ",
  or: "ଡ ଡା ଡଃ ଶ୍ରୀ ପ୍ରୋ କି.ମି ଟ ନଂ",
  ta: "டாக்டர் திரு திருமதி ரூ எண் கி.மீ கி.பி கி.மு பேரா டி.எம் செ.மீ",
  te: "డా డాక్టర్ శ్రీ శ్రీమతి రూ ప్రొ కి.మీ క్రీ.శ క్రీ.పూ నం",
  kn: "ಡಾ ಶ್ರೀ ಶ್ರೀಮತಿ ರೂ ಪ್ರೊ ಕಿ.ಮೀ ಕ್ರಿ.ಶ ಕ್ರಿ.ಪೂ ನಂ",
  ml: "ഡോ ശ്രീ ശ്രീമതി രൂ പ്രൊ കി.മീ ക്രി.മു ക്രി.വ നം എ.ഡി ബി.സി",
} as const satisfies Record<string, string>;

/** Short forms that may end a sentence: they do where an upper-case letter follows. */
const CLOSING = "etc jr sr inc ltd co corp a.m p.m b.c a.d b.c.e c.e ph.d u.s u.k u.s.a ca in ft lb oz";

/** Short forms only before a number: "No. 5", but "He said no. Then". */
const BEFORE_NUMBER = "no sec art ch jan feb mar apr jun jul aug sep sept oct nov dec";

export type AbbreviationKind = "opening" | "closing" | "before-number";

let kinds: Map<string, AbbreviationKind> | undefined;

/** What kind of abbreviation a word before a full stop is, or undefined where it is an ordinary word. */
export function abbreviationKind(word: string): AbbreviationKind | undefined {
  kinds ??= buildKinds();
  return kinds.get(word.toLowerCase());
}

function buildKinds(): Map<string, AbbreviationKind> {
  const map = new Map<string, AbbreviationKind>();
  for (const list of Object.values(OPENING))
    for (const word of list.split(" ")) map.set(word.normalize("NFC"), "opening");
  for (const word of CLOSING.split(" ")) map.set(word, "closing");
  for (const word of BEFORE_NUMBER.split(" ")) map.set(word, "before-number");
  return map;
}
