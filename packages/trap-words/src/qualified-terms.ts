import { lazyPattern } from "@eval/core/text";
import { isAttributed } from "./attribution.js";
import type { Mention, ReadTrace } from "./read-trace.js";
import { offsetsOf } from "./scan-text.js";
import type { TermInSource } from "./term-in-source.js";

/**
 * The term itself in a trace in the language of the source, where a word beside it gives it a sense: "वाक्य बालों की
 * माँग के बारे में है" says which माँग is meant. Only what the trace says of its own: a repeated question has the sense that
 * it has in the source.
 */
export function qualifiedTerms({ entry }: TermInSource, trace: ReadTrace): Mention[] {
  const mentions: Mention[] = [];
  if (!trace.scan.isIndic) return mentions;
  for (const hit of trace.terms) {
    if (hit.entry !== entry) continue;
    const { start, end } = offsetsOf(trace.scan, hit);
    // Cheapest first: a term has seldom a genitive before it.
    const before = trace.text.slice(0, start);
    if (!endsInGenitive(before)) continue;
    const { sense, basis, evidence } = trace.decide(hit);
    if (sense === null || basis !== "cue" || evidence === null) continue;
    const isBeside = before.slice(-REACH - evidence.length).includes(evidence);
    if (!isBeside || isAttributed(trace.text, start, end)) continue;
    mentions.push({ ...hit, sense, strength: "full", start, stop: end });
  }
  return mentions;
}

/** Characters between a cue and the term that it qualifies: "पानी की निकासी". */
const REACH = 6;

function endsInGenitive(before: string): boolean {
  const said = before.trimEnd();
  return said.length < before.length && GENITIVE().test(said.slice(-LONGEST_GENITIVE));
}

/** Code units of the longest one and of a letter before it. */
const LONGEST_GENITIVE = 6;

const GENITIVE = lazyPattern("(?<![\\p{L}\\p{M}])(का|के|की|ka|ke|ki|वाला|वाली|वाले)$", "iu");
