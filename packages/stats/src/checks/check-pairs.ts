import { invalidInput } from "./invalid-input.js";

/** Throws unless two lists are of one length, so that item i of one belongs to item i of the other. */
export function checkPairs(a: ArrayLike<unknown>, b: ArrayLike<unknown>): void {
  if (a.length !== b.length) throw invalidInput("paired lists must have the same length", [a.length, b.length]);
}
