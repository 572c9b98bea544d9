import { lazyPattern } from "@eval/core/text";

/** Words by what they do to the answer that they stand beside. */
const wordTest = (words: string): ((word: string) => boolean) => {
  const known = new Set(words.split(" "));
  return (word) => known.has(word);
};

/** "Paris or London" does not answer, and "不是北京" denies. */
export const isChoice = wordTest(
  "or either maybe perhaps / या अथवा शायद ya shayad অথবা বা அல்லது లేదా ಅಥವಾ അല്ലെങ്കിൽ અથવા ਜਾਂ କିମ୍ବା یا " +
    "と や か 和 与 或 或者 及 และ หรือ 不 不是 没有 非 并非 ない ไม่ ไม่ใช่ มิใช่",
);

/** "Delhi is the capital" says something of Delhi. */
export const isCopula = wordTest("is was are were be been 是 คือ เป็น");

/** Titles that say nothing of who is meant: "Sir Alexander Fleming", "पंडित नेहरू". Offices do: "King", "President". */
export const isHonorific = wordTest(
  "sir dr mr mrs ms prof professor st saint shri shree sri smt pandit pt swami ustad maulana acharya " +
    "श्री श्रीमती डॉ पंडित पं स्वामी महात्मा आचार्य उस्ताद मौलाना शहीद প্রফেসর শ্রী ড பேராசிரியர் திரு டாக்டர் శ్రీ డాక్టర్ శ్రీమతి " +
    "ಶ್ರೀ ಡಾ ശ്രീ ഡോ શ્રી ડૉ ਸ੍ਰੀ ਡਾ ଶ୍ରୀ ଡକ୍ଟର جناب ڈاکٹر مولانا پنڈت علامہ",
);

/** "Brazil, who beat France" says something of Brazil. */
export const isRelative = wordTest("who whom whose which that where");

/** "R Adams Cowley was also an astronaut" answers no question whose answer is known. */
export const addsClaim = wordTest("also too even भी bhi");

/** "Older than Mary", "released before Alien": what follows is not the answer. */
export const isComparison = wordTest("than before after until unlike except instead versus vs");

/** Prepositions that no answer is without, and what follows them says more of the same thing. */
export const beginsModifier = wordTest("without near between under over against through behind within inside via");

/** "Paris and London" is another answer than "London". */
export const joinsItems = (text: string): boolean => AND().test(text);
const AND = lazyPattern(
  "(?<![\\p{L}\\p{M}])(?:and|और|तथा|एवं|व|aur|ও|এবং|மற்றும்|మరియు|ಮತ್ತು|અને|ਅਤੇ|ଏବଂ|اور)(?![\\p{L}\\p{M}])|&",
  "iu",
);
