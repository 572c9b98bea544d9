/** An exact number as a fraction with a positive denominator, not necessarily in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Reads "-125000.5", "1/3" and "1e-7": exact values of numbers found in text, and numbers of options as text. */
export function fractionOf(text: string): Fraction {
  const slash = text.indexOf("/");
  if (slash >= 0) return { numerator: BigInt(text.slice(0, slash)), denominator: BigInt(text.slice(slash + 1)) };
  const [digits = "", exponent = "0"] = text.split("e");
  const [whole = "", decimals = ""] = digits.split(".");
  const shift = Number(exponent) - decimals.length;
  const numerator = BigInt(whole + decimals);
  return shift >= 0
    ? { numerator: numerator * 10n ** BigInt(shift), denominator: 1n }
    : { numerator, denominator: 10n ** BigInt(-shift) };
}

export function product(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

export function quotient(left: Fraction, right: Fraction): Fraction {
  return product(left, { numerator: right.denominator, denominator: right.numerator });
}

export const isAtMost = (left: Fraction, right: Fraction): boolean =>
  left.numerator * right.denominator <= right.numerator * left.denominator;

/** How far a number may be from the one expected: by an amount, or by a share of the one expected. */
export interface Tolerance {
  readonly absolute: Fraction;
  readonly relative: Fraction;
}

/** Whether the distance is at most the larger of both tolerances. Exact: 1.1 is within 0.1 of 1, as it is not in doubles. */
export function isWithin(found: Fraction, expected: Fraction, { absolute, relative }: Tolerance): boolean {
  const distance = magnitude({
    numerator: found.numerator * expected.denominator - expected.numerator * found.denominator,
    denominator: found.denominator * expected.denominator,
  });
  return isAtMost(distance, absolute) || isAtMost(distance, product(relative, magnitude(expected)));
}

const magnitude = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: numerator < 0n ? -numerator : numerator,
  denominator,
});
