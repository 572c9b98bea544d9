import { lazyPattern } from "@eval/core/text";

/** Whether what stands before `end` is called wrong right behind it: "so 2:30 is late", "6:45 वाला उत्तर गलत है". */
export function isFaulted(text: string, end: number): boolean {
  return FAULT_BEHIND().test(text.slice(end, end + REACH));
}

const REACH = 80;

const AS_ANSWERED =
  "(,? ?as the (assistant|answer|reply|response|model) [a-z]+( it)?,?|in the (answer|reply|response)|answer|reply|figure|value|amount|number|people|रुपये|रुपए|लोग|वाला|वाली|वाले|का|की|के|उत्तर|जवाब|wala|wali|ka|ki|uttar|jawab|rupees|rupaye)";
const DEGREE =
  "(a |an |far |much |too |also |half an hour |an hour |a bit |simply |clearly |therefore |thus |बहुत |bahut )*";
const FAULT =
  "(late|early|long|short|high|low|large|small|wrong|incorrect|inaccurate|false|off|error|mistake|overstatement|understatement|exaggeration|ग़?लत|ज़्यादा|अधिक|कम|galat|zyada|kam)(?![\\p{L}\\p{M}])";

const FAULT_BEHIND = lazyPattern(
  `^["'”’)]*\\s*(${AS_ANSWERED}\\s*)*((is|are|was|were|would be|seems|comes)\\s+)?${DEGREE}${FAULT}(?! (as|of|and|in))`,
  "iu",
);
