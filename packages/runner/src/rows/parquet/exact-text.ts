/** A decimal at its scale, from its unscaled integer: a number, or the bytes of one, high byte first. */
export function decimalText(value: unknown, scale: number): unknown {
  const unscaled = value instanceof Uint8Array ? signedInteger(value) : integerOf(value);
  if (unscaled === null) return value;
  const digits = (unscaled < 0n ? -unscaled : unscaled).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const sign = unscaled < 0n ? "-" : "";
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-scale)}`;
}

function signedInteger(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return BigInt.asIntN(8 * bytes.length, value);
}

function integerOf(value: unknown): bigint | null {
  if (typeof value === "bigint") return value;
  return Number.isSafeInteger(value) ? BigInt(value as number) : null;
}

/** A number of single precision in its shortest form: 0.1, where the double of the same bits is 0.10000000149011612. */
export function singleText(value: unknown): unknown {
  if (typeof value !== "number" || !Number.isFinite(value)) return value;
  for (let digits = 1; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return value;
}

/** A time of the day, which is counted from midnight in units of which so many are a second. */
export function timeText(value: unknown, perSecond: number): unknown {
  const count = integerOf(value);
  if (count === null) return value;
  const units = BigInt(perSecond);
  const seconds = Number(count / units);
  const [hour, minute, second] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.trunc(part)).padStart(2, "0"),
  );
  return `${hour}:${minute}:${second}${fraction(count % units, perSecond)}`;
}

/** An instant in ISO 8601 with every digit that there is, from a count of such parts of a second since 1970. */
export function instantText(count: bigint, perSecond: number): string {
  const units = BigInt(perSecond);
  const rest = ((count % units) + units) % units;
  const iso = new Date(Number((count - rest) / units) * 1_000).toISOString();
  return iso.replace(".000Z", `${fraction(rest, perSecond) || ".000"}Z`);
}

/** A day, from a count of days since 1970. */
export const dayText = (days: number): string =>
  new Date(days * 86_400_000).toISOString().replace("T00:00:00.000Z", "");

/** The part of a second, three, six or nine digits as are needed; nothing where there is none. */
function fraction(rest: bigint, perSecond: number): string {
  if (rest === 0n) return "";
  const digits = rest.toString().padStart(String(perSecond).length - 1, "0");
  return `.${digits.replace(/(?:000)+$/u, "")}`;
}
