/** An exact number: a fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 1n) return { numerator, denominator };
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return divisor <= 1n
    ? { numerator, denominator }
    : { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const whole = (value: number): Rational => ({ numerator: BigInt(value), denominator: 1n });

export function add(left: Rational, right: Rational): Rational {
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function multiply(left: Rational, right: Rational): Rational {
  // Most numbers have no scale behind them.
  if (isOne(right)) return left;
  if (isOne(left)) return right;
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}

const isOne = ({ numerator, denominator }: Rational): boolean => numerator === 1n && denominator === 1n;

export const negate = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator });

export function isLess(left: Rational, right: Rational): boolean {
  return left.numerator * right.denominator < right.numerator * left.denominator;
}

/** Ten to a whole power, negative ones included. */
export function powerOfTen(exponent: number): Rational {
  return exponent < 0 ? rational(1n, 10n ** BigInt(-exponent)) : rational(10n ** BigInt(exponent));
}

/** ASCII digits with an optional point: "1250.50". */
export function fromDecimal(digits: string): Rational {
  const point = digits.indexOf(".");
  if (point < 0) return rational(BigInt(digits));
  const decimals = digits.slice(point + 1);
  return rational(BigInt(digits.slice(0, point) + decimals), 10n ** BigInt(decimals.length));
}

/** The exact value in writing: a decimal number where it ends, a fraction where it does not ("1/3"). */
export function exactText({ numerator, denominator }: Rational): string {
  if (denominator === 1n) return String(numerator);
  const decimals = decimalsOf(denominator);
  if (decimals === null) return `${numerator}/${denominator}`;
  const scale = 10n ** BigInt(decimals);
  const padded = magnitude(numerator * (scale / denominator)).padStart(decimals + 1, "0");
  const text = decimals === 0 ? padded : `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
  return numerator < 0n ? `-${text}` : text;
}

/** The nearest double. */
export function toNumber(value: Rational): number {
  if (value.denominator === 1n) return Number(value.numerator);
  const exact = exactText(value);
  return exact.includes("/") ? Number(value.numerator) / Number(value.denominator) : Number(exact);
}

/** How many decimals a fraction of this denominator has, or null where they do not end. */
function decimalsOf(denominator: bigint): number | null {
  let twos = 0;
  let fives = 0;
  while (denominator % 2n === 0n) {
    denominator /= 2n;
    twos += 1;
  }
  while (denominator % 5n === 0n) {
    denominator /= 5n;
    fives += 1;
  }
  return denominator === 1n ? Math.max(twos, fives) : null;
}

const magnitude = (value: bigint): string => String(value < 0n ? -value : value);

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}
