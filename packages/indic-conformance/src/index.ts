export { type ConformanceOptions, indicConformance, type Scorer } from "./indic-conformance.js";
export type { Outcome } from "./judge-score.js";
export type { CategoryReport, ConformanceReport, Deviation } from "./report.js";
export { type ConformanceVector, indicVectors } from "./vectors.js";
