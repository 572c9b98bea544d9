export { type CodeTestsDetail, type CodeTestsOptions, codeTests } from "./code-tests.js";
export type { BlockChoice } from "./extract-code.js";
export type { CodeLabel, TestOutcome, TestReport } from "./judge-run.js";
export type { Language } from "./language.js";
export type { Isolation } from "./sandbox-command.js";
