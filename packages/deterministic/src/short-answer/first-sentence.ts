import { lazyPattern, splitSentences } from "@eval/core/text";

/** More text than this is no short answer. */
const LONGEST = 600;

/**
 * The first of several sentences, which answers where the others only tell more of it; null where there is one, or where
 * a later one may take it back.
 */
export function firstSentence(answer: string): string | null {
  if (answer.length > LONGEST || !SEVERAL().test(answer)) return null;
  const [first, ...others] = splitSentences(answer.trim());
  if (first === undefined || others.length === 0 || others.some((sentence) => TAKES_BACK().test(sentence))) return null;
  return first;
}

/** A full stop, danda or line break with a text behind it. */
const SEVERAL = lazyPattern("[.!?।॥۔\\n]\\s*[\\p{L}\\p{Ps}\\p{N}*_]", "u");

/** Words of denial, doubt and correction in English and the languages of India: after them the answer may be another. */
const TAKES_BACK = lazyPattern(
  `(?<![\\p{L}\\p{M}])(?:${[
    "not|no|never|nor|neither|\\p{L}+n['’]t|cannot|but|however|though|although|actually|rather|instead|or|either|otherwise",
    "wait|sorry|correction|alternatively|maybe|perhaps|possibly|probably|might|may|could|unsure|uncertain|wrong|incorrect",
    "नहीं|नही|न|मत|लेकिन|परंतु|परन्तु|किंतु|किन्तु|मगर|बल्कि|हालांकि|हालाँकि|शायद|या|अथवा|गलत|ग़लत|नाही|पण|किंवा|कदाचित|चूक",
    "nahi|nahin|nai|lekin|magar|balki|shayad|ya|galat|par",
    "না|নয়|নয়|কিন্তু|তবে|বা|অথবা|হয়তো|ভুল|இல்லை|அல்ல|ஆனால்|அல்லது|ஒருவேளை|தவறு|కాదు|లేదు|కానీ|లేదా|బహుశా|తప్పు",
    "ಅಲ್ಲ|ಇಲ್ಲ|ಆದರೆ|ಅಥವಾ|ಬಹುಶಃ|ತಪ್ಪು|അല്ല|ഇല്ല|പക്ഷേ|എന്നാൽ|അല്ലെങ്കിൽ|തെറ്റ്|નથી|નહીં|પણ|પરંતુ|અથવા|કદાચ|ખોટું",
    "ਨਹੀਂ|ਪਰ|ਜਾਂ|ਸ਼ਾਇਦ|ਗਲਤ|ନୁହେଁ|ନାହିଁ|କିନ୍ତୁ|କିମ୍ବା|نہیں|لیکن|مگر|بلکہ|یا|شاید|غلط",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);
