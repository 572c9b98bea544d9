import { lazyPattern } from "@eval/core/text";
import { APPROVAL, DISAPPROVAL } from "./attribution-words.js";

/** Whether the sentence behind a report finds fault with it: "Isliye galat.", "Incorrect.", "In fact it is tomorrow." */
export function faults(sentence: string): boolean {
  if (CORRECTION().test(sentence)) return true;
  if (!isVerdict(sentence)) return false;
  const fault = sentence.search(DISAPPROVAL());
  const approval = sentence.search(APPROVAL());
  // "That's right; the other sense doesn't fit" finds none.
  return fault >= 0 && (approval < 0 || fault <= approval);
}

/** Whether it approves of the report: "Correct.", "This is right." */
export function approves(sentence: string): boolean {
  return isVerdict(sentence) && APPROVAL().test(sentence);
}

function isVerdict(sentence: string): boolean {
  return CONCLUSION.test(sentence) || SHORT.test(sentence);
}

const CONCLUSION = /^\s*(so|this|that|hence|therefore|thus|isliye|yeh|इसलिए|अतः|यह)(?![a-z])/i;

/** Five words at most, and no subject of its own: "Marked incorrect.", not "The weather is wrong." */
const SHORT = /^\s*(?!(the|an?|its|his|her|their) (?!answer|response|reply|translation|summary))\S+(\s+\S+){0,4}\s*$/i;

/** What sets right, or says that the source has nothing of it. */
const CORRECTION = lazyPattern(
  `^\\s*(${[
    "in (fact|truth|reality)|actually|instead|it should",
    "the (source|question|text|user|sentence|passage|original) (did not|does not|didn't|doesn't|never|means?|meant)",
    "असल में|दरअसल|वास्तव में|asal mein|darasal",
    "(प्रश्न|सवाल|मूल|मूल पाठ|स्रोत|वाक्य) (में|ने) [^।]{0,30}(नहीं|नही)|(prashn|sawal|source) (mein|ne) [^.]{0,30}nahi",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);
