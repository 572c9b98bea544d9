import type { NegationLexicon } from "./lexicon.js";

const SOURCE = "own collection; on the negative verbs and their endings: Steever (ed.), The Dravidian Languages (1998)";

export const dravidian: readonly NegationLexicon[] = [
  {
    language: "ta",
    source: SOURCE,
    before: [{ words: "தவறான", reach: 3 }],
    after: [
      { words: "இல்லை அல்ல இல்லாத அல்லாத கிடையாது", reach: 6, notPrevious: "ஏன் சந்தேகம் மட்டும்" },
      { words: "தவறு தவறானது", reach: 4, notNext: "இல்லை" },
      { words: "பதிலாக தவிர", reach: 1 },
    ],
    verbEndings: "வில்லை",
    gluedEndings: "யல்ல மல்ல வல்ல தல்ல ில்லை",
    only: "மட்டும் மட்டுமல்ல",
    clause: "ஆனால் மாறாக மற்றும் ஏனெனில்",
  },
  {
    language: "te",
    source: SOURCE,
    before: [{ words: "తప్పు", reach: 3 }],
    after: [
      { words: "కాదు లేదు కాదని లేవు", reach: 6, notPrevious: "ఎందుకు సందేహం మాత్రమే" },
      { words: "తప్పు", reach: 4, notNext: "కాదు లేదు" },
      { words: "కాకుండా బదులు బదులుగా తప్ప", reach: 1 },
    ],
    verbEndings: "లేదు",
    only: "మాత్రమే కేవలం",
    clause: "కానీ కాని అయితే మరియు ఎందుకంటే",
  },
  {
    language: "kn",
    source: SOURCE,
    before: [{ words: "ತಪ್ಪು", reach: 3 }],
    after: [
      { words: "ಅಲ್ಲ ಇಲ್ಲ ಅಲ್ಲದ ಇಲ್ಲದ", reach: 6, notPrevious: "ಏಕೆ ಯಾಕೆ ಸಂದೇಹ ಮಾತ್ರ" },
      { words: "ತಪ್ಪು", reach: 4, notNext: "ಅಲ್ಲ" },
      { words: "ಬದಲು ಬದಲಿಗೆ ಹೊರತು", reach: 1 },
    ],
    verbEndings: "ವುದಿಲ್ಲ ಲಿಲ್ಲ ದಿಲ್ಲ ಗಿಲ್ಲ",
    gluedEndings: "ಯಲ್ಲ ವಲ್ಲ ನಲ್ಲ ದಲ್ಲ",
    only: "ಕೇವಲ ಮಾತ್ರ",
    clause: "ಆದರೆ ಬದಲಾಗಿ ಮತ್ತು ಏಕೆಂದರೆ",
  },
  {
    language: "ml",
    source: SOURCE,
    before: [{ words: "തെറ്റായ", reach: 3 }],
    after: [
      { words: "അല്ല ഇല്ല അല്ലാത്ത ഇല്ലാത്ത", reach: 6, notPrevious: "എന്തുകൊണ്ട് സംശയം മാത്രം" },
      { words: "തെറ്റ് തെറ്റാണ് തെറ്റായ", reach: 4, notNext: "അല്ല" },
      { words: "പകരം ഒഴികെ", reach: 1 },
    ],
    verbEndings: "ന്നില്ല ട്ടില്ല ാവില്ല യില്ല",
    gluedEndings: "യല്ല മല്ല വല്ല ളല്ല രല്ല",
    only: "മാത്രം കേവലം",
    clause: "എന്നാൽ പക്ഷേ പക്ഷെ മറിച്ച് കാരണം",
  },
];
