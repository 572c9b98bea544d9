/** What went wrong, in a word that programs may test. Packages of others may use codes of their own. */
export type EvalErrorCode =
  | "invalid-option"
  | "unknown-option"
  | "invalid-metric"
  | "unknown-metric"
  | "invalid-result"
  | "score-out-of-range"
  | "invalid-input"
  | "timeout"
  | "aborted"
  | (string & {});

/**
 * The one error class of the project: `code` for programs, `message` for people.
 *
 * A message says what was expected and what came, in lower case and without a full stop, and names the fix where
 * it is known: `threshold must be a number, got "0.7"`.
 */
export class EvalError extends Error {
  readonly code: EvalErrorCode;

  constructor(code: EvalErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = "EvalError";
    this.code = code;
  }
}

const SHOWN_LENGTH = 200;

/** A value as an error message shows it: JSON, cut at 200 characters. */
export function show(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    // A cycle, or an object that has no text of its own.
    text = typeof value === "bigint" ? String(value) : Object.prototype.toString.call(value);
  }
  if (text.length <= SHOWN_LENGTH) return text;
  // A cut through a surrogate pair would leave half a character.
  return `${text.slice(0, SHOWN_LENGTH).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
