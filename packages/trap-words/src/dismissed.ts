import { lazyPattern } from "@eval/core/text";
import { isAttributed, isDisputed } from "./attribution.js";
import { ANSWERS, HINDI_REPORT, MENTIONING, NAMELESS, SAYING, UNFOUNDED, WRONG } from "./dismissal-words.js";
import { isFaulted } from "./fault-behind.js";

/** Whether the trace calls wrong what it names there, whoever said it. */
export function isFoundWrong(text: string, start: number, end: number): boolean {
  return (
    isDisputed(text, start, end) ||
    isFaulted(text, end) ||
    isInDismissedQuote(text, start, end) ||
    isDismissedWord(text, start, end) ||
    isDismissedReport(text, start, end)
  );
}

/** Whether it stands in a quotation that is called wrong or unfounded: "'You are rarely seen' is wrong". */
export function isInDismissedQuote(text: string, start: number, end: number): boolean {
  return QUOTE_BEHIND().test(lowered(text, end, end + REACH)) && stands(QUOTE_BEFORE, text, start);
}

/**
 * Whether it is all that is quoted, or all that the word of an answer is said to be, and is called wrong: "'plough' is
 * an invention", "saying son-in-law is an error", "किनारे वाली बात ग़लत है".
 */
export function isDismissedWord(text: string, start: number, end: number): boolean {
  const said = dismissalBehind(text, end);
  if (said === null) return false;
  if (said.isNextSentence) return said.isQuoted && stands(OPENED, text, start) && isAttributed(text, start, end);
  if (said.isHindiReport) return !said.isQuoted;
  if (said.isQuoted && stands(OPENED, text, start)) return true;
  return stands(NAMELESS_BEFORE, text, start) || (said.hasOwner && stands(SENTENCE_BEFORE, text, start));
}

/**
 * Whether the answer is said to have it where the source has nothing of it: "the answer mentions a lion, which isn't
 * there". "The answer's rate is wrong" may speak of the number, "says the lion does not appear" of a lion.
 */
export function isUnfoundedReport(text: string, start: number, end: number): boolean {
  const said = dismissalBehind(text, end);
  if (said === null || !said.isUnfounded || said.isNextSentence) return false;
  const isReported = stands(MENTIONED_BEFORE, text, start) || (said.isApart && stands(SAID_BEFORE, text, start));
  return isReported && isAttributed(text, start, end);
}

/** Whether it ends what is reported of an answer, and is called wrong or unfounded: "claims he fled, which isn't said". */
export function isDismissedClause(text: string, start: number, end: number): boolean {
  const said = dismissalBehind(text, end);
  if (said === null || !said.isApart || said.isNextSentence) return false;
  return isAttributed(text, start, end);
}

function isDismissedReport(text: string, start: number, end: number): boolean {
  const said = dismissalBehind(text, end);
  if (said === null || said.isNextSentence) return false;
  return (stands(MENTIONED_BEFORE, text, start) || stands(SAID_BEFORE, text, start)) && isAttributed(text, start, end);
}

/** How what stands behind a place calls it wrong. */
interface Dismissal {
  readonly isQuoted: boolean;
  readonly isNextSentence: boolean;
  /** Behind a comma, a quotation or "which": no predicate of a sentence that is reported. */
  readonly isApart: boolean;
  /** "In the output", "that the answer mentions". */
  readonly hasOwner: boolean;
  readonly isHindiReport: boolean;
  /** The source has nothing of it; what is merely wrong may be so for a value. */
  readonly isUnfounded: boolean;
}

function dismissalBehind(text: string, end: number): Dismissal | null {
  if (last !== undefined && last.end === end && last.text === text) return last.dismissal;
  const dismissal = readDismissal(text, end);
  last = { text, end, dismissal };
  return dismissal;
}

/** One place is asked about by one rule after the other. */
let last: { readonly text: string; readonly end: number; readonly dismissal: Dismissal | null } | undefined;

