import { lazyPattern } from "@eval/core/text";

const END = "(?![\\p{L}\\p{M}])";

/** Per cent in English and the languages of India. */
const PERCENT = lazyPattern(
  `[%٪]|(?<![\\p{L}\\p{M}])(?:per ?cent(?:age)?s?|pct|प्रतिशत|फ़?ीसदी|फ़?ी सदी|टक्के|শতাংশ|சதவீதம்|சதவிகிதம்|விழுக்காடு|శాతం|ಶೇಕಡಾ?|ಪ್ರತಿಶತ|ശതമാനം|ટકા|ਪ੍ਰਤੀਸ਼ਤ|ਫ਼?ੀਸਦੀ|ପ୍ରତିଶତ|ଶତକଡ଼ା|فیصد|pratishat|fisadi|feesadi)${END}`,
  "iu",
);

/** Whether a text speaks of per cent. */
export const namesPercent = (text: string): boolean => PERCENT().test(text);

/** Words that make another number of the one beside them: "50 per day", "half of 50", "5 dozen". */
const MULTIPLIES = new Set("per half quarter double twice triple dozen प्रति आधा आधे दर्जन दर्जनों dugna".split(" "));

export const changesNumber = (word: string): boolean => MULTIPLIES.has(word) || namesPercent(word);

/** "More than 500" is not 500, "before the age of 10" not 10. */
export const boundsNumber = (word: string): boolean => BOUNDS.has(word);
const BOUNDS = new Set(
  (
    "more less fewer under below above over beyond exceeding least most before after until अधिक ज्यादा ज़्यादा कम पहले बाद zyada kam " +
    "pehle baad বেশি কম আগে পরে மேல் குறைவு முன் பின் ఎక్కువ తక్కువ ಹೆಚ್ಚು ಕಡಿಮೆ കൂടുതൽ കുറവ് વધુ વધારે ઓછા ਵੱਧ ਘੱਟ ଅଧିକ କମ୍ زیادہ کم"
  ).split(" "),
);

/** "50 per cent" as one word beside the number, as "50 percent" is. */
export const joinPerCent = (text: string): string => text.replace(PER_CENT(), "percent");
const PER_CENT = lazyPattern(`(?<![\\p{L}\\p{M}])per cent${END}`, "giu");
