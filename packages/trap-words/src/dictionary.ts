/** BCP 47 tag ("en", "hi", "hi-Latn") to words or phrases of that language. */
export type Phrases = Readonly<Record<string, readonly string[]>>;

export type TrapCategory =
  | "misleading-compound"
  | "polysemous-noun"
  | "tense-flip"
  | "fraction"
  | "large-number"
  | "kinship"
  | "false-friend"
  | "idiom"
  | "dropped-negation";

/** `usual`: in everyday use. `rare`: real, but only with a cue. `misreading`: what the term is taken for and never means. */
export type SenseUse = "usual" | "rare" | "misreading";

/** Words of the source that speak for or against a sense; how a phrase is written: DICTIONARY.md. */
export interface Cues {
  /** Anywhere in the text; the nearer, the heavier. */
  readonly near?: readonly string[];
  /** Among the two words directly before the term. */
  readonly before?: readonly string[];
  /** Among the two words directly behind the term. */
  readonly after?: readonly string[];
}

/** What a number word does to the number behind it: saadhe is `plus` 0.5, laakh is `times` 100000. */
export interface NumberValue {
  readonly plus?: number;
  readonly times?: number;
  /** The value where no number stands behind the word: sava alone is 1.25. */
  readonly alone?: number;
}

/** One reading of a term. */
export interface TrapSense {
  /** A short English name, unique in its entry: "tomorrow". */
  readonly id: string;
  readonly use: SenseUse;
  /** How a trace says this reading, with synonyms; `en` is asked of every sense. */
  readonly glosses: Phrases;
  /** Glosses that are everyday words and say the reading only beside the term: "only", "move". */
  readonly weak?: Phrases;
  /** Words that show that a trace has this reading in mind, without naming it. They clear and never accuse. */
  readonly related?: Phrases;
  readonly cues?: Cues;
  /** Cues that exclude this sense. */
  readonly unless?: Cues;
  readonly value?: NumberValue;
  /** Sentences in which the term has this sense; none for a misreading. */
  readonly tests?: readonly string[];
}

/** A term with the readings between which a careless reader goes wrong. */
export interface TrapEntry {
  readonly term: string;
  /** Other spellings and inflected forms in the term's own script. */
  readonly forms?: readonly string[];
  /** Spellings in Latin letters. */
  readonly romanised?: readonly string[];
  readonly category: TrapCategory;
  readonly senses: readonly TrapSense[];
  /** Where the entry differs from the dictionary it is in. */
  readonly provenance?: string;
  readonly review?: string;
}

/** The traps of one language, as plain data: what a file in `dictionaries/` and a community pack hold. */
export interface TrapDictionary {
  /** BCP 47 tag of the texts in which the terms stand: "hi", "ta", "hi-Latn". */
  readonly language: string;
  /** Who wrote it and from what. */
  readonly provenance: string;
  /** SPDX identifier. */
  readonly licence: string;
  /** `unreviewed`, or who of the language's speakers reviewed it. */
  readonly review: string;
  /**
   * Frequent small words that show that a text is in this language and in no other of its script: "है", "में"; "आहे",
   * "आणि". Those in Latin letters show that a text in Latin letters is in this language.
   */
  readonly markers?: readonly string[];
  /** Words that deny: "नहीं", "मत", "nahi". A trace that leaves them out and faults an answer that has them is a finding. */
  readonly negations?: readonly string[];
  /** Named lists that cues share: `@past` stands for the cues of `cueSets.past`. */
  readonly cueSets?: Readonly<Record<string, readonly string[]>>;
  readonly entries: readonly TrapEntry[];
}
