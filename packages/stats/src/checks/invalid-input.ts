/**
 * The error of a call that is wrong whatever the data say: a level of 95, a negative count, lists of two lengths.
 *
 * A `RangeError` with a `code` for programs. What the data leave undefined is never thrown: it is null with a reason.
 */
export function invalidInput(expected: string, got: unknown): RangeError & { readonly code: "invalid-input" } {
  return Object.assign(new RangeError(`${expected}, got ${shown(got)}`), { code: "invalid-input" as const });
}

const SHOWN_LENGTH = 200;

function shown(value: unknown): string {
  // JSON would write NaN and the infinities as null.
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
