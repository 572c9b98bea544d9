import { lazyPattern } from "@eval/core/text";

/**
 * Whether a text in Latin letters is English: it holds a small word that no English sentence does without and that is
 * rare in romanised text of the languages of India; "the" at the end of a clause is थे.
 */
export function hasEnglish(text: string): boolean {
  return ENGLISH().test(text);
}

const ENGLISH = lazyPattern(
  "(?<![\\p{L}\\p{M}])(the(?=[^\\p{L}\\p{M}.!?,|]*[\\p{L}\\p{N}])|of|and|are|was|were|an|it|that|this|for|with|as|by|from|be|have|has|what|which|who|when|where|how|does|did|will|would|can|could|should|there|their|your|his|her|its|about|into)(?![\\p{L}\\p{M}])",
  "iu",
);
