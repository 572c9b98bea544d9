import { EvalError, show } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { checkDictionary } from "./check-dictionary.js";
import { type CompiledDictionaries, compileDictionaries } from "./compile-dictionaries.js";
import type { TrapDictionary } from "./dictionary.js";
import type { Finding, FoundTerm } from "./finding.js";
import { holdsDenial, judgeNegation, type Negation, negationOf } from "./judge-negation.js";
import { judgeNumbers } from "./judge-numbers.js";
import { judgeQuotes } from "./judge-quotes.js";
import { judgeTerm, spanOf } from "./judge-term.js";
import { checkLanguage, loadTrapWords, trapWordLanguages } from "./load-trap-words.js";
import { readSource, type SourceTerm, type SourceText } from "./read-source.js";
import { type ReadTrace, readTrace } from "./read-trace.js";
import { offsetsOf } from "./scan-text.js";
import { type TermInSource, termsInSource } from "./term-in-source.js";

export type TraceLabel =
  | "no_misread_detected"
  | "misread_detected"
  /** No term of the source has a sense that the source decides. */
  | "ambiguous_source"
  /** The source holds no term of the dictionaries, so nothing was checked. */
  | "no_trap_term"
  | "empty";

export interface CheckTraceOptions {
  /** Languages whose dictionaries of this package are used, as BCP 47 tags; all by default. */
  readonly languages?: readonly string[];
  /** Further dictionaries, whose terms are found beside those. */
  readonly dictionaries?: readonly TrapDictionary[];
}

export interface CheckedTrace {
  readonly label: TraceLabel;
  readonly findings: readonly Finding[];
  /** Every term that the source holds. */
  readonly terms: readonly FoundTerm[];
  /** How many terms were looked for. */
  readonly dictionarySize: number;
}

/** A question, an answer, or both, as the trace was about them. */
export type TraceSource = string | { readonly input?: string; readonly output?: string };

/**
 * Whether a trace (someone's reasoning about a source) misreads one of the ambiguous terms of the dictionaries: it
 * decides by context which sense the term has in the source, finds which sense the trace states, asserted and not
 * rejected or merely mentioned, and compares. Numbers are compared as numbers.
 *
 * A denial of a short source (`negations` of the dictionaries) that the trace leaves out is found as well, where it faults
 * an answer that has it. Beside that only terms of the dictionaries are checked: `no_misread_detected` does not say that the trace is free of
 * mistranslation. A trace that states the right sense anywhere as its own is not flagged. Blank source or trace: `empty`.
 * Offsets are UTF-16, `[start, end)`, in the texts as given.
 *
 * Throws an `EvalError` for a language without a dictionary, a dictionary that is none, and for what is no text.
 *
 * @example
 * checkTrace("समुद्र तल पर पानी कब उबलता है?", "It asks about the seabed.").findings[0].readAs; // => "sea floor"
 * checkTrace("कल मैं दिल्ली गया था।", "The speaker went to Delhi yesterday.").label; // => "no_misread_detected"
 * checkTrace("दस लाख रुपये", "It costs one million rupees.").label; // => "no_misread_detected"
 */
export function checkTrace(source: TraceSource, trace: string, options: CheckTraceOptions = {}): CheckedTrace {
  return traceChecker(options)(source, trace);
}

/** `checkTrace` for many traces: the dictionaries are made ready once. */
export function traceChecker(options: CheckTraceOptions = {}): (source: TraceSource, trace: string) => CheckedTrace {
  for (const dictionary of options.dictionaries ?? []) checkDictionary(dictionary);
  for (const language of options.languages ?? []) checkLanguage(language);
  let compiled: CompiledDictionaries | undefined;
  let last: { readonly texts: readonly SourceText[]; readonly source: SourceReading } | undefined;
  return (source, trace) => {
    const texts = sourceTexts(source);
    if (typeof trace !== "string") throw new EvalError("invalid-input", `trace must be a text, got ${show(trace)}`);
    compiled ??= compiledFor(options);
    const filled = texts.filter(({ text }) => !isBlank(text));
    if (filled.length === 0 || isBlank(trace)) {
      return { label: "empty", findings: [], terms: [], dictionarySize: compiled.entries.length };
    }
    // Several judges reason about one source.
    if (last === undefined || !isSameSource(last.texts, filled)) {
      last = { texts: filled, source: readingOf(filled, compiled) };
    }
    return check(last.source, trace, compiled);
  };
}

