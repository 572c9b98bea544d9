import type { Expression, Part, Profile } from "../profile/profile.js";

const part = (name: string) => ({ metric: `capability-bench-${name}`, references: "all" }) as const satisfies Part;

const keys = {
  exactMatch: "exact-match",
  contains: "contains",
  tokenF1: "token-f1",
  similarity: "similarity",
  bleu: "bleu",
  rouge1: "rouge-1",
  rouge2: "rouge-2",
  rougeL: "rouge-l",
} as const;

const keyed = (key: keyof typeof keys) => ({ key, ...part(keys[key]) });

const supporting = Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, part(name)]));

const mix = (first: number, key: keyof typeof keys, second: number): Expression => ({
  weighted: [
    { weight: first, of: keyed(key) },
    { weight: second, of: keyed("similarity") },
  ],
});

const profileOf = (primary: Expression): Profile => ({ version: 1, threshold: 0.7, primary, supporting });

const shortAnswer = profileOf({ max: [keyed("exactMatch"), mix(0.65, "tokenF1", 0.35)] });

/** The framework's profiles. It scores any name that it does not know as a short answer; here that is an error. */
export const benchProfiles: Readonly<Record<string, Profile>> = {
  multiple_choice: profileOf(keyed("exactMatch")),
  short_answer_qa: shortAnswer,
  long_reference_qa: profileOf({ max: [mix(0.55, "rougeL", 0.45), mix(0.5, "tokenF1", 0.5)] }),
  truthfulness_generation: shortAnswer,
  source_preserved: shortAnswer,
};
