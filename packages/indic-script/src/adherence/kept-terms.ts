import { endOf, type PromptWord } from "./prompt-words.js";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Parts of an answer that may stay in a language of their own. */
const PARTS = setOf(
  "term terms terminology word words name names jargon keyword keywords title titles code brand brands abbreviation abbreviations acronym acronyms vocabulary phrase phrases label labels variable variables identifier identifiers " +
    "shabd shabdon shabdo naam naamon " +
    "शब्द शब्दों शब्दावली नाम नामों टर्म टर्म्स नावे नावं शब्दहरू नामहरू " +
    "শব্দ শব্দগুলো নাম নামগুলো পরিভাষা শব্দবোৰ নামবোৰ " +
    "சொற்கள் சொற்களை வார்த்தைகள் வார்த்தைகளை பெயர்கள் பெயர்களை பதங்கள் " +
    "పదాలు పదాలను పేర్లు పేర్లను ಪದಗಳು ಪದಗಳನ್ನು ಹೆಸರುಗಳು ಹೆಸರುಗಳನ್ನು പദങ്ങൾ വാക്കുകൾ പേരുകൾ " +
    "શબ્દો શબ્દ નામ નામો ਸ਼ਬਦ ਨਾਮ ਨਾਂ ଶବ୍ଦ ନାମ الفاظ اصطلاحات نام",
);
const KEEPING = setOf(
  "keep keeping leave leaving retain retaining preserve preserving " +
    "rakho rakhna rakhiye rakhiyega rakhen rakhein rahne rehne theva thev rakhjo " +
    "रखें रखो रखना रखिए रखिये रहने ठेवा ठेव ठेवावे ठेवावीत राख्नुहोस् राख " +
    "রাখো রাখুন রাখবেন ৰাখক ৰাখিব வை வைக்கவும் வையுங்கள் இருக்கட்டும் ఉంచండి ఉంచు ಇಡಿ ಉಳಿಸಿ നിലനിർത്തുക വയ്ക്കുക " +
    "રાખો રાખજો ਰੱਖੋ ਰੱਖਿਓ ରଖନ୍ତୁ ରଖ رکھیں رکھو رکھنا رہنے",
);
/** "Keep it under ten words in Hindi" limits the answer, and keeps no words. */
const LIMITS = setOf("to under within than most least about around of");
/** What may stand between the terms and their language: "terms should remain in English". */
const BETWEEN = setOf("in into as is should must can may will to be stay remain kept left written only simple");

const BEFORE = 4;

/**
 * Whether a language is named for words of the answer rather than for the answer: "keep technical terms in English",
 * "technical words English mein rakho". Where another language was asked for before, it needs no verb of keeping: "in
 * Hindi, with the technical terms in English", "use English for names".
 */
export function isOfTerms(words: readonly PromptWord[], index: number, hasOther: () => boolean): boolean {
  const { clause } = words[index] as PromptWord;
  const end = endOf(words, index, "clause");
  const part = partBefore(words, index, clause);
  if (part !== null) {
    const kept = words.slice(clause, part).findLastIndex(({ key }) => KEEPING.has(key));
    if (kept >= 0) return !words.slice(clause + kept, part).some(({ key }) => LIMITS.has(key));
    return words.slice(index, end).some(({ key }) => KEEPING.has(key)) || hasOther();
  }
  const after = words.slice(index + 1, Math.min(end, index + 1 + BEFORE));
  return after[0]?.key === "for" && after.some(({ key }) => PARTS.has(key)) && hasOther();
}

/** The place of the terms before the name, with nothing but "should be in" between them. */
function partBefore(words: readonly PromptWord[], index: number, clause: number): number | null {
  for (let at = index - 1; at >= clause && at >= index - BEFORE; at -= 1) {
    const { key } = words[at] as PromptWord;
    if (PARTS.has(key)) return at;
    if (!BETWEEN.has(key)) return null;
  }
  return null;
}
