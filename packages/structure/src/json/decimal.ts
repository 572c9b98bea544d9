/** A decimal number without error: `digits` times ten to the power of minus `scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/**
 * A number as JSON or JavaScript writes it, exactly: 0.1 + 0.2 is 0.3 here, and 9007199254740993 keeps its last digit.
 * Numbers must be inside the range of a double, or the digits would fill the memory.
 */
export function toDecimal(text: string): Decimal {
  const [mantissa = "", exponent = "0"] = text.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

export function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { digits: rescaled(left, scale) + rescaled(right, scale), scale };
}

export const multiply = (left: Decimal, right: Decimal): Decimal => ({
  digits: left.digits * right.digits,
  scale: left.scale + right.scale,
});

/** Negative, zero or positive, as `left` is less than, equal to or more than `right`. */
export function compare(left: Decimal, right: Decimal): number {
  const scale = Math.max(left.scale, right.scale);
  const difference = rescaled(left, scale) - rescaled(right, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether two numbers differ by at most `tolerance`. */
export function isWithin(left: Decimal, right: Decimal, tolerance: Decimal): boolean {
  const difference = add(left, { digits: -right.digits, scale: right.scale });
  const size = difference.digits < 0n ? { ...difference, digits: -difference.digits } : difference;
  return compare(size, tolerance) <= 0;
}

/** Whether a number is a whole number of steps; a step of zero fits nothing. */
export function isMultiple(value: Decimal, step: Decimal): boolean {
  const scale = Math.max(value.scale, step.scale);
  return step.digits !== 0n && rescaled(value, scale) % rescaled(step, scale) === 0n;
}

/** Without an exponent and without zeros at the end: `2900`, `0.3`. */
export function showDecimal({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? "-" : "";
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, "0");
  if (scale === 0) return sign + text;
  const fraction = text.slice(-scale).replace(/0+$/, "");
  return sign + text.slice(0, -scale) + (fraction === "" ? "" : `.${fraction}`);
}

const rescaled = ({ digits, scale }: Decimal, to: number): bigint => digits * 10n ** BigInt(to - scale);
