/** How a reply names its option: alone, behind "the answer is", at its start or end, or somewhere inside. */
export type ChoiceForm = "label" | "text" | "cue" | "lead" | "mention";

/** What a reply chooses. */
export type ParsedChoice =
  | { readonly kind: "choice"; readonly index: number; readonly form: ChoiceForm }
  | { readonly kind: "several_choices"; readonly indexes: readonly number[] }
  /** The text belongs to several options, or is the label of one and the text of another. */
  | { readonly kind: "ambiguous_text"; readonly indexes: readonly number[] }
  | { readonly kind: "none_of_these" | "refusal" | "no_choice" };
