import { fromDecimal, type Rational } from "./rational.js";

const WEIGHTS: Readonly<Record<string, bigint>> = { "\u0bf0": 10n, "\u0bf1": 100n, "\u0bf2": 1000n };
const ZERO = 0x0be6;

/**
 * A number in the old Tamil way, where the signs for ten, hundred and thousand follow their count: "௨௰௫" is 25, "௰" 10,
 * "௨௲௯௱" 2,900. Null where a text is not made of Tamil digits and at least one of these signs.
 */
export function readTamilNumeral(text: string): Rational | null {
  if (!/^[\u0be6-\u0bef\u0bf0-\u0bf2]*[\u0bf0-\u0bf2][\u0be6-\u0bef\u0bf0-\u0bf2]*$/.test(text)) return null;
  let total = 0n;
  let count: bigint | null = null;
  for (const sign of text) {
    const weight = WEIGHTS[sign];
    if (weight === undefined) {
      count = (count ?? 0n) * 10n + BigInt(sign.charCodeAt(0) - ZERO);
    } else if (weight === 1000n) {
      total = (total + (count ?? (total === 0n ? 1n : 0n))) * weight;
      count = null;
    } else {
      total += (count ?? 1n) * weight;
      count = null;
    }
  }
  return fromDecimal(String(total + (count ?? 0n)));
}
