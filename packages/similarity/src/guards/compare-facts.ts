import { differingAntonym } from "./differing-antonym.js";
import { differingNegation } from "./differing-negation.js";
import { differingNumber } from "./differing-number.js";

/** What turns an answer around and hardly moves its vector. A key is there only where something was found. */
export interface FactFlags {
  readonly differingNumber?: true;
  readonly differingUnit?: true;
  readonly differingNegation?: true;
  readonly antonym?: true;
  /** What was found, in words. */
  readonly differences?: readonly string[];
}

/**
 * Numbers, units, negation and opposites that differ between an accepted answer and an output. Flags to look at, found by
 * words alone: a flag may be wrong, and no flag is no promise.
 *
 * @example
 * compareFacts("It weighs 5 kg", "It weighs 7 kg").differences; // => ["\"7 kg\" in place of \"5 kg\""]
 * compareFacts("सूर्य पूर्व में उगता है", "सूर्य पश्चिम में उगता है").antonym; // => true
 * compareFacts("Mumbai", "Mumbai is in India"); // => {}
 */
export function compareFacts(expected: string, output: string): FactFlags {
  const number = differingNumber(expected, output);
  const negation = differingNegation(expected, output);
  const antonym = differingAntonym(expected, output);
  const differences = [
    ...(number === null ? [] : [`${JSON.stringify(number.found)} in place of ${JSON.stringify(number.expected)}`]),
    ...(negation === null ? [] : [`${JSON.stringify(negation)} on one side only`]),
    ...(antonym === null ? [] : [`${JSON.stringify(antonym[1])} in place of ${JSON.stringify(antonym[0])}`]),
  ];
  return {
    ...(number?.kind === "number" && { differingNumber: true }),
    ...(number?.kind === "unit" && { differingUnit: true }),
    ...(negation !== null && { differingNegation: true }),
    ...(antonym !== null && { antonym: true }),
    ...(differences.length > 0 && { differences }),
  };
}
