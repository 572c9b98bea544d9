import { powerOfTen } from "./rational.js";
import type { WordMeaning } from "./word-meaning.js";

/**
 * The other languages of India: one to ten (what follows is in more-indian-words.ts), hundred, and the scales that go with digits. Own collection; scale names
 * after CLDR 48, compact decimal formats.
 */
const LANGUAGES: readonly { readonly small: string; readonly hundred: string; readonly scales: string }[] = [
  { small: "এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ", hundred: "শত শ", scales: "হাজার:3 লাখ:5 লক্ষ:5 কোটি:7" },
  { small: "एक दोन तीन चार पाच सहा सात आठ नऊ दहा", hundred: "शंभर शे", scales: "हजार:3 लाख:5 कोटी:7 अब्ज:9" },
  { small: "એક બે ત્રણ ચાર પાંચ છ સાત આઠ નવ દસ", hundred: "સો", scales: "હજાર:3 લાખ:5 કરોડ:7 અબજ:9" },
  { small: "ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਦਸ", hundred: "ਸੌ", scales: "ਹਜ਼ਾਰ:3 ਲੱਖ:5 ਕਰੋੜ:7" },
  { small: "ଏକ ଦୁଇ ତିନି ଚାରି ପାଞ୍ଚ ଛଅ ସାତ ଆଠ ନଅ ଦଶ", hundred: "ଶହେ ଶହ", scales: "ହଜାର:3 ଲକ୍ଷ:5 ନିୟୁତ:6 କୋଟି:7" },
  {
    small: "ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து",
    hundred: "நூறு",
    scales: "ஆயிரம்:3 லட்சம்:5 இலட்சம்:5 கோடி:7 மில்லியன்:6 பில்லியன்:9",
  },
  {
    small: "ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది",
    hundred: "వంద",
    scales: "వేయి:3 వేలు:3 వేల:3 లక్ష:5 లక్షలు:5 లక్షల:5 కోటి:7 కోట్లు:7 కోట్ల:7 మిలియన్:6 మిలియన్లు:6 బిలియన్:9",
  },
  {
    small: "ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು",
    hundred: "ನೂರು",
    scales: "ಸಾವಿರ:3 ಲಕ್ಷ:5 ಮಿಲಿಯನ್:6 ಕೋಟಿ:7 ಬಿಲಿಯನ್:9",
  },
  { small: "ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് പത്ത്", hundred: "നൂറ്", scales: "ആയിരം:3 ലക്ഷം:5 ദശലക്ഷം:6 കോടി:7" },
  { small: "ایک دو تین چار پانچ چھ سات آٹھ نو دس", hundred: "سو", scales: "ہزار:3 لاکھ:5 کروڑ:7 ارب:9" },
];

/** "One" before a scale, where it has a short form. */
const ARTICLES = "ஒரு ఒక ಒಂದು ഒരു";

export function* indianWords(): Generator<readonly [word: string, meaning: WordMeaning]> {
  for (const { small, hundred, scales } of LANGUAGES) {
    for (const [index, word] of small.split(" ").entries()) {
      yield [word, { role: "small", value: index + 1, sort: index < 9 ? "unit" : "single" }];
    }
    for (const word of hundred.split(" ")) yield [word, { role: "hundred" }];
    for (const scale of scales.split(" ")) {
      const [word = "", exponent = ""] = scale.split(":");
      const isVague = word === "ارب";
      yield [word, { role: "scale", value: powerOfTen(Number(exponent)), ...(isVague && { isVague: true }) }];
    }
  }
  for (const word of ARTICLES.split(" ")) yield [word, { role: "article" }];
}
