/** In what a judge differs from the one that its card was made of. */
export type MisfitKind = "model" | "options" | "prompt" | "language";

export interface CardMisfit {
  readonly kind: MisfitKind;
  /** Goes on after "the card is": `of temperature 0, not 1`. */
  readonly says: string;
}

/** The marks that metadata carries for a misfit; a run counts them. */
export const misfitFlags = {
  model: "cardOfOtherModel",
  options: "cardOfOtherOptions",
  prompt: "cardOfOtherPrompt",
  language: "cardOfOtherLanguage",
} as const satisfies Readonly<Record<MisfitKind, string>>;
