// @ts-check

/**
 * Texts of one script, in one of its languages.
 *
 * @typedef {readonly [string, string]} Pair
 * @typedef {object} ScriptTexts
 * @property {string} script ISO 15924 name as readers know it
 * @property {string} language BCP 47
 * @property {string} sentence with a year in the script's own digits, without a mark at its end
 * @property {string} unrelated shares no word and no number with it
 * @property {readonly string[]} ends marks that end a sentence
 * @property {string | null} zero first digit of the script; null where it has none but 0
 * @property {readonly Pair[]} forms one word in two encodings that Unicode calls equivalent; none where there are no such
 * @property {readonly Pair[]} idleJoiners one word with and without a joiner that changes nothing to see
 * @property {readonly Pair[]} shownJoiners one word with and without a joiner that can be seen
 * @property {readonly Pair[]} vowelPairs two words that differ in one vowel
 * @property {readonly Pair[]} wordPairs two words that differ in one consonant, its length or its aspiration
 * @property {readonly Pair[]} longerWords a word, and another that begins with all of its characters
 */

/** @type {readonly ScriptTexts[]} */
export const scripts = [
  {
    script: "Devanagari",
    language: "hi",
    sentence: "भारत १९४७ में स्वतंत्र हुआ",
    unrelated: "मेरे पास ३० किताबें हैं",
    ends: ["।"],
    zero: "०",
    forms: [["स\u095Cक", "स\u0921\u093Cक"]],
    idleJoiners: [["दि\u200Dन", "दिन"]],
    shownJoiners: [["क्\u200Dषमा", "क्षमा"]],
    vowelPairs: [
      ["दान", "दिन"],
      ["कमल", "कमाल"],
    ],
    wordPairs: [
      ["बाल", "भाल"],
      ["पता", "पत्ता"],
    ],
    longerWords: [["पान", "पानी"]],
  },
  {
    script: "Bengali",
    language: "bn",
    sentence: "ভারত ১৯৪৭ সালে স্বাধীন হয়",
    unrelated: "আমার কাছে ৩০ টি বই আছে",
    ends: ["।"],
    zero: "০",
    forms: [["ক\u09CBথা\u09DF", "ক\u09C7\u09BEথা\u09AF\u09BC"]],
    idleJoiners: [["দি\u200Dন", "দিন"]],
    shownJoiners: [["র\u200D্যাম", "র্যাম"]],
    vowelPairs: [
      ["দান", "দিন"],
      ["মন", "মান"],
    ],
    wordPairs: [["কাল", "খাল"]],
    longerWords: [["দাম", "দামি"]],
  },
  {
    script: "Gurmukhi",
    language: "pa",
    sentence: "ਭਾਰਤ ੧੯੪੭ ਵਿੱਚ ਆਜ਼ਾਦ ਹੋਇਆ",
    unrelated: "ਮੇਰੇ ਕੋਲ ੩੦ ਕਿਤਾਬਾਂ ਹਨ",
    ends: ["।"],
    zero: "੦",
    forms: [["\u0A36ਹਿਰ", "\u0A38\u0A3Cਹਿਰ"]],
    idleJoiners: [["ਦਿ\u200Dਨ", "ਦਿਨ"]],
    shownJoiners: [["ਪ੍\u200Dਰੇਮ", "ਪ੍ਰੇਮ"]],
    vowelPairs: [
      ["ਦਾਨ", "ਦਿਨ"],
      ["ਬਾਲ", "ਬੋਲ"],
    ],
    wordPairs: [["ਸਤ", "ਸੱਤ"]],
    longerWords: [["ਤੇਲ", "ਤੇਲੀ"]],
  },
  {
    script: "Gujarati",
    language: "gu",
    sentence: "ભારત ૧૯૪૭ માં સ્વતંત્ર થયું",
    unrelated: "મારી પાસે ૩૦ પુસ્તકો છે",
    ends: ["।", "."],
    zero: "૦",
    forms: [],
    idleJoiners: [["દિ\u200Dન", "દિન"]],
    shownJoiners: [["ક્\u200Dષમા", "ક્ષમા"]],
    vowelPairs: [
      ["દાન", "દિન"],
      ["મન", "માન"],
    ],
    wordPairs: [["કાલ", "ખાલ"]],
    longerWords: [["તેલ", "તેલી"]],
  },
  {
    script: "Odia",
    language: "or",
    sentence: "ଭାରତ ୧୯୪୭ ରେ ସ୍ୱାଧୀନ ହେଲା",
    unrelated: "ମୋ ପାଖରେ ୩୦ ଟି ବହି ଅଛି",
    ends: ["।"],
    zero: "୦",
    forms: [["ଘ\u0B4B\u0B5Cା", "ଘ\u0B47\u0B3E\u0B21\u0B3Cା"]],
    idleJoiners: [["ଦି\u200Dନ", "ଦିନ"]],
    shownJoiners: [["କ୍\u200Cଷମା", "କ୍ଷମା"]],
    vowelPairs: [
      ["ଦାନ", "ଦିନ"],
      ["ମନ", "ମାନ"],
    ],
    wordPairs: [["କଳା", "ଖଳା"]],
    longerWords: [["ତେଲ", "ତେଲି"]],
  },
  {
    script: "Tamil",
    language: "ta",
    sentence: "இந்தியா ௧௯௪௭ இல் சுதந்திரம் அடைந்தது",
    unrelated: "என்னிடம் ௩௦ புத்தகங்கள் உள்ளன",
    ends: ["।", "."],
    zero: "௦",
    forms: [["க\u0BCAடி", "க\u0BC6\u0BBEடி"]],
    idleJoiners: [["தி\u200Cனம்", "தினம்"]],
    shownJoiners: [["பக்\u200Cஷி", "பக்ஷி"]],
    vowelPairs: [
      ["தானம்", "தினம்"],
      ["பல்", "பால்"],
    ],
    wordPairs: [["கலை", "களை"]],
    longerWords: [["பல", "பலி"]],
  },
  {
    script: "Telugu",
    language: "te",
    sentence: "భారతదేశం ౧౯౪౭ లో స్వాతంత్ర్యం పొందింది",
    unrelated: "నా దగ్గర ౩౦ పుస్తకాలు ఉన్నాయి",
    ends: ["।", "."],
    zero: "౦",
    forms: [["క\u0C48లాసం", "క\u0C46\u0C56లాసం"]],
    idleJoiners: [["ది\u200Cనం", "దినం"]],
    shownJoiners: [["సాఫ్ట్\u200Cవేర్", "సాఫ్ట్వేర్"]],
    vowelPairs: [
      ["దానం", "దినం"],
      ["పాలు", "పలు"],
    ],
    wordPairs: [["కల", "కళ"]],
    longerWords: [["కల", "కలి"]],
  },
  {
    script: "Kannada",
    language: "kn",
    sentence: "ಭಾರತ ೧೯೪೭ ರಲ್ಲಿ ಸ್ವತಂತ್ರವಾಯಿತು",
    unrelated: "ನನ್ನ ಬಳಿ ೩೦ ಪುಸ್ತಕಗಳಿವೆ",
    ends: ["।", "."],
    zero: "೦",
    forms: [["ಕ\u0CCBಟೆ", "ಕ\u0CC6\u0CC2\u0CD5ಟೆ"]],
    idleJoiners: [["ದಿ\u200Cನ", "ದಿನ"]],
    shownJoiners: [["ಸಾಫ್ಟ್\u200Cವೇರ್", "ಸಾಫ್ಟ್ವೇರ್"]],
    vowelPairs: [
      ["ದಾನ", "ದಿನ"],
      ["ಬಲ", "ಬಾಲ"],
    ],
    wordPairs: [["ಕಲೆ", "ಕಳೆ"]],
    longerWords: [["ಮನ", "ಮನೆ"]],
  },
  {
    script: "Malayalam",
    language: "ml",
    sentence: "൧൯൪൭ ആഗസ്റ്റിൽ ഇന്ത്യ സ്വതന്ത്രമായി",
    unrelated: "എന്റെ പക്കൽ ൩൦ പുസ്തകങ്ങൾ ഉണ്ട്",
    ends: ["।", "."],
    zero: "൦",
    forms: [["ക\u0D4Bട്ട", "ക\u0D47\u0D3Eട്ട"]],
    idleJoiners: [
      ["ദി\u200Cനം", "ദിനം"],
      ["അവന്\u200D", "അവൻ"],
    ],
    shownJoiners: [["തമിഴ്\u200Cനാട്", "തമിഴ്നാട്"]],
    vowelPairs: [
      ["ദാനം", "ദിനം"],
      ["മനം", "മാനം"],
    ],
    wordPairs: [["കല", "കള"]],
    longerWords: [["കല", "കലി"]],
  },
  {
    script: "Arabic (Urdu)",
    language: "ur",
    sentence: "بھارت ۱۹۴۷ میں آزاد ہوا",
    unrelated: "میرے پاس ۳۰ کتابیں ہیں",
    ends: ["۔"],
    zero: "۰",
    forms: [["\u0622م", "\u0627\u0653م"]],
    idleJoiners: [["آزاد\u200Cی", "آزادی"]],
    shownJoiners: [["خوب\u200Cصورت", "خوبصورت"]],
    vowelPairs: [["اِس", "اُس"]],
    wordPairs: [["پھل", "پہل"]],
    longerWords: [["پان", "پانی"]],
  },
  {
    script: "Ol Chiki",
    language: "sat",
    sentence: "ᱵᱷᱟᱨᱚᱛ ᱫᱚ ᱑᱙᱔᱗ ᱨᱮ ᱯᱷᱩᱨᱜᱟᱹᱞ ᱮᱱᱟ",
    unrelated: "ᱤᱧ ᱴᱷᱮᱱ ᱓᱐ ᱜᱚᱴᱟᱝ ᱯᱩᱛᱷᱤ ᱢᱮᱱᱟᱜᱼᱟ",
    ends: ["᱾"],
    zero: "᱐",
    forms: [],
    idleJoiners: [["ᱢᱤ\u200Dᱫ", "ᱢᱤᱫ"]],
    shownJoiners: [],
    vowelPairs: [["ᱢᱤᱫ", "ᱢᱮᱫ"]],
    wordPairs: [["ᱦᱚᱨ", "ᱦᱚᱲ"]],
    longerWords: [],
  },
  {
    script: "Meetei Mayek",
    language: "mni",
    sentence: "ꯚꯥꯔꯠ ꯱꯹꯴꯷ ꯗꯥ ꯅꯤꯡꯇꯝꯈꯤ",
    unrelated: "ꯑꯩꯒꯤ ꯂꯥꯏꯔꯤꯛ ꯳꯰ ꯂꯩ",
    ends: ["꯫"],
    zero: "꯰",
    forms: [],
    idleJoiners: [["ꯃꯤ\u200Dꯠ", "ꯃꯤꯠ"]],
    shownJoiners: [],
    vowelPairs: [["ꯃꯤ", "ꯃꯩ"]],
    wordPairs: [["ꯂꯩ", "ꯂꯝ"]],
    longerWords: [],
  },
  {
    script: "Latin",
    language: "en",
    sentence: "India became free in 1947",
    unrelated: "My house has 30 books",
    ends: ["."],
    zero: null,
    forms: [["caf\u00E9", "cafe\u0301"]],
    idleJoiners: [["wa\u200Dter", "water"]],
    shownJoiners: [],
    vowelPairs: [["form", "farm"]],
    wordPairs: [
      ["resume", "résumé"],
      ["latter", "later"],
    ],
    longerWords: [["car", "care"]],
  },
];
