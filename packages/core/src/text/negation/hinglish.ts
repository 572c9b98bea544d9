import type { NegationLexicon } from "./lexicon.js";

const NEAR = "hai hain tha thi ka ki ke ko se mein kya ho hoga jao karo bolo ye yeh woh wo nahi nahin toh bhi";
const NO_DOUBT = "ya kyu kyun kyon kyo hi shak sandeh sirf keval kewal";

export const hinglish: NegationLexicon = {
  language: "hi-Latn",
  source: "own collection: the Hindi list in the spellings of everyday Roman Hindi",
  before: [
    {
      words: "nahi nahin nhi nahee naheen nahii nai",
      reach: 2,
      notNext: "to toh",
      notPrevious: NO_DOUBT,
      notFirst: true,
      near: NEAR,
    },
    { words: "na", reach: 1, notPrevious: "hai hain tha thi the ya ki", near: NEAR },
    { words: "na", reach: 2, notPrevious: "hai hain tha thi the ya ki", isTwice: true },
    { words: "galat ghalat", reach: 3 },
  ],
  after: [
    { words: "nahi nahin nhi nahee naheen nahii", reach: 6, notNext: "to toh", notPrevious: NO_DOUBT },
    { words: "na", reach: 3, notLast: true, notPrevious: "hai hain tha thi the ya ki", near: NEAR },
    { words: "mat", reach: 3, notLast: true, near: NEAR },
    { words: "galat ghalat", reach: 4, notNext: "nahi nahin nhi" },
    { words: "bajay bajaye bajae", reach: 1 },
    { words: "bina", reach: 1, previous: "ke" },
  ],
  only: "sirf keval kewal bas",
  clause: "lekin balki magar aur kyunki kyonki isliye jabki warna varna",
  clauseBefore: "par",
};
