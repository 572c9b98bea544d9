import { lazyPattern } from "@eval/core/text";

// The words by which a trace says whose statement it reports, and what it thinks of it. In Bengali, Marathi, Tamil and
// Telugu endings are written on to them.

const word = (words: string, flags = "giu") => lazyPattern(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, flags);

const RENDERED =
  "translation|rendering|summary|paraphrase|headline|caption|translator|अनुवाद|सारांश|anuvad|saransh|অনুবাদ|সারাংশ|भाषांतर|மொழிபெயர்ப்பு|అనువాదం";

/** What is made of a source, at the beginning of a text. */
export const RENDERING = lazyPattern(`^(${RENDERED})`, "iu");

/**
 * Not "the correct translation", "a literal rendering", "the translation of": those are nobody's answer. What stands before
 * a word is looked at behind it, here and below: few places of a text get so far.
 */
const RENDERING_OF_SOURCE =
  "(?:translation|rendering|summary|paraphrase|headline|caption)(?<!(?:correct|right|literal|better|accurate|proper|exact|faithful|good|natural|usual|common|possible|direct|another|an?) [a-z]+)(?! (?:of|should|would))";

export const ANSWERER = word(
  [
    "assistant|answer|response|reply|responded|replied|answered|model|candidate|ai|translator|output|completion|prediction|submission|chatbot|bot",
    RENDERING_OF_SOURCE,
    // They are also people whom a source speaks of: only where they have written something.
    "(?:student|learner|examinee|respondent|contestant|participant|writer|system|llm|engine|machine|hypothesis)(?=['’]s?(?![\\p{L}])| (?:has |have )?(?:said|says|wrote|writes|written|put|puts|answers|answered|replied|replies|gave|gives|states|stated|claims|claimed|renders|rendered|translates|translated|mentions|mentioned|used|uses)(?![\\p{L}]))",
    // What is judged is in an Indian language: English is what was made of it.
    "(?:the|its|their) english(?= (?:has|says|with|reads|gives|uses|puts|speaks|talks|mentions|version|rendering|text))|(?:the|this|its) hypothesis|rendition",
    "सहायक|उत्तर|जवाब|एआई|मॉडल|बॉट|अनुवाद|अनुवादक|सारांश|sahayak|uttar|jawab|jawaab|anuvad|saransh",
    "(?:छात्र|विद्यार्थी|परीक्षार्थी|अभ्यर्थी)(?= ने (?:लिखा|कहा|बताया|उत्तर|जवाब|माना|समझा))",
    "উত্তর(?:ে|টি|টা|টিতে)?|অনুবাদ(?:ে|টি)?|সারাংশ(?:ে|টি)?|उत्तरात|उत्तराने|भाषांतर(?:ात|ाने)?|अनुवादात|सारांशात",
    "பதில்|பதிலில்|பதிலானது|மொழிபெயர்ப்பு|மொழிபெயர்ப்பில்|సమాధానం(?:లో)?|జవాబు(?:లో)?|అనువాదం(?:లో)?",
  ].join("|"),
);

export const SOURCE = word(
  [
    "source|text|question|sentence|passage|prompt|according to|as per|the (?:original|hindi|hinglish|bengali|marathi|tamil|telugu)(?= says| has| is| reads| means| asks| states|[.,;]|$)",
    "स्रोत|प्रश्न|पाठ|वाक्य|सवाल|के अनुसार|sawal|prashn|vakya|ke mutabik|ke anusar",
    "প্রশ্ন(?:ে|টি)?|মূলে|মূল|উৎস(?:ে)?|বাক্য(?:ে|টি)?|प्रश्नात|वाक्यात|मूळ",
    "கேள்வி|கேள்வியில்|மூலம்|மூலத்தில்|வாக்கியம்|ప్రశ్న(?:లో)?|మూలం(?:లో)?|వాక్యం(?:లో)?",
  ].join("|"),
);

export const STATEMENT = lazyPattern(
  "(?<![a-z])(the|this) (notice|sign|warning|advice|instruction|statement|speaker|user|message|rule|request|author)s?(?![a-z])|निर्देश|चेतावनी|सूचना|सलाह",
  "iu",
);

export const SOURCE_BEHIND = lazyPattern(
  "^[^,;]{0,30}((in|according to|as per|per) the (source|text|question|sentence|passage|prompt|original|hindi|hinglish|bengali|marathi|tamil|telugu)|(asked|stated|given|mentioned) in)",
  "iu",
);

export const QUESTION = word("question|prompt|user|query|asks|asked|प्रश्न|सवाल|prashn|sawal|sawaal");

/** Not behind a word that begins something else: "it is at 2:15 and the assistant says 2:30". */
export const ANSWERER_BEHIND = lazyPattern(
  "^((?!(?<![\\p{L}\\p{M}])(and|but|while|whereas|so|yet|और|पर|लेकिन|मगर|जबकि|इसलिए|aur|lekin|magar|jabki|isliye)(?![\\p{L}\\p{M}]))[^,;]){0,40}(?<![\\p{L}\\p{M}])(सहायक|assistant|sahayak|in (the|this|its|their) ((model|assistant|candidate|system|student|bot)('s)? )?(answer|reply|response|translation|summary|output|rendering|paraphrase|completion)|उत्तर (में|वाल)|वाला उत्तर)",
  "iu",
);

