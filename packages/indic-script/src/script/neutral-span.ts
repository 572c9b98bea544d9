/** What a language-neutral span is. */
export type NeutralKind =
  | "code"
  | "url"
  | "email"
  | "handle"
  | "markup"
  | "formula"
  | "unit"
  | "name"
  | "acronym"
  | "symbol"
  | "label"
  | "quote";

/** A part of a text that reads the same in every language. */
export interface NeutralSpan {
  /** UTF-16 offset of the first unit in the original text. */
  readonly start: number;
  /** UTF-16 offset after the last unit. */
  readonly end: number;
  readonly kind: NeutralKind;
}
