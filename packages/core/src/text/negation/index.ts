export { findNegation, type Negation, type NegationOptions } from "./find-negation.js";
