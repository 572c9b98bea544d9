import { invalidInput } from "../checks/invalid-input.js";

/** Throws unless both parameters of a beta distribution are positive. */
export function checkShapes(a: number, b: number): void {
  if (!(a > 0 && Number.isFinite(a))) throw invalidInput("a must be above 0", a);
  if (!(b > 0 && Number.isFinite(b))) throw invalidInput("b must be above 0", b);
}
