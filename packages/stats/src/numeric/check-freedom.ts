import { invalidInput } from "../checks/invalid-input.js";

/** Throws unless degrees of freedom are positive; fractions are fine. */
export function checkFreedom(df: number): void {
  if (!(df > 0)) throw invalidInput("degrees of freedom must be above 0", df);
}
