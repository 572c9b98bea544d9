import { lazyPattern } from "@eval/core/text";

/** No letter, mark or number directly before or after. */
const START = "(?<![\\p{L}\\p{M}\\p{N}])";
const END = "(?![\\p{L}\\p{M}\\p{N}])";

const ENGLISH_BE = "(?:is|was|are|would be|must be|should be|will be|could be|may be|might be|has to be)";
const ANSWER_WORDS = [
  "(?:answer|ans)",
  "(?:option|choice)(?=['\"]?\\s*[:=])",
  "(?:correct|right|best|final|appropriate) (?:option|choice|response|one|letter)",
  // Hindi, Marathi, Nepali; Bengali, Assamese; Tamil; Telugu; Kannada; Malayalam; Gujarati; Punjabi; Odia; Urdu.
  "(?:उत्तर|जवाब|सही विकल्प|उचित विकल्प|योग्य पर्याय|बरोबर पर्याय|uttar|jawab)",
  "(?:উত্তর|উত্তৰ|সঠিক বিকল্প)",
  "(?:விடை|பதில்|சரியான விருப்பம்|சரியான விடை)",
  "(?:సమాధానం|జవాబు|సరైన ఎంపిక)",
  "(?:ಉತ್ತರ|ಸರಿಯಾದ ಆಯ್ಕೆ)",
  "(?:ഉത്തരം|ശരിയായ ഓപ്ഷൻ)",
  "(?:જવાબ|સાચો વિકલ્પ)",
  "(?:ਉੱਤਰ|ਜਵਾਬ|ਸਹੀ ਵਿਕਲਪ)",
  "(?:ଉତ୍ତର|ସଠିକ ବିକଳ୍ପ)",
  "(?:جواب|درست آپشن)",
].join("|");
const OPTION_WORDS =
  "(?:the |either )?(?:option|choice|letter|number|विकल्प|पर्याय|বিকল্প|விருப்பம்|ఎంపిక|ಆಯ್ಕೆ|ഓപ്ഷൻ|વિકલ્પ|ਵਿਕਲਪ|ବିକଳ୍ପ|آپشن)";
const FILLERS = `(?:${ENGLISH_BE}|है|होगा|हैं|आहे|হল|হলো|হবে|হচ্ছে|என்பது|ہے|hai|hoga|either|therefore|thus|then|probably|likely|most likely|definitely|clearly|actually|simply)`;

/** Ends where the option should be named: "the correct answer is", "Answer:", "उत्तर:", "I choose option". */
export const ANSWER_CUE = lazyPattern(
  `${START}(?:(?:${ANSWER_WORDS})(?:\\s+(?:to|for) (?:the|this) question)?|(?:choose|chose|select|pick|go with|going with|opt for|chosen)(?=\\s))${END}` +
    `['"]?(?:\\s*(?:[:=-]+>?|→|${START}(?:${FILLERS}|${OPTION_WORDS})${END}))*`,
  "giu",
);

/** Weaker beginnings, after which the sentence must end with the option: "So it is C." */
export const LOOSE_CUE = lazyPattern(
  `${START}(?:so|therefore|thus|hence|it is|it's|that is|that's|i think|i believe|i'd say|i would say|must be|left with|that leaves|but|but rather|rather|instead|बल्कि|अतः|इसलिए|তাই|எனவே)${END}` +
    `[,:]?(?:\\s+(?:it is|it's|it must be|the))?(?:\\s+${OPTION_WORDS})?`,
  "giu",
);

/** Behind a label: "C is correct", "(ग) सही है". Not "C is not correct", "C सही नहीं है". */
export const CORRECT_AFTER = lazyPattern(
  `^\\s*(?:(?:${ENGLISH_BE}|seems|looks|appears)\\s+(?:(?:the|most|likely|to|be)\\s+)*(?:correct|right|best|accurate|true|answer)${END}` +
    `|(?:ही\\s+)?(?:सही|उत्तर|बरोबर|योग्य)(?:\\s+(?:उत्तर|विकल्प|जवाब|पर्याय))?${END}(?!\\s*(?:नहीं|नाही|न\\s))` +
    `|(?:সঠিক|শুদ্ধ)(?:\\s+উত্তর)?${END}(?!\\s*(?:নয়|না))|(?:சரியான|சரி)${END}(?!\\s*(?:அல்ல|இல்லை))` +
    `|(?:సరైన|ಸರಿ|ശരി|સાચો|ਸਹੀ|صحیح|درست)${END}(?!\\s*(?:కాదు|ಅಲ್ಲ|അല്ല|નથી|ਨਹੀਂ|نہیں)))`,
  "iu",
);

