import { lazyPattern } from "@eval/core/text";
import { findNegation } from "@eval/core/text/negation";
import { STATEMENT_MARKS, sentenceEnd, sentenceStart } from "./sentence-marks.js";

/** What a trace does with a reading that it names. */
export type Stance =
  /** Takes it for what the source says. */
  | "asserted"
  /** Speaks of it as one possibility, or as someone else's mistake, and goes on from it: "mistranslated as …, so". */
  | "adopted"
  /** Speaks of it as one possibility, or as someone else's mistake. */
  | "mentioned"
  /** Says that it is not meant. */
  | "rejected";

const REACH = 80;

/**
 * The stance of a text towards what it says from `start` to `end`. `mirrorsNegation`: the source itself negates there,
 * so that a negation in the trace may be that of the source ("Everest is not at sea level").
 */
export function stanceOf(text: string, start: number, end: number, mirrorsNegation: boolean): Stance {
  if (isRejected(text, start, end, mirrorsNegation)) return "rejected";
  const { before, after } = statementAround(text, start, end);
  const isOneOfSeveral = POSSIBLE_BEFORE().test(before) && BUT_BEHIND().test(after);
  if (!isOneOfSeveral && !HEDGE_AFTER().test(after) && !HEDGE_BEFORE().test(before)) return "asserted";
  return CONSEQUENCE().test(after) ? "adopted" : "mentioned";
}

