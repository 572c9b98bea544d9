import type { TextStep } from "@eval/core/text";
import { answerSteps, normalizerOf } from "../normalizer.js";

/** What both sides of a sequence metric go through unless told otherwise: `answerSteps`, the case kept. */
export const sequenceSteps: readonly string[] = answerSteps.filter((step) => step !== "lower-case");

/** The named steps, and lower case after them where case does not count. */
export function sequenceFold(normalize: readonly string[], caseSensitive: boolean): TextStep {
  return normalizerOf(caseSensitive ? normalize : [...normalize, "lower-case"]);
}
