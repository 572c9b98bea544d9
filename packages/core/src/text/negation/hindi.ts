import type { NegationLexicon } from "./lexicon.js";

const ONLY = "केवल सिर्फ़ सिर्फ महज़ महज मात्र";
const NOT_OTHERWISE = "तो";
const NO_DOUBT = "या कि क्यों ही शक संदेह सन्देह राय दोराय केवल सिर्फ सिर्फ़";

export const hindi: NegationLexicon = {
  language: "hi",
  source: "own collection; on the particles and their order: Koul, Modern Hindi Grammar (2008)",
  before: [
    { words: "नहीं नही", reach: 2, notNext: NOT_OTHERWISE, notPrevious: NO_DOUBT, notFirst: true },
    { words: "न ना", reach: 1, notPrevious: "है हैं था थी थे या कि" },
    { words: "ग़लत गलत असत्य", reach: 3, notPrevious: "नहीं न" },
  ],
  after: [
    { words: "नहीं नही", reach: 6, notNext: NOT_OTHERWISE, notPrevious: NO_DOUBT },
    { words: "न ना", reach: 3, notLast: true, notPrevious: "है हैं था थी थे या कि", notNext: "केवल सिर्फ सिर्फ़ कि" },
    { words: "मत", reach: 3, notLast: true },
    { words: "ग़लत गलत असत्य", reach: 4, notNext: "नहीं" },
    { words: "बजाय बजाए", reach: 1 },
    { words: "बिना", reach: 1 },
  ],
  only: ONLY,
  clause: "लेकिन बल्कि मगर परंतु परन्तु किंतु किन्तु और क्योंकि इसलिए जबकि हालांकि हालाँकि वरना",
  clauseBefore: "पर",
};
