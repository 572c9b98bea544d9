import { defineMetric, type EvalCase, type Outcome } from "@eval/core";
import { type CheckedTrace, type CheckTraceOptions, type TraceSource, traceChecker } from "./check-trace.js";
import type { TrapDictionary } from "./dictionary.js";
import type { Finding, FoundTerm } from "./finding.js";
import { trapWordLanguages } from "./load-trap-words.js";

export interface TrapWordsOptions {
  /** Languages whose dictionaries of this package are used, as BCP 47 tags. */
  readonly languages: readonly string[];
  /** Further dictionaries as plain data, those of a community pack: `trapWords({ dictionaries: [pack] })`. */
  readonly dictionaries: readonly TrapDictionary[];
}

export interface TrapWordsDetail {
  readonly findings: readonly Finding[];
  /** Terms that stand in the source, with the sense that each has there. */
  readonly terms: readonly FoundTerm[];
  readonly dictionarySize: number;
}

export const defaultOptions = (): TrapWordsOptions => ({ languages: trapWordLanguages(), dictionaries: [] });

/**
 * Whether a trace, someone's reasoning about a question and its answer, reads the known trap words of the source in
 * the sense that they have there: कल as *yesterday* or *tomorrow*, हार as *necklace* or *defeat*, डेढ़ as 1.5.
 *
 * The source is `input`, `output`, or better both. Only terms of the dictionaries are checked: 1 says that none of them was
 * misread, not that the trace is free of mistranslation. Unscored are a source without such a term (`no_trap_term`),
 * one that leaves open what its terms mean (`ambiguous_source`) and a blank trace or source (`empty`).
 *
 * Score 1 or 0. Sources in Hindi, in native and in Latin letters, and in the other languages of the dictionaries;
 * traces in English, Hindi, romanised Hindi and, for many terms, the language of the source. `metadata.findings` has UTF-16 spans, `[start, end)`, in source and trace.
 *
 * @see The trace check of vindex 0.6.0, whose idea this follows
 * @example
 * const answered = { input: "परसों वह मुझसे मिला था?", trace: "Asks about the day after tomorrow." };
 * trapWords()(answered).label; // => "misread_detected"
 * trapWords()({ input: "यह क्या है?", trace: "Asks what this is." }).status; // => "unscored"
 */
export const trapWords = defineMetric({
  package: "@eval/trap-words",
  name: "trap-words",
  version: 3,
  summary: "The trace reads the known trap words of the source in the sense that they have there.",
  source: "After check_trace of vindex 0.6.0, with senses decided by context",
  needs: [["input", "output"], "trace"],
  range: [0, 1],
  higherIsBetter: true,
  blank: "measure",
  caveat:
    "Checks the terms of its dictionaries and no others. A trace that states the right sense anywhere is not flagged.",
  passesAlone: "The trace never names the term's reading, or names the right one beside the wrong one.",
  defaults: defaultOptions(),
  create(options) {
    const check = traceChecker(options as CheckTraceOptions);
    return (evalCase): Outcome<TrapWordsDetail> => outcomeOf(check(sourceOf(evalCase), evalCase.trace));
  },
});

/** The fields of a case that hold a text. */
export function sourceOf({ input, output }: EvalCase): TraceSource {
  return { ...(input !== undefined && { input }), ...(output !== undefined && { output }) };
}

export function outcomeOf({ label, findings, terms, dictionarySize }: CheckedTrace): Outcome<TrapWordsDetail> {
  const metadata = { findings, terms, dictionarySize };
  const reason = reasonOf(label, findings, terms, dictionarySize);
  if (label === "misread_detected") return { score: 0, passed: false, label, reason, metadata };
  if (label === "no_misread_detected") return { score: 1, passed: true, label, reason, metadata };
  return { score: null, label, reason, metadata };
}

function reasonOf(
  label: CheckedTrace["label"],
  findings: readonly Finding[],
  terms: readonly FoundTerm[],
  size: number,
): string {
  const names = [...new Set(terms.map(({ term }) => term))].join(", ");
  switch (label) {
    case "empty":
      return "the source or the trace is blank";
    case "no_trap_term":
      return `the source holds none of the ${size} terms that are checked`;
    case "ambiguous_source":
      return `the source leaves open what ${names} means`;
    case "no_misread_detected":
      return `the trace misreads none of ${names}; nothing else was checked`;
    case "misread_detected":
      return findings
        .map(
          ({ term, meant, readAs, trace }) =>
            `${term} means ${meant.join(" or ")} and is read as ${readAs} (${trace.text})`,
        )
        .join("; ");
  }
}
