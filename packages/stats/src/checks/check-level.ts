import { invalidInput } from "./invalid-input.js";

/** Throws unless a confidence level is a share: 0.95, not 95. */
export function checkLevel(level: number): void {
  if (!(level > 0 && level < 1)) throw invalidInput("level must be between 0 and 1, such as 0.95", level);
}
