export {
  type CheckedTrace,
  type CheckTraceOptions,
  checkTrace,
  type TraceLabel,
  type TraceSource,
  traceChecker,
} from "./check-trace.js";
export type {
  Cues,
  NumberValue,
  Phrases,
  SenseUse,
  TrapCategory,
  TrapDictionary,
  TrapEntry,
  TrapSense,
} from "./dictionary.js";
export type { Confidence, Finding, FoundTerm, SourceSpan, TextSpan } from "./finding.js";
export { loadTrapWords, trapWordLanguages } from "./load-trap-words.js";
export { type TrapWordsDetail, type TrapWordsOptions, trapWords } from "./trap-words.js";
export { type TrapWordsWithDetail, trapWordsWith } from "./trap-words-with.js";
