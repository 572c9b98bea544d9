import { lazyPattern } from "@eval/core/text";

/** No letter, mark or number directly before or after. */
const START = "(?<![\\p{L}\\p{M}\\p{N}])";
const END = "(?![\\p{L}\\p{M}\\p{N}])";

/** Closes a sentence that names an option, in the languages that end with a verb: "C है", "C ആണ്". */
const COPULA =
  "(?:है|हैं|हो(?:गा|(?:ना|नी) चाहिए| सकता है)?|आहे|अस(?:ेल|ाव[ाे]|ू शकते)|छ|hain?|ho(?:ga|n[ai] chahiye| sakta hai)|হ(?:বে|য়|ওয়া উচিত|তে পারে)|ஆகும்|தான்|అవుతుంది|ಆಗಿದೆ|ആണ്|ആകുന്നു|છે|હશે|ਹੈ|ਹੋਵੇਗਾ|ଅଟେ|ହେବ|ہے|ہو(?:گا|نا چاہیے| سکتا ہے))";
const BECAUSE = "(?:क्योंकि|kyonki|kyunki|kyuki|because|since|কারণ|ஏனெனில்|کیونکہ)";
/** "Correct" and "the correct answer", before or behind the verb. */
const INDIC_RIGHT =
  "(?:सही|ठीक|सत्य|बरोबर|योग्य|उत्तर|sahi|theek|thik|correct|সঠিক|শুদ্ধ|ঠিক|சரியானது|சரியான|சரி|సరైనది|సరైన|ಸರಿಯಾದ|ಸರಿ|ശരിയായ|ശരിയാണ്|ശരി|સાચો|સાચું|ਸਹੀ|ସଠିକ|ଠିକ୍|صحیح|درست)";
const INDIC_ANSWER =
  "(?:उत्तर|विकल्प|जवाब|पर्याय|uttar|jawab|answer|option|উত্তর|বিকল্প|விடை|பதில்|సమాధానం|ಉತ್ತರ|ഉത്തരം|જવાબ|ਜਵਾਬ|ਉੱਤਰ|ଉତ୍ତର|جواب)";
const INDIC_NOT =
  "(?:नहीं|नही|नाही|नव्हे|nahi|nahin|nahee|nhi|নয়|নহয়|না|அல்ல|இல்லை|கிடையாது|కాదు|ಅಲ್ಲ|അല്ല|નથી|નહીં|ਨਹੀਂ|ନୁହେଁ|نہیں)";
const INDIC_WRONG = "(?:गलत|ग़लत|असत्य|चूक|चुकीचा|चुकीचे|galat|ভুল|தவறு|தவறானது|తప్పు|ತಪ್ಪು|തെറ്റ്|തെറ്റാണ്|ખોટો|ખોટું|ਗਲਤ|ਗ਼ਲਤ|ଭୁଲ|غلط)";

