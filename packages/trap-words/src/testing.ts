export { dictionaryViolations } from "./dictionary-violations.js";
