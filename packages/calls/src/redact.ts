import type { Json } from "@eval/core";

const HIDDEN = "[redacted]";

/** What keys and account names look like at the servers in use; a key cut or starred by a server is still caught. */
const SECRET_SHAPES =
  /(?<![\p{L}\p{N}])(?:gsk|sk|xai|hf|pk|rk|nvapi|org|proj)[-_][A-Za-z0-9_*.-]{6,}|(?<=Bearer\s{1,4})[^\s"',}]+/giu;

/** A text without the secrets given, in any of the forms in which they travel. */
export type Redact = (text: string) => string;

/**
 * Removes secrets from text: the ones given wherever they stand, also percent-encoded or in base64.
 *
 * @example
 * redactor(["not-a-real-key"])("refused: not-a-real-key"); // => "refused: [redacted]"
 */
export function redactor(secrets: readonly string[]): Redact {
  const forms = secrets.flatMap((secret) =>
    secret === "" ? [] : [secret, encodeURIComponent(secret.toWellFormed()), base64(secret)],
  );
  // Longest first, so that a secret inside another one leaves no rest.
  const ordered = [...new Set(forms)].sort((left, right) => right.length - left.length);
  return (text) => ordered.reduce((rest, form) => rest.replaceAll(form, HIDDEN), text);
}

/** Removes also what only looks like a key or an account name: for messages of servers, where nothing is lost by it. */
export const redactShapes = (text: string): string => text.replace(SECRET_SHAPES, HIDDEN);

/** The same value with every string of it redacted, names of fields included. */
export function redactJson<Value extends Json>(value: Value, redact: Redact): Value {
  return redactAny(value, redact) as Value;
}

function redactAny(value: Json, redact: Redact): Json {
  if (typeof value === "string") return redact(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => redactAny(item, redact));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), redactAny(item, redact)]));
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