/** Behind a label: "A is wrong", "(क) गलत है". */
export const WRONG_AFTER = lazyPattern(
  `^\\s*(?:${ENGLISH_BE}\\s+(?:not|wrong|incorrect|false|never|ruled out|eliminated)${END}|(?:isn't|can't|cannot|doesn't|does not)${END}` +
    `|(?:गलत|ग़लत|असत्य|चूक|चुकीचा|नहीं|सही नहीं)${END}|(?:ভুল|নয়|সঠিক নয়)${END}|(?:தவறு|அல்ல)${END}|(?:తప్పు|కాదు)${END}|غلط${END})`,
  "iu",
);

/** Words that may follow a bare label: it is not the beginning of a sentence with the article "A". */
export const FOLLOWS_LABEL = lazyPattern(
  `^\\s+(?:because|since|as|is|are|was|would|seems|looks|appears|hai|hoga|and|or|only|क्योंकि|है|हैं|होगा|ही|और|या|सही|कारण|কারণ|ஏனெனில்|என்பது|కాబట్టి|کیونکہ|ہے)${END}`,
  "u",
);

/** Between two labels that are both named. */
export const AND_OR = lazyPattern(
  `^\\s*(?:[,/&+]|${START}(?:and|or|और|या|तथा|एवं|अथवा|आणि|किंवा|এবং|ও|অথবা|বা|மற்றும்|அல்லது|మరియు|లేదా|ಮತ್ತು|ಅಥವಾ|اور|یا)${END})+\\s*(?:${OPTION_WORDS}\\s*)?`,
  "iu",
);

/** "Option" directly before a label. */
export const OPTION_BEFORE = lazyPattern(`${START}${OPTION_WORDS}\\s*[:-]?\\s*$`, "iu");

/** Cannot or will not answer. */
export const REFUSAL = lazyPattern(
  `${START}(?:i (?:can't|cannot|can not|could not|couldn't|won't|will not|am unable|am not able|do not know|don't know|don't have|do not have|must decline|refuse)|i'm (?:unable|not able)|as an ai|unable to (?:answer|provide|determine|choose)|cannot (?:answer|provide|determine|be determined)|not enough information|` +
    "मुझे (?:नहीं पता|पता नहीं)|(?:उत्तर|जवाब) नहीं (?:दे|बता)|(?:देने|बताने|करने) में असमर्थ|नहीं (?:दे|बता) सकत(?:ा|ी|े)|উত্তর দিতে পার(?:ছি|ব) না|জানি না|பதிலளிக்க (?:முடியாது|இயலாது)|தெரியாது|చెప్పలేను|తెలియదు|جواب نہیں دے سکت(?:ا|ی))",
  "iu",
);

/** Says sorry, which is a refusal only where nothing is named. */
export const APOLOGY = lazyPattern(
  `${START}(?:sorry|apologi[sz]e|क्षमा|माफ़|माफ|क्षमस्व|দুঃখিত|மன்னிக்கவும்|క్షమించండి|ಕ್ಷಮಿಸಿ|ക്ഷമിക്കണം|માફ|ਮਾਫ਼|ମାଫ|معذرت)`,
  "iu",
);

/** "None of the above". */
export const NONE_OF_THESE = lazyPattern(
  `${START}(?:none of (?:the above|these|the options|the given|them)|no correct (?:option|answer)|(?:इनमें|उपरोक्त में|उपर्युक्त में|इन में) से (?:कोई|कोई भी) (?:भी )?नहीं|कोई नहीं|यापैकी (?:कोणतेही|काहीही) नाही|(?:এর|এদের|উপরের) (?:মধ্যে )?কোনোটিই? (?:নয়|না)|இவற்றில் எதுவும் இல்லை|எதுவுமில்லை|ఏదీ కాదు|ಯಾವುದೂ ಅಲ್ಲ|ഇവയൊന്നുമല്ല|આમાંથી કોઈ નહીં|ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਨਹੀਂ|ان میں سے کوئی نہیں)`,
  "iu",
);
