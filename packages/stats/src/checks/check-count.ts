import { invalidInput } from "./invalid-input.js";

/** Throws unless a value is a whole number from `least`. */
export function checkCount(name: string, value: number, least = 0): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw invalidInput(`${name} must be a whole number from ${least}`, value);
  }
}
