/** A piece of a text: UTF-16 offsets, end excluded. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface SourceSpan extends TextSpan {
  /** Which text the offsets are of; `trace` where the trace quotes the term itself. */
  readonly field: "input" | "output" | "source" | "trace";
}

/**
 * How sure a finding is. `high`: cues in the source decide the sense, and the trace states the other. `medium`: the
 * sense is the term's only everyday one. `low`: the trace only goes on from a reading that it calls a mistake.
 */
export type Confidence = "high" | "medium" | "low";

/** A term that the trace reads in a sense that it does not have in the source. */
export interface Finding {
  /** The headword of the entry, and the language of its dictionary. */
  readonly term: string;
  readonly language: string;
  readonly category: string;
  readonly source: SourceSpan;
  readonly trace: TextSpan;
  /** The senses that the term has in the source, by id. */
  readonly meant: readonly string[];
  /** The sense in which the trace takes it. */
  readonly readAs: string;
  /** What decided the sense in the source: a cue as it stands there, or null. */
  readonly cue: string | null;
  readonly confidence: Confidence;
}

/** A term that was found in the source. */
export interface FoundTerm {
  readonly term: string;
  readonly language: string;
  readonly span: SourceSpan;
  /** The sense it has there, null where the source leaves it open. */
  readonly sense: string | null;
  readonly basis: "cue" | "exclusion" | "frequency" | "open";
}
