/** What is certainly wrong at a place of a text, whatever its language. */
export type ProblemKind =
  | "replacement_character"
  | "lone_surrogate"
  | "control_character"
  | "private_use"
  | "mojibake"
  | "orphan_mark"
  | "foreign_mark"
  | "broken_cluster"
  | "mixed_digits"
  | "look_alike";

export interface TextProblem {
  readonly kind: ProblemKind;
  /** UTF-16 offset of the first unit in the original text. */
  readonly start: number;
  /** UTF-16 offset after the last unit. */
  readonly end: number;
}