const ENGLISH_BE = "(?:is|was|are|would be|must be|should be|will be|could be|may be|might be|has to be)";
const ANSWER_WORDS = [
  "(?:answer|ans)",
  "(?:option|choice)(?=['\"]?\\s*[:=])",
  "(?:correct|right|best|final|appropriate) (?:option|choice|response|one|letter)",
  // Hindi, Marathi, Nepali; Bengali, Assamese; Tamil; Telugu; Kannada; Malayalam; Gujarati; Punjabi; Odia; Urdu.
  "(?:उत्तर|जवाब|सही विकल्प|उचित विकल्प|सही ऑप्शन|sahi option|योग्य पर्याय|बरोबर पर्याय|uttar|jawab)",
  "(?:(?:উত্তর|উত্তৰ)(?:টি|টা)?|সঠিক বিকল্প)",
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
  "(?:the |either )?(?:option|choice|letter|number|विकल्प|ऑप्शन|पर्याय|বিকল্প|விருப்பம்|ఎంపిక|ಆಯ್ಕೆ|ഓപ്ഷൻ|વિકલ્પ|ਵਿਕਲਪ|ବିକଳ୍ପ|آپشن)";
const FILLERS = `(?:${ENGLISH_BE}|है|होगा|हैं|आहे|হল|হলো|হবে|হচ্ছে|என்பது|ہے|hai|hoga|either|therefore|thus|then|probably|likely|most likely|definitely|clearly|actually|simply)`;

/** Ends where the option should be named: "the correct answer is", "Answer:", "उत्तर:", "I choose option". */
export const ANSWER_CUE = lazyPattern(
  `${START}(?:(?:${ANSWER_WORDS})[ःঃ]?(?:\\s+(?:to|for) (?:the|this) question)?|(?:choose|chose|select|pick|go with|going with|opt for|chosen)(?=\\s))${END}` +
    `['"]?(?:\\s*(?:[:=-]+>?|→|${START}(?:${FILLERS}|${OPTION_WORDS})${END}))*`,
  "giu",
);

/** Weaker beginnings, after which the sentence must end with the option: "So it is C." */
export const LOOSE_CUE = lazyPattern(
  `${START}(?:so|therefore|thus|hence|it is|it's|that is|that's|i think|i believe|i'd say|i would say|must be|has to be|should be|would be|left with|that leaves|but|but rather|rather|instead|` +
    "the letter is|my (?:best )?guess(?: is)?|i guess|i'd go for|perhaps|maybe|possibly|probably|(?:most )?likely|definitely|certainly|clearly|surely|obviously|of course|only|hmm+|ok|okay|yes|" +
    "बल्कि|अतः|इसलिए|शायद|संभवतः|सम्भवतः|निश्चित रूप से|केवल|सिर्फ\u093c?|लगता है(?: कि)?|मेरे (?:विचार|ख़याल|ख्याल|हिसाब|अनुसार)(?: से| में)?|कदाचित|बहुधा|" +
    "balki|isliye|shayad|sirf|lagta hai(?: ki)?|mere (?:hisaab|hisab|khayal|vichar) se|" +
    `তাই|আমার মতে|হয়তো|সম্ভবত|எனவே|ஒருவேளை|కాబట్టి|బహుశా|ಬಹುಶಃ|ഒരുപക്ഷേ|કદાચ|ਸ਼ਾਇਦ|ବୋଧହୁଏ|شاید)${END}` +
    `[,:]?(?:\\s+(?:it is|it's|it must be|the))?(?:\\s+${OPTION_WORDS})?`,
  "giu",
);

/** Behind a label: "C is correct", "(ग) सही है", "C: yes". Not "C is not correct", "C सही उत्तर नहीं है". */
export const CORRECT_AFTER = lazyPattern(
  `^(?:\\s*(?:alone\\s+)?(?:${ENGLISH_BE}|seems|looks|appears)\\s+(?:(?:the|most|likely|to|be)\\s+)*(?:correct|right|best|accurate|true|answer|sahi)${END}` +
    `|\\s+(?:fits|matches|makes (?:the )?(?:most )?sense|it is)${END}|\\s+only\\s*(?:$|[.!])` +
    `|,?\\s+(?:maybe|perhaps|probably|i think|i guess|i believe|शायद|shayad)\\s*(?:$|[.!।])` +
    `|\\s*[:=]\\s*(?:yes|true|correct|right|सही|सत्य)${END}|\\s+yes\\s*(?:$|[,;.])|[^\\S\\n]*[:=-]?[^\\S\\n]*✓` +
    `|\\s*(?:(?:ही|hi|wala|वाला|${COPULA}|என்பது|${INDIC_ANSWER})\\s+)?${INDIC_RIGHT}(?:\\s+${INDIC_ANSWER})?${END}(?!(?:\\s+${INDIC_ANSWER})?\\s*(?:${INDIC_NOT}${END}|न\\s)))`,
  "iu",
);

/** Behind a label: "A is wrong", "(क) गलत है", "B सही उत्तर नहीं है", "D: no". */
export const WRONG_AFTER = lazyPattern(
  `^(?:\\s*(?:${ENGLISH_BE}\\s+(?:not|wrong|incorrect|false|never|ruled out|eliminated)|(?:isn't|can't|cannot|doesn't|does not))${END}` +
    `|\\s*[:=]\\s*(?:no|false|incorrect|wrong|गलत|ग़लत|असत्य)${END}|\\s+no\\s*(?:$|[,;.])|[^\\S\\n]*[:=-]?[^\\S\\n]*✗` +
    `|\\s*(?:(?:${INDIC_RIGHT}|${INDIC_ANSWER})\\s+){0,3}(?:${INDIC_NOT}|${INDIC_WRONG})(?:\\s+${COPULA})?${END})`,
  "iu",
);

/** Before a label, or several: "not B", "rather than A or B", "न कि B". */
export const DENIED_BEFORE = lazyPattern(
  `(?:${START}(?:not|rather than|instead of|unlike|न कि|na ki)\\s+|(?:^|\\n)\\s*✗\\s*)(?:${OPTION_WORDS}\\s*)?['"]?$`,
  "iu",
);

/** Between what is denied and what is right: "B नहीं, बल्कि C", "Not A or B; C". */
export const AFTER_DENIAL = lazyPattern(
  `^\\s*(?:[,;.]\\s*)?(?:(?:but|instead|बल्कि|लेकिन|परंतु|balki|lekin|বরং|ஆனால்|కానీ)${END}[\\s,]*)?(?:${OPTION_WORDS}\\s*)?`,
  "iu",
);

/** The verb that ends a sentence which began with a label, or with "perhaps" and a label. */
export const ENDS_SENTENCE = lazyPattern(
  `^\\s*(?:${COPULA}\\s*(?:$|[.!,\\n।]|${BECAUSE}${END})|${BECAUSE}${END}|$|[.!\\n।])`,
  "iu",
);

/**
 * Behind a small letter that is a label, where "option" or the beginning stands before it: the verb of languages that end
 * with it, or a reason. English verbs follow the word "a" as well.
 */
export const FOLLOWS_SMALL_LABEL = lazyPattern(`^\\s+(?:${COPULA}|${BECAUSE}|hi|wala|ही|वाला)${END}`, "iu");

/** Words that may follow a bare label: it is not the beginning of a sentence with the article "A". */
export const FOLLOWS_LABEL = lazyPattern(
  `^\\s+(?:because|since|as|is|are|was|would|seems|looks|appears|rather than|instead of|over|${COPULA}|hi|wala|and|or|aur|ya|तथा|एवं|अथवा|आणि|किंवा|এবং|ও|অথবা|বা|மற்றும்|அல்லது|మరియు|లేదా|ಮತ್ತು|ಅಥವಾ|അല്ലെങ്കിൽ|અને|અથવા|ਅਤੇ|ਜਾਂ|اور|یا|only|alone|क्योंकि|kyonki|kyunki|ही|और|या|सही|कारण|কারণ|ஏனெனில்|என்பது|కాబట్టి|کیونکہ)${END}`,
  "u",
);

/** Between two labels that are both named. */
export const AND_OR = lazyPattern(
  `^(?:\\s*(?:[,/&+]|${START}(?:and|or|aur|ya|और|या|तथा|एवं|अथवा|आणि|किंवा|এবং|ও|অথবা|বা|மற்றும்|அல்லது|మరియు|లేదా|ಮತ್ತು|ಅಥವಾ|അല്ലെങ്കിൽ|અને|અથવા|ਅਤੇ|ਜਾਂ|اور|یا)${END}))+\\s*(?:(?:maybe|perhaps|possibly|probably|शायद|shayad)\\s+)?(?:${OPTION_WORDS}\\s*)?`,
  "iu",
);

/** "Option" directly before a label. */
export const OPTION_BEFORE = lazyPattern(
  `${START}${OPTION_WORDS}(?:\\s+(?:no|number|संख्या|क्रमांक|नंबर|नं)${END}\\.?)?\\s*[:-]?\\s*['"]?$`,
  "iu",
);

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
