/**
 * Why a mention of the accepted answer does not assert it.
 *
 * - `declined`: the answer says that it cannot or will not talk about it ("I can't discuss Delhi", दिल्ली के बारे में जानकारी देने में
 *   असमर्थ हूँ);
 * - `negated`: it is denied ("not Delhi", दिल्ली नहीं);
 * - `excepted`: something holds for all but it ("anything but Delhi", दिल्ली के अलावा);
 * - `former`: it was so before, and something else is now ("used to be Kolkata", पहले कोलकाता थी, अब दिल्ली है);
 * - `bound`: what is said is before or after the year, more or less than the number ("before 1947", 28 से कम);
 * - `alternatives`: it is one of several candidates ("Delhi or Mumbai", "Delhi, Mumbai or Chennai");
 * - `listed`: it is one item of a list of candidates;
 * - `asked`: it stands in a question;
 * - `unsure`: the sentence says that it is not known, or it is a guess of one who says so ("I don't know. Maybe Delhi.");
 * - `belief`: it is what others think, corrected or not, what they say beside the own statement ("29, although some say 28"), or what the speaker thought before a "but";
 * - `retracted`: it is taken back afterwards;
 * - `other-answer`: the answer is stated, and it is another one;
 * - `other-name`: it is a part of another name (Siberian tiger for Bengal tiger, north-east for east);
 * - `other-kind`: the name of another kind of thing (Ganga temple for Ganga river);
 * - `opposite`: the sentence says the opposite of the question (smallest for largest), or what excludes it (president
 *   for prime minister);
 * - `other-subject`: it answers another question (capital of India for capital of Maharashtra; Akbar, where his grandson
 *   is said to have done what is asked for).
 */
export type Refusal =
  | "declined"
  | "negated"
  | "excepted"
  | "former"
  | "bound"
  | "alternatives"
  | "listed"
  | "asked"
  | "unsure"
  | "belief"
  | "retracted"
  | "other-answer"
  | "other-name"
  | "other-kind"
  | "opposite"
  | "other-subject";

export type RefusalLabel = "negated" | "hedged" | "contradicted";

const HEDGES: readonly Refusal[] = ["declined", "alternatives", "listed", "asked", "unsure", "belief"];

export function refusalLabel(refusal: Refusal): RefusalLabel {
  if (refusal === "negated" || refusal === "excepted") return "negated";
  return HEDGES.includes(refusal) ? "hedged" : "contradicted";
}
