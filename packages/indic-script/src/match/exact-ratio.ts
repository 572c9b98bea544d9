/** Whether two exact numbers, each times a factor, are equal; without rounding. */
export function isSameRatio(left: string, leftFactor: string, right: string, rightFactor: string): boolean {
  if (left === right && leftFactor === rightFactor) return true;
  const [a, b] = [product(ratioOf(left), ratioOf(leftFactor)), product(ratioOf(right), ratioOf(rightFactor))];
  return a[0] * b[1] === b[0] * a[1];
}

type Ratio = readonly [numerator: bigint, denominator: bigint];

const product = (left: Ratio, right: Ratio): Ratio => [left[0] * right[0], left[1] * right[1]];

/** Reads "-125000.5", "1/3" and "1e-7". */
function ratioOf(text: string): Ratio {
  const slash = text.indexOf("/");
  if (slash >= 0) return [BigInt(text.slice(0, slash)), BigInt(text.slice(slash + 1))];
  const [digits = "", exponent = "0"] = text.split("e");
  const [whole = "", decimals = ""] = digits.split(".");
  const shift = Number(exponent) - decimals.length;
  const numerator = BigInt(whole + decimals);
  return shift >= 0 ? [numerator * 10n ** BigInt(shift), 1n] : [numerator, 10n ** BigInt(-shift)];
}
