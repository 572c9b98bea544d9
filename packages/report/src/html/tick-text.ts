import type { Estimate } from "../numbers.js";

/** A value at an axis, without the zeros that a table needs to be even: `25%`, `0.5`. */
export const tickText = (tick: number, format: Estimate["format"]): string =>
  format(tick)
    .replace(/(\.\d*?)0+(?=\D|$)/, "$1")
    .replace(/\.(?=\D|$)/, "")
    .replace(" %", "%");
