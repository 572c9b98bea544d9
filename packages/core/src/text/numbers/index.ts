export { findNumbers } from "./find-numbers.js";
export type {
  AmbiguousNumber,
  FoundNumber,
  FoundRange,
  NumberOptions,
  NumberReading,
  NumberResult,
  NumberSpan,
  NumberUnit,
} from "./found-number.js";
export { parseNumber } from "./parse-number.js";
export { unitFactors } from "./unit-factors.js";
