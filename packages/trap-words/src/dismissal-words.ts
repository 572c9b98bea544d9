// By what words a trace says that something is wrong, or that the source has nothing of it. All in lower case: they are
// looked for in a lowered text, as patterns without flags, which engines compare faster.

const NEGATED_BE = "(?:is not|isn['’]t|are not|aren['’]t|was not|wasn['’]t|were not|weren['’]t|not)";
const NEGATED_DO = "(?:does not|doesn['’]t|do not|don['’]t|did not|didn['’]t)";
const CANNOT_BE = "(?:can(?:not|['’]t)|could(?: not|n['’]t)) be";
const ORIGINAL = "(?:source|text|original|passage|sentence|question|hindi|notice|message)";
const SAYS_NOTHING = [
  `(?:the )?(?:${ORIGINAL}|speaker|author|user) (?:never|nowhere|${NEGATED_DO})`,
  "(?:say|says|said|mention|mentions|mentioned|state|states|stated|support|supports|contain|contains|have|has|claim|claims|ask|asks|use|uses)",
].join(" ");

/** The source has nothing of it: whoever says that of the right sense has read another one. */
export const UNFOUNDED = [
  "invented|fabricated|hallucinated|made[ -]up|imaginary|unfounded|baseless|groundless|gratuitous|irrelevant|unrelated|extraneous|out of place|off[ -]topic|beside the point|misplaced|nonsense|nonsensical",
  "an? (?:[a-z]+ )?(?:invention|guess|fabrication|hallucination|stretch|addition|leap|embellishment|misreading|mistranslation)",
  `${NEGATED_BE} (?:at all |really |actually |even )?(?:what|the word used|part of (?:the|it|this)|meant|called for|asked|(?:stated |mentioned |found |present |said |supported )?(?:in|by) (?:the|this) ${ORIGINAL})`,
  `which ${NEGATED_BE} (?:there|present|found|said|stated|mentioned|in it|implied)`,
  `(?:which )?${NEGATED_DO} (?:come from|belong|figure|feature|appear|occur)`,
  `${CANNOT_BE} (?:derived|found|inferred|deduced|traced)`,
  "(?:comes?|came) (?:from|out of) nowhere|(?:has|have|had) (?:no|nothing) (?:basis|source|support|ground|place|foundation|counterpart|to do)|lacks? (?:any |all )?(?:basis|support|ground)|(?:is|are) nowhere|nowhere in",
  SAYS_NOTHING,
  "which [Ii] (?:do not|don['’]t|cannot|can['’]t|could not|couldn['’]t) (?:see|find|locate)",
  "मनगढ़ंत|बेबुनियाद|निराधार|असंगत|अप्रासंगिक|बेमतलब|(?:मूल|स्रोत|पाठ|वाक्य|प्रश्न|सवाल)(?: पाठ)? (?:में|से) (?:कहीं |मेल |तो )*नहीं|कहीं नहीं|bematlab",
].join("|");

/** It is wrong, be it for the sense, a value or the form. */
export const WRONG = [
  "wrong|incorrect|inaccurate|untrue|false|unfaithful|unsupported|unwarranted|unjustified|off(?![a-z-])",
  "an? (?:[a-z]+ )?(?:error|mistake|distortion|reversal|inversion|blunder|slip)",
  `${NEGATED_BE} (?:at all |really |actually |even )?(?:right|correct|true|accurate|faithful|supported|warranted|justified|implied|borne out|acceptable|grounded|backed|founded)`,
  `${NEGATED_DO} (?:follow|match|fit|reflect|exist|correspond|agree)`,
  `${CANNOT_BE} (?:right|justified|supported|correct)`,
  "deviates?|departs?|contradicts?|conflicts?|misrepresents?|misstates?|misses|loses|drops|omits|erases|flattens|changes (?:the|this|that|it)|alters|distorts|flips|revers(?:es|ed)|inverts|overstates|understates|gets? (?:it|this|that|things) (?:wrong|backwards|the wrong way)|(?:exactly |just )?the (?:reverse|opposite|contrary)",
  "ग[़]?लत|सही नहीं|ठीक नहीं|उचित नहीं|galat|ghalat|(?:sahi|theek|thik) nahi",
].join("|");

/** Words for what is judged. */
export const ANSWERS =
  "answer|response|reply|output|translation|summary|rendering|rendition|paraphrase|candidate|hypothesis|version|english";

/** Before what an answer merely has: "the answer mentions a", "the reply about". */
export const MENTIONING = [
  "['’]s|s['’]",
  `(?:${ANSWERS}|remark|talk|tip|advice|claim)s?(?: (?:about|on|with|of))?`,
  "mentions?|mentioned|(?:talks?|talked|talking|speaks?|spoke|speaking|mention) (?:of|about)|has|had|uses?|used|gives?|gave",
  "puts?|introduc(?:es?|ed)|insert(?:s|ed)?|adds?|added|brings? (?:in|up)|words?|terms?|(?:renders|translates|rendered|translated) (?:it|this|that) as",
].join("|");

/** Before what it says, be it a word or a sentence: "says", "claims". */
export const SAYING = "says?|said|writes?|wrote|written|claims?|claimed";

/** The same where nobody is named: "saying son-in-law is an error". */
export const NAMELESS =
  "saying|writing|putting|using|(?:rendering|translating) (?:it|this|that) as|calling (?:it|this|that|him|her|them)";

export const HINDI_REPORT =
  "(?:(?:वाली|वाला|वाले|की|का|के|लिखना|कहना|बताना|मानना|समझना|बात|उत्तर|जवाब|अर्थ|अनुवाद|ज़िक्र|जिक्र|उल्लेख|वर्णन|दावा)\\s+){1,3}(?:पूरी तरह |बिल्कुल |सरासर )?";
