import type { Json } from "./json.js";

/** One turn of a conversation. */
export interface Message {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly content: string;
  readonly name?: string;
}

/** One option of a multiple-choice question. */
export interface Choice {
  readonly label: string;
  readonly text: string;
}

/**
 * One example to score. Every field is optional: a metric says in `needs` which ones it cannot do without.
 *
 * Absent and empty are different: an absent `output` was not measured, an empty one is a blank answer.
 */
export interface EvalCase {
  readonly id?: string;
  /** The question or prompt. */
  readonly input?: string;
  /** The whole conversation, system prompt included, where there is one. */
  readonly messages?: readonly Message[];
  /** The answer under test; `""` is a value (blank). */
  readonly output?: string;
  /** The other answer, for pairwise metrics. */
  readonly alternative?: string;
  /** Accepted answers, any of which counts. */
  readonly expected?: string | readonly string[];
  /** Known wrong answers. */
  readonly incorrect?: readonly string[];
  /** Retrieved passages. */
  readonly context?: readonly string[];
  /** Documents used. */
  readonly retrievedIds?: readonly string[];
  /** Documents that should have been used. */
  readonly relevantIds?: readonly string[];
  readonly choices?: readonly Choice[];
  /** Tests for generated code. */
  readonly tests?: Json;
  /** A judge's or model's reasoning. */
  readonly trace?: string;
  /** BCP 47 tag of the answer wanted: `hi`, `hi-Latn`, `ta`. */
  readonly language?: string;
  /** Who answered. */
  readonly model?: string;
  readonly metadata?: Readonly<Record<string, Json>>;
}

/** The name of a field of {@link EvalCase}. */
export type CaseField = keyof EvalCase;

/** What a metric cannot do without: field names; an inner array means any one of these. */
export type Needs = readonly (CaseField | readonly CaseField[])[];

/** A case in which the needed fields are present. Alternatives (`["expected", "context"]`) stay optional. */
export type CaseWith<N extends Needs> = EvalCase & {
  readonly [F in Extract<N[number], CaseField>]-?: NonNullable<EvalCase[F]>;
};

/**
 * The accepted answers of a case as a list.
 *
 * @example
 * expectedAnswers({ expected: "दिल्ली" }); // => ["दिल्ली"]
 * expectedAnswers({}); // => []
 */
export function expectedAnswers(evalCase: EvalCase): readonly string[] {
  const { expected } = evalCase;
  if (expected === undefined) return [];
  return typeof expected === "string" ? [expected] : expected;
}
