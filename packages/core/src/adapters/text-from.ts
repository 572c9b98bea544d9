import { EvalError, show } from "../errors.js";
import { isJson } from "../json.js";

/**
 * The text of a value that another tool hands over. A string stays what it is; anything else that is plain JSON
 * (a number, a parsed object) becomes the text that `JSON.stringify` writes: no spaces, keys in their own order.
 *
 * Throws an `EvalError` for `null`, and where JSON would drop or change something: `undefined`, `NaN`, dates, class
 * instances.
 *
 * @example
 * textFrom({ शहर: "दिल्ली", rank: 1 }, "output"); // => "{\"शहर\":\"दिल्ली\",\"rank\":1}"
 * textFrom(7, "output"); // => "7"
 */
export function textFrom(value: unknown, field: string): string {
  if (typeof value === "string") return value;
  if (value !== null && isJson(value)) return JSON.stringify(value);
  const fix = "make the case yourself with the option toCase";
  throw new EvalError("invalid-input", `${field} must be text or plain JSON, got ${show(value)}; ${fix}`);
}