/** "Not faithful", "isn't right" approve of nothing. */
export const APPROVAL = lazyPattern(
  `(?<![\\p{L}\\p{M}])(?:${[
    "right|rightly|correct|correctly|accurate|accurately|agrees?|matches|matching|as (stated|asked|the (source|text|question))|properly|fits|fine|good|true",
    "faithful|faithfully|idiomatic|natural|naturally|equivalent|equals?|same|consistent|captures|conveys|acceptable|supported|ok|okay|well|covers|reasonable|exact|exactly",
    "(सही|ठीक|सटीक|उचित|sahi|theek|thik)(?! (नहीं|नही|nahi|nahin))|मेल खाता|(ঠিক|সঠিক)(?! নয়)|(बरोबर|योग्य)(?! नाही)|சரி|சரியானது|(సరైనది|సరైన)(?! కాదు)",
  ].join(
    "|",
  )})(?![\\p{L}\\p{M}])(?<!(?:not|n['’]t|hardly|never) (?:(?:an?|the|quite|very|really|entirely|fully|at all) )?[a-z]+)`,
  "iu",
);

export const CONTRAST = lazyPattern(
  "(?<![a-z\\p{L}\\p{M}])(instead of|rather than|in place of|(की|के) (जगह|बजाय|बजाए|स्थान पर)|(ki|ke) (jagah|bajay|bajaye))(?![a-z])",
  "iu",
);

// Without flags, which engines compare faster: inside of a sentence words are in lower case.
export const OFF_TOPIC = lazyPattern(
  "^[\\s\"'“”‘’(),:–—-]*((की|का|के|ki|ka|ke) (बात|ज़िक्र|वर्णन|baat|zikr|varnan) (की|किया|ki|kiya)|(लिखा|कहा|बताया|माना|likha|kaha|bataya)( है| hai)?)?,?\\s*((which|it|that|and|is|are|was|has|an?|clearly|simply|quite|entirely|just|जो|jo)\\s+)*(off[ -]topic|irrelevant|unrelated|out of place|beside the point|misplaced|stretch|far-fetched|invent(ed|ion)|made up|guess|baseless|unfounded|no basis|nowhere in|बेमतलब|असंगत|अप्रासंगिक|असंबंधित|मन से|bematlab|asangat|apne man se)(?![a-z\u0900-\u0dff])",
  "",
);

export const WRONG_BEHIND = lazyPattern(
  "^[\"'”’]*\\s*((लिखा|कहा|बताया|माना|likha|kaha|bataya)\\s*(है|hai)?)?,?\\s*((जो|which|jo|that|is|are|was|that's|it|a|an|hence|thus|therefore|so|clearly|यह|yeh)\\s+)*(not (right|correct|true|in the|supported|stated|accurate|faithful)|wrong|incorrect|inaccurate|false|unfaithful|(a |an )?(mistake|error|mistranslation)|गलत|ग़लत|उल्टा|galat|ulta)(?![\\p{L}\\p{M}])",
  "iu",
);

export const SPOKE_WRONGLY = lazyPattern(
  "^[^,;]{0,12}(की|का|के|ki|ka|ke) (बात|ज़िक्र|वर्णन|baat|zikr|varnan) (की|किया|ki|kiya)[^.]{0,12}(गलत|ग़लत|उल्टा|galat|ulta)",
  "",
);

export const DISAPPROVAL = word(
  [
    "wrong|incorrect|inaccurate|mistake|mistaken|error|false|invented|invents|invention|made up|guess|baseless|unfounded|unsupported|unfaithful",
    "off topic|off-topic|irrelevant|unrelated|out of place|beside the point|misplaced|unsafe|mismatch|understat(es|ed|ement)|overstat(es|ed|ement)|inflat(es|ed|ing)",
    "contradict(s|ing|ed)?|contradiction|conflicts?|disagrees?|disputes?|misses|missed|misread|misunderst(ands|ood)|misinterprets?|mistranslat(es|ed|ion)",
    "inconsistent|hallucinat(es|ed|ion)|fabricat(es|ed|ion)|distort(s|ed|ion)|fails to",
    "a stretch|far-fetched|nonsense|meaningless|poetic|pointless|talks? (about|of)|talked (about|of)|speaks of|spoke of|goes on about",
    "opposite|revers(e|es|ed|al)|inverts?|not as stated|विपरीत|vipreet|बढ़ा-चढ़ा|exaggerat(es|ed|ion)",
    "without (a |any )?(source|basis|support)|no basis|no source|not (in|supported|stated|given|mentioned|right|correct|what|part|true|accurate|faithful|acceptable|equivalent|the same)|is not|are not|does not|do not|doesn't|isn't|aren't|cannot be",
    "too (large|small|low|high|few|many|much|little|late|early|negative)|(far|much) (lower|higher|less|more)|times (too|as|more|higher|larger)|off by|lower than|higher than|a (tenth|hundredth|thousandth) of",
    "ग[़]?लत|उल्टा|उल्टी|विरोधी|बेमतलब|मन से|असंगत|अप्रासंगिक|मेल नहीं|(सही|ठीक|सटीक|उचित) नहीं|आधार नहीं|नहीं है|असंबंधित|विरोध|बेतुका|ग़लती|गलती|अस्वीकार्य",
    "galat|ghalat|ulta|bematlab|(sahi|theek|thik) nahi|nahi hai|nahin hai|apne man se|galti",
    "ভুল|ঠিক নয়|সঠিক নয়|चूक|चुकीच[\\p{L}\\p{M}]*|बरोबर नाही|தவறு|தவறான[\\p{L}\\p{M}]*|சரியல்ல|తప్పు|సరైనది కాదు",
  ].join("|"),
  "iu",
);
