import { lazyPattern } from "@eval/core/text";
import { isAttributed } from "./attribution.js";
import type { Mention, ReadTrace } from "./read-trace.js";
import { isIndic, offsetsOf } from "./scan-text.js";
import type { TermInSource } from "./term-in-source.js";

/**
 * The term itself in a trace in the language of the source, where a word beside it gives it a sense: "वाक्य बालों की
 * माँग के बारे में है" says which माँग is meant. Only what the trace says of its own: a repeated question has the sense that
 * it has in the source.
 */
export function qualifiedTerms({ entry }: TermInSource, trace: ReadTrace): Mention[] {
  if (!isIndic(trace.scan)) return [];
  return trace.terms.flatMap((hit): Mention[] => {
    if (hit.entry !== entry) return [];
    const { start, end } = offsetsOf(trace.scan, hit);
    const { sense, basis, evidence } = trace.decide(hit);
    if (sense === null || basis !== "cue" || evidence === null || isAttributed(trace.text, start, end)) return [];
    const before = trace.text.slice(0, start);
    const isBeside = GENITIVE().test(before) && before.slice(-REACH - evidence.length).includes(evidence);
    return isBeside ? [{ ...hit, sense, strength: "full", start, stop: end }] : [];
  });
}

/** Characters between a cue and the term that it qualifies: "पानी की निकासी". */
const REACH = 6;

const GENITIVE = lazyPattern("(?<![\\p{L}\\p{M}])(का|के|की|ka|ke|ki|वाला|वाली|वाले)\\s+$", "iu");
