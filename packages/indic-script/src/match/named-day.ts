import { boundBefore, boundBehind } from "./bound-around.js";
import { exactFold } from "./exact-fold.js";
import type { Gold } from "./gold.js";
import { HYPHEN, type SplitAnswer } from "./split-answer.js";

/** "Tomorrow", "yesterday", "today" in the languages of India. Own collection. */
const DAYS =
  "tomorrow yesterday today कल आज परसों उद्या काल kal aaj parso parson udya আগামীকাল আগামীকালের কাল কালকে গতকাল গতকালের আজ পরশু agamikal gotokal " +
  "நாளை நாளைக்கு நேற்று இன்று naalai nalai naalaiku netru indru రేపు రేపటి నిన్న నేడు repu ninna ನಾಳೆ ನಾಳೆಯ ನಿನ್ನೆ ಇಂದು nale ninne " +
  "നാളെ ഇന്നലെ ഇന്ന് naale innale કાલે આવતીકાલે આવતીકાલ ગઈકાલે ગઈકાલ આજે ਕੱਲ੍ਹ ਭਲਕੇ ਅੱਜ ਪਰਸੋਂ ଆସନ୍ତାକାଲି କାଲି ଗତକାଲି ଆଜି کل آج پرسوں भोलि हिजो কাইলৈ কালিলৈ";

/** Words behind such a day that make it the next one: நாளை மறுநாள், "kal ke agle din". */
const NEXT_DAY =
  /^(?:agle|aglay|अगले|दूसरे|दुसऱ्या|மறுநாள்|மறுநாளே|மறுதினம்|மறுநாளைக்கு|marunaal|marunal|parer|পরের|পরদিন|మర్నాడు|మరుసటి|ಮರುದಿನ|ಮರುದಿವಸ|പിറ്റേന്ന്|പിറ്റേദിവസം|കഴിഞ്ഞ്|ਅਗਲੇ|ਦੂਜੇ|બીજા|પછીના|પછીનો|ପରଦିନ|ପର|اگلے|पर्सि)$/;

/** Cases between the day and what stands behind it: कल *के* अगले दिन. */
const CASE = /^(?:के|की|ke|ki|च्या|এর|ਦੇ|ਤੋਂ|کے|سے|से|se)$/;

let days: ReadonlySet<string> | undefined;

/** Whether an accepted answer is a day by its name, counted from the one who speaks. */
export function isNamedDay({ split: { words }, number, date }: Gold): boolean {
  if (words.length !== 1 || number !== null || date !== null) return false;
  days ??= new Set(DAYS.split(" ").map(exactFold));
  return days.has(words[0]!.fold);
}

/** Whether a day by its name is said to find another one: "the day after tomorrow", நாளை மறுநாள், आज से पहले. */
export function isShiftedDay(answer: SplitAnswer, first: number, next: number): boolean {
  if (boundBefore(answer, first) === "time" || boundBehind(answer, next) === "time") return true;
  const { words, gaps } = answer;
  let at = next;
  if (at < words.length && gaps[at]! <= HYPHEN && CASE.test(words[at]!.fold)) at += 1;
  return at < words.length && gaps[at]! <= HYPHEN && NEXT_DAY.test(words[at]!.fold);
}
