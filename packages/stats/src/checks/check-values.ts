import { invalidInput } from "./invalid-input.js";

/** Throws unless every value is a finite number: NaN and the infinities have no place in a mean. */
export function checkValues(name: string, values: ArrayLike<number>): void {
  for (let index = 0; index < values.length; index += 1) {
    if (!Number.isFinite(values[index])) {
      throw invalidInput(`${name}[${index}] must be a finite number`, values[index]);
    }
  }
}
