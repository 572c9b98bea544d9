/** The words of negation of one language, as data. Words are lower case, in NFC, separated by spaces. */
export interface NegationLexicon {
  /** BCP 47 tag. */
  readonly language: string;
  /** Where the words and their uses were taken from. */
  readonly source: string;
  /** Cues that deny what follows them, with how many words they reach over. */
  readonly before?: readonly Cue[];
  /** Cues that deny what comes before them. */
  readonly after?: readonly Cue[];
  /** Endings of words behind the answer that negate the verb ("செய்யவில்லை"). */
  readonly verbEndings?: string;
  /** Endings glued to the answer itself ("ഡൽഹിയല്ല", is not Delhi). */
  readonly gluedEndings?: string;
  /** "Only": with one of them before the answer a cue says "not only". */
  readonly only?: string;
  /** Words that begin another clause on either side of the answer. */
  readonly clause?: string;
  /** Words that begin another clause where they stand before the answer, and mean something else behind it. */
  readonly clauseBefore?: string;
}

export interface Cue {
  readonly words: string;
  /** How many words may stand between the cue and the answer. */
  readonly reach: number;
  /** Only directly behind one of these words. */
  readonly previous?: string;
  /** The word behind is part of the cue: "rather than". */
  readonly isPhrase?: boolean;
  /** Only directly before one of these words. */
  readonly next?: string;
  /** With `next`: where the clause ends with it as well. */
  readonly orLast?: boolean;
  /** Not behind one of these: "why not", "or not". */
  readonly notPrevious?: string;
  /** Not before one of these: "no doubt", "not only". */
  readonly notNext?: string;
  /** Not where the clause ends with it: the tag question "है ना". */
  readonly notLast?: boolean;
  /** Not where the clause begins with it: "No Delhi is right". */
  readonly notFirst?: boolean;
  /** Only with one of these words nearby: spellings that are words of another language as well. */
  readonly near?: string;
  /** Only where it stands a second time nearby: "na Delhi na Mumbai". */
  readonly isTwice?: boolean;
  /** Not directly before a question mark, where it asks for agreement: "Chennai illa?" */
  readonly notAsked?: boolean;
  /** A name as well: not where it begins with a capital letter and goes on in small ones, and an answer may hold it. */
  readonly isName?: boolean;
}