function isSameSource(left: readonly SourceText[], right: readonly SourceText[]): boolean {
  if (left.length !== right.length) return false;
  return left.every(({ field, text }, at) => right[at]!.field === field && right[at]!.text === text);
}

interface SourceReading {
  readonly negation: Negation | null;
  readonly terms: readonly TermInSource[];
  readonly found: readonly FoundTerm[];
}

function readingOf(texts: readonly SourceText[], compiled: CompiledDictionaries): SourceReading {
  const source = readSource(texts, compiled);
  const words = source.scans.map((scan, at) => ({ field: texts[at]!.field, words: scan.words }));
  return {
    negation: negationOf(words, compiled.denials, (start) => isReadOtherwise(source.terms, start)),
    terms: termsInSource(source),
    found: source.terms.map(foundTerm),
  };
}

/** Whether a term stands there in a sense that denies nothing: मत as a vote. */
function isReadOtherwise(terms: readonly SourceTerm[], start: number): boolean {
  return terms.some((term) => {
    const { sense } = term.decision;
    if (sense === null || offsetsOf(term.scan, term).start !== start) return false;
    return !(term.entry.entry.senses[sense]!.glosses.en ?? []).some(holdsDenial);
  });
}

function sourceTexts(source: TraceSource): SourceText[] {
  if (typeof source === "string") return [{ field: "source", text: source }];
  const texts: SourceText[] = [];
  for (const field of ["source", "input", "output"] as const) {
    const text = (source as Partial<Record<SourceText["field"], unknown>> | null)?.[field];
    if (text === undefined || text === null) continue;
    if (typeof text !== "string") throw new EvalError("invalid-input", `${field} must be a text, got ${show(text)}`);
    texts.push({ field, text });
  }
  if (texts.length > 0) return texts;
  throw new EvalError("invalid-input", `source must be a text or hold input or output, got ${show(source)}`);
}

function check({ negation, terms, found }: SourceReading, trace: string, compiled: CompiledDictionaries): CheckedTrace {
  const readings = readTrace(trace, compiled);
  const findings: Finding[] = [];
  for (const term of terms) {
    const finding = judge(term, readings, terms);
    if (finding !== null) findings.push(finding);
  }
  const flagged = findings.map(({ term }) => term);
  for (const finding of judgeQuotes(readings, terms)) if (!flagged.includes(finding.term)) findings.push(finding);
  const byNegation = findings.length > 0 || negation === null ? null : judgeNegation(negation, trace);
  if (byNegation !== null) findings.push(byNegation);
  return { label: labelOf(findings, found), findings, terms: found, dictionarySize: compiled.entries.length };
}

function judge(term: TermInSource, trace: ReadTrace, others: readonly TermInSource[]): Finding | null {
  const byNumber = term.entry.isNumber ? judgeNumbers(term, trace) : undefined;
  if (byNumber !== undefined && byNumber !== null) return byNumber;
  const byGloss = judgeTerm(term, trace, others);
  // Where the numbers have been compared, only a sense that is no number is left: अरब as a people.
  return byGloss === null || (byNumber === null && isNumberSense(term, byGloss)) ? null : byGloss;
}

const isNumberSense = ({ entry: { entry } }: TermInSource, { readAs }: Finding): boolean =>
  entry.senses.find(({ id }) => id === readAs)?.value !== undefined;

function labelOf(findings: readonly Finding[], terms: readonly FoundTerm[]): TraceLabel {
  if (findings.length > 0) return "misread_detected";
  if (terms.length === 0) return "no_trap_term";
  return terms.every(({ sense }) => sense === null) ? "ambiguous_source" : "no_misread_detected";
}

function foundTerm(place: Parameters<typeof spanOf>[0]): FoundTerm {
  const { entry, dictionary } = place.entry;
  const { sense, basis } = place.decision;
  return {
    term: entry.term,
    language: dictionary.language,
    span: spanOf(place),
    sense: sense === null ? null : entry.senses[sense]!.id,
    basis,
  };
}

const compiledSets = new Map<string, CompiledDictionaries>();

/** The dictionaries of the package are compiled once for each set of languages, those of the caller for each checker. */
function compiledFor({ languages = trapWordLanguages(), dictionaries = [] }: CheckTraceOptions): CompiledDictionaries {
  const bundled = () => languages.map(loadTrapWords);
  if (dictionaries.length > 0) return compileDictionaries([...dictionaries, ...bundled()]);
  const key = languages.join(" ");
  const compiled = compiledSets.get(key) ?? compileDictionaries(bundled());
  compiledSets.set(key, compiled);
  return compiled;
}
