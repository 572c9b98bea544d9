import type { CompiledEntry } from "./compiled-entry.js";
import type { Finding } from "./finding.js";
import type { Mention, ReadTrace } from "./read-trace.js";
import { offsetsOf, type TermHit } from "./scan-text.js";
import { stanceOf } from "./stance.js";
import type { TermInSource } from "./term-in-source.js";

/**
 * Misreadings that show in the trace alone: a term of an Indian language in it, with a translation beside it that the
 * term never has ("barley (बरसीम)"), or not in the sentence quoted ("… था" (… tomorrow …)). The terms of the source have
 * already answered for themselves.
 */
export function judgeQuotes(trace: ReadTrace, ofSource: readonly TermInSource[]): Finding[] {
  const findings: Finding[] = [];
  const asked: CompiledEntry[] = [];
  for (const { entry, isLatin } of trace.terms) {
    // In a Hindi trace nothing else can contradict, and it holds many terms.
    if (isLatin || (trace.scan.isIndic && entry.misreadings.length === 0) || asked.includes(entry)) continue;
    asked.push(entry);
    const finding = judgeQuote(entry, trace, ofSource);
    if (finding !== null) findings.push(finding);
  }
  return findings;
}

function judgeQuote(entry: CompiledEntry, trace: ReadTrace, ofSource: readonly TermInSource[]): Finding | null {
  for (const mention of trace.mentionsOf(entry)) {
    const paired = mayContradict(mention, trace) ? trace.pairedTerm(mention) : null;
    const meant = paired === null ? null : contradicted(mention, paired, trace);
    if (paired === null || meant === null) continue;
    if (meant.cue === null && ofSource.some((term) => term.entry === entry)) continue;
    return findingOf(mention, paired, meant, trace);
  }
  return null;
}

/** In a Hindi trace only what the term never means counts: what stands around it is the trace's own, no quotation. */
function mayContradict({ strength, sense, entry }: Mention, trace: ReadTrace): boolean {
  return strength !== "related" && (entry.uses[sense] === "misreading" || !trace.scan.isIndic);
}

interface Meant {
  readonly senses: readonly number[];
  readonly cue: string | null;
}

function contradicted(mention: Mention, paired: TermHit, trace: ReadTrace): Meant | null {
  const meant = meantInQuote(mention, paired, trace);
  if (meant === null || meant.senses.includes(mention.sense)) return null;
  const hasRight = trace
    .mentionsOf(mention.entry)
    .some((other) => meant.senses.includes(other.sense) && trace.pairedTerm(other) === paired);
  return hasRight || stanceOf(trace.text, mention.start, mention.stop, false) !== "asserted" ? null : meant;
}

/** What the term can mean where it is quoted, by the cues of the quotation, or else by the dictionary. */
function meantInQuote({ entry, sense: named }: Mention, paired: TermHit, trace: ReadTrace): Meant | null {
  if (!trace.scan.isIndic) {
    const { sense, basis, evidence } = trace.decide(paired);
    if (sense !== null && basis === "cue") return { senses: [sense], cue: evidence };
  }
  return entry.uses[named] === "misreading" ? { senses: entry.realSenses, cue: null } : null;
}

function findingOf(mention: Mention, paired: TermHit, { senses, cue }: Meant, { scan }: ReadTrace): Finding {
  const { entry, dictionary } = mention.entry;
  const { text } = scan.words;
  const { start, end } = offsetsOf(scan, paired);
  return {
    term: entry.term,
    language: dictionary.language,
    category: entry.category,
    source: { field: "trace", start, end, text: text.slice(start, end) },
    trace: { start: mention.start, end: mention.stop, text: text.slice(mention.start, mention.stop) },
    meant: senses.map((sense) => entry.senses[sense]!.id),
    readAs: entry.senses[mention.sense]!.id,
    cue,
    confidence: cue === null ? "medium" : "high",
  };
}
