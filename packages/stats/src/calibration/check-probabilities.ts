import { checkPairs } from "../checks/check-pairs.js";
import { checkShare } from "../checks/check-share.js";

/** Throws unless there is one probability for each outcome. */
export function checkProbabilities(probabilities: readonly number[], outcomes: readonly boolean[]): void {
  checkPairs(probabilities, outcomes);
  for (const [index, probability] of probabilities.entries()) checkShare(`probabilities[${index}]`, probability);
}