function readDismissal(text: string, end: number): Dismissal | null {
  // Only another sentence begins with a capital: few places need a copy in lower case.
  const isEnd = VERDICT_AHEAD.test(text.slice(end, end + 4));
  const found = isEnd ? execAt(BEHIND(), lowered(text, end, end + REACH), 0) : execAt(BEHIND(), text, end);
  if (found === null || OF_FORM().test(lowered(text, end + found[0].length, end + REACH))) return null;
  const { quote, stop, comma, owner, filler = "", report, unfounded } = found.groups!;
  return {
    isQuoted: quote !== undefined,
    isNextSentence: stop !== undefined,
    isApart: quote !== undefined || comma !== undefined || /which|that/.test(filler),
    hasOwner: owner !== undefined,
    isHindiReport: report !== undefined,
    isUnfounded: unfounded !== undefined,
  };
}

const REACH = 140;
const VERDICT_AHEAD = /^[,.]?["”’'»][.!]?\s/;

function execAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const lowered = (text: string, start: number, end: number): string => text.slice(Math.max(0, start), end).toLowerCase();

const stands = (before: () => RegExp, text: string, start: number): boolean =>
  before().test(lowered(text, start - REACH, start));

const pattern = (source: string) => lazyPattern(source, "");

/** The answer has the right word and the wrong form of it. */
const OF_FORM = pattern(
  "^[^.]{0,40}(?<![a-z])(?:plural|singular|spelling|spelt|spelled|capital|gramma|register|tone|style|fluen)",
);

const OPENING = "(?:^|[\\s(\\[,:–—-])[\"“‘'«]";
const CLOSING = "[,.]?[\"”’'»]";
/** What an answer may have before its word: "by post", "the lion", "he fled". */
const LEAD = "(?:(?:i|he|she|it|they|we|an?|the|by|in|on|at|of|to|for|with|from|his|her|their|my|our|your) )*";
/** "The temperature reading", "the mango part": of what kind it is. */
const KIND =
  "(?:(?:and [a-z]+|part|reading|bit|claim|tips?|advice|remark|mention|interpretation|angle|reference|talk|wording|version|idea|suggestion|detail|sense|meaning|rendering|story|business)\\s+)?";
/** "In the model output", "that the answer mentions": whose it is. */
const OWNER = `(?:in|of|from|by) (?:the|this|its|their) (?:[a-z]+(?:['’]s)? ){0,2}(?:${ANSWERS})|as an? (?:${ANSWERS})|(?:that |which )?(?:the|this) (?:${ANSWERS}|assistant|model|bot) (?:mentions?|gives?|has|uses?|speaks of|puts?|introduces?|adds?|talks about|claims?)`;
const FILLER =
  "(?:(?:is|are|was|were|be|being|would|seems?|looks?|here|clearly|simply|therefore|thus|then|hence|just|quite|really|entirely|also|which|that|जो|यह|jo|yeh|लिखना|कहना),?\\s+)*";
const VERDICT = `(?:(?<unfounded>${UNFOUNDED})|${WRONG})`;

const BEHIND = lazyPattern(
  `(?<quote>${CLOSING})?(?<stop>[.!](?=\\s))?(?<comma>[,:;–—-]+)?\\s*(?:(?<report>${HINDI_REPORT})|${KIND}(?:(?<owner>${OWNER})\\s+)?(?<filler>${FILLER}))${VERDICT}`,
  "y",
);
const QUOTE_BEHIND = pattern(
  `^[^"“”«».!?।\\n]{0,80}?${CLOSING}[,:;–—-]*\\s*${KIND}(?:(?:${OWNER})\\s+)?${FILLER}${VERDICT}`,
);
const QUOTE_BEFORE = pattern(`${OPENING}[^"“”«»]{0,80}$`);
const OPENED = pattern(`${OPENING}${LEAD}$`);
const SENTENCE_BEFORE = pattern(`(?:^|[.!?:\\n]\\s*)${LEAD}$`);
const saidBefore = (words: string) => pattern(`(?:(?<![a-z])|(?=['’]))(?:${words})\\s+["“‘'«]?${LEAD}$`);
const NAMELESS_BEFORE = saidBefore(NAMELESS);
const MENTIONED_BEFORE = saidBefore(MENTIONING);
const SAID_BEFORE = saidBefore(SAYING);
