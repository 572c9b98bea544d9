import { invalidInput } from "./invalid-input.js";

/** Throws unless a value is between 0 and 1, both included. */
export function checkShare(name: string, value: number): void {
  if (!(value >= 0 && value <= 1)) throw invalidInput(`${name} must be between 0 and 1`, value);
}