/** Whether the text says that what it names there is not meant. */
export function isRejected(text: string, start: number, end: number, mirrorsNegation: boolean): boolean {
  const { before, after } = statementAround(text, start, end);
  // "sea level? No: the term means …"
  if (/^["'”’)\s]*\?\s*(no|nope|नहीं|नही|nahi|nahin)(?![a-z])/i.test(after)) return true;
  if (CONTRAST_BEFORE().test(before) || CONTRAST_AFTER().test(after)) return true;
  const negation = findNegation(text, start, end, LANGUAGES);
  if (negation === null) return false;
  if (WRONG().test(negation.cue)) {
    // "boils at 100 on the sea floor is wrong" calls the answer wrong, "sea floor is wrong" the reading.
    const between = negation.start >= end ? text.slice(end, negation.start) : text.slice(negation.end, start);
    return COPULA_ONLY().test(between) && !(negation.start >= end && PREPOSITION().test(before));
  }
  if (QUESTIONED().test(before)) return false;
  return !mirrorsNegation || SPEAKS_OF_MEANING().test(before) || SPEAKS_OF_MEANING().test(after);
}

/** Whether the text denies something of what it names there: "is not at sea level". */
export function isDenied(text: string, start: number, end: number): boolean {
  const negation = findNegation(text, start, end, LANGUAGES);
  return negation !== null && !WRONG().test(negation.cue);
}

const LANGUAGES = { languages: ["en", "hi", "hi-Latn", "bn", "mr", "ta", "te"] } as const;

/** What the sentence says before a place and behind it, in lower case. */
interface Statement {
  readonly before: string;
  readonly after: string;
}

function statementAround(text: string, start: number, end: number): Statement {
  if (last !== undefined && last.start === start && last.end === end && last.text === text) return last.statement;
  const from = sentenceStart(text, Math.max(0, start - REACH), start, STATEMENT_MARKS);
  const stop = Math.min(text.length, end + REACH);
  // The mark itself stays: "sea level? No".
  const isAsked = /^["'”’)\s]*\?/.test(text.slice(end, stop));
  const statement = {
    before: text.slice(from, start).toLowerCase(),
    after: text.slice(end, isAsked ? stop : sentenceEnd(text, end, stop, STATEMENT_MARKS)).toLowerCase(),
  };
  last = { text, start, end, statement };
  return statement;
}

/** One place is asked about by one rule after the other. */
let last:
  | { readonly text: string; readonly start: number; readonly end: number; readonly statement: Statement }
  | undefined;

const WRONG = lazyPattern(
  "^(wrong|incorrect|false|untrue|incorrectly|wrongly|falsely|mistakenly|erroneously|ग[़]?लत|असत्य|galat|ghalat)$",
  "iu",
);
const PREPOSITION = lazyPattern("(?<![a-z])(at|on|in|of|from|to|near|by|for|under|above|below)( an?| the)?\\s*$", "iu");
const COPULA_ONLY = lazyPattern(
  "^[\"'”’)\\s]*((is|are|was|be|being|would|seems|here|clearly|simply|the|a|an|reading|interpretation|translation|sense|meaning|समझना|अर्थ|पढ़ना|मानना|कहना|यह|है|hai|samajhna|matlab)[\"'\\s]*)*$",
  "iu",
);

/** "not the sea floor but", "rather than the sea floor", "instead of". */
const CONTRAST_BEFORE = lazyPattern(
  "(rather than|instead of|as opposed to|unlike|not to be confused with|(?<!not )different from|has nothing to do with|nothing to do with)( an?| the| to| its| word| meaning| reading| sense|[\"'“‘(])*\\s*$",
  "iu",
);
const CONTRAST_AFTER = lazyPattern(
  "^[\"'”’)\\s]*(के बजाय|की बजाय|के बजाए|से (कोई )?(मतलब|लेना|संबंध|सम्बन्ध)|ke bajay|ki bajay|ke bajaye)",
  "iu",
);

/** The question asks why not: a rendering of the question, not a word on the reading. */
const QUESTIONED = lazyPattern("(why|क्यों|kyon|kyun)[^,]*$", "iu");

const MEANING_VERBS =
  "mean|means|meant|meaning|refer|refers|referring|denote|denotes|signify|translate|translates|translated|read|reads|interpreted|understood|about|stand for|stands for|called|मतलब|अर्थ|आशय|तात्पर्य|बात|matlab|arth|baat";
const SPEAKS_OF_MEANING = lazyPattern(`(?<![a-z\\p{L}\\p{M}])(${MEANING_VERBS})(?![a-z\\p{L}\\p{M}])`, "iu");

const MISREAD =
  "mis-?(read|reads|reading|reads it|translat\\w*|interpret\\w*|underst\\w*|took|taken|takes|constru\\w*|heard|render\\w*)".replaceAll(
    "\\w",
    "[a-z]",
  );
const OTHERS = "(assistant|model|student|candidate|system|ai|answer|response|reply|someone|some|people|translator)";
const HEDGE_BEFORE = lazyPattern(
  [
    `${MISREAD}[^,]*`,
    "(mistaken|mistook|confused|confuses|confusing|confuse|conflated|conflates|mixed up)[^,]* (for|with|and)[^,]*",
    "(could|might|may|can|would|would normally|can sometimes)( also| sometimes| elsewhere| otherwise| easily| often| wrongly)* (be )?(mean|refer|denote|be read|read|be taken|taken|be understood|understood|be interpreted|interpreted|translated|be translated|stand for)[^,]*",
    "(could|might|may)( well| easily| wrongly| just| also| be)* (take|taken|think|suppose|assume|expect|imagine|picture|guess|believe|interpret|translate|understand|treat|confuse|confused|mistake|suggest|sound like)[^,]*",
    "(nobody|no one|no reader|few) (would|could|should|will)[^,.]*",
    "(the|same|a) (word|term)s? for( an?| the)?[^,.]{0,3}",
    "(at first (glance|sight)|superficially|on the face of it|na[iï]vely)[^,.]*",
    "(also|sometimes|elsewhere|otherwise|usually|normally|commonly|often|literally|usual|other) (mean|means|meant|refers?|denotes?|translates?|used for|read|sense|meaning|reading|translation)[^,]*",
    "(other|another|second|alternative|different|literal|usual|common) (meaning|sense|reading|interpretation|translation)s?([^,]*|, )",
    "literal(ly)?[^,]*",
    "(ambiguous|ambiguity|homonym|homograph|two senses|two meanings|two readings)[^.]*",
    "(either|both|whether) [^,.]{0,15}",
    "if (it|this|that|the (word|term)|[^ ]+) (were|was|is|had been|meant|means|read|is read|were read|refers|referred)[^,]*",
    `${OTHERS}('s| has| had|)? ?[^,.]{0,40}(interpret(s|ed|ing)?|took|takes|taking|treats|treated|treating|understands|understood|confus(es|ed|ing)|assum(es|ed|ing)|thinks|thought) [^,.]{0,40}`,
    "(interpreting|taking|treating|reading|understanding) [^,.]{1,30} (as|to mean|to be)[^,.]{0,20}",
    "(गलत|ग़लत|भूल से|भ्रमवश|शाब्दिक)[^,]*",
    "(galat|ghalat|galti se)[^,]*",
  ]
    .map((part) => `(?<![a-z\\p{L}\\p{M}])${part}$`)
    .join("|"),
  "iu",
);
const HEDGE_AFTER = lazyPattern(
  [
    "^[\"'”’)\\s]*(is|was|would be|seems|,? which is|being|here is) (an? |the |simply |clearly )*(mis|literal|other|another|different)",
    "^[\"'”’)\\s]*in (other|another|a different|some) (context|sense|meaning|situation)",
    "^[\"'”’)\\s]*(does not|doesn't|would not|wouldn't|cannot) (fit|apply|make sense|work|suit)",
    "^[^,.]{0,30}(भी हो सकता|भी होता है|भी कहते|समझ लिया|समझ लेता|समझ बैठा|समझा(?! (गया|जाए|जाना|जा रहा))|समझता|समझना|समझने|मान लिया|मानना गलत|मान बैठा|से भ्रमित|का भ्रम)",
    "^[^,.]{0,30}(bhi ho sakta|bhi hota hai|bhi kehte|samajh liya|samajh leta|samajh baitha|samjha(?! (gaya|jaye|jaana))|samajhta|samajhna|maan liya|maan baitha|galat)",
    "^[^.]{0,40}(which is|that is|is) (a |an )?(misunderstanding|misreading|misinterpretation|mistranslation|mistake)",
    "^[^.]{0,70}(has|have|had) nothing to do with",
    "^[^.,]{0,40}would (have been|be) (an? |the |simply |quite |clearly |completely |utterly )*(off[ -]topic|nonsens(e|ical)|absurd|silly|senseless|ridiculous|irrelevant|misguided|misleading|out of place|wrong|incorrect|(grave |serious |bad |plain )?(mistake|error|blunder|misreading|mistranslation)|too literal)",
    "^[^.]{0,40}((which|that|this) contradicts|contradicting|in contradiction|contrary to)(?!( to| with)? (the|its) (assistant|answer|response|reply|model|candidate|output|translation|summary))",
  ].join("|"),
  "iu",
);
/** "It can be a stream, but in a penal code it is a section." */
const POSSIBLE_BEFORE = lazyPattern(
  "(?<![a-z])(can|could|may|might)( also| sometimes| well| otherwise| elsewhere)* be( an?| the| about| used for)?[^,.]{0,12}$",
  "iu",
);
const BUT_BEHIND = lazyPattern("(?<![a-z])(but|however|though|although|yet|here)(?![a-z])", "iu");
const CONSEQUENCE = lazyPattern(
  "([,;:]|(?<= and)|^[\"'”’)]*) (so|therefore|hence|thus|and so|which means)(?![a-z])|(इसलिए|अतः|लिहाज़ा|isliye|isi liye)",
  "iu",
);
