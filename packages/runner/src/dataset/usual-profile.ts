import type { EvalCase } from "@eval/core";

/** Languages of the eighth schedule of the constitution of India, as BCP 47 subtags. */
const LANGUAGES_OF_INDIA = "as bn brx doi gu hi kn kok ks mai ml mni mr ne or pa sa sat sd ta te ur".split(" ");

/** The scoring profile for what a question holds: options, passages, an answer in a language of India, or none of these. */
export function usualProfile({ choices = [], context = [], language }: EvalCase): string {
  if (choices.length > 0) return "multiple_choice";
  if (context.length > 0) return "rag";
  const primary = language?.split("-", 1)[0]?.toLowerCase() ?? "";
  return LANGUAGES_OF_INDIA.includes(primary) ? "indic_short_answer" : "short_answer_qa";
}

/** Profiles that every set may name; users define more in their configuration. */
export const knownProfiles: readonly string[] = [
  "multiple_choice",
  "short_answer_qa",
  "long_reference_qa",
  "source_preserved",
  "rag",
  "indic_short_answer",
];
