import type { NumberResult, NumberUnit } from "./found-number.js";
import type { Quantity } from "./quantity.js";
import type { Reading } from "./reading.js";

/** A number with its sign and unit, read from tokens but not yet put in writing. */
export interface Expression {
  readonly start: number;
  readonly end: number;
  readonly next: number;
  readonly readings: readonly Reading[];
  readonly quantity: Quantity;
  readonly unit: NumberUnit;
}

/** What was found at a token, if anything, and the token to go on with. */
export interface Step {
  readonly result: NumberResult | null;
  readonly next: number;
}
