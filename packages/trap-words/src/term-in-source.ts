import type { CompiledEntry } from "./compiled-entry.js";
import type { ReadSource, SourceTerm } from "./read-source.js";
import type { GlossHit, ScannedText } from "./scan-text.js";

/** What the source says of one term: all places where it stands, and the senses that it has there. */
export interface TermInSource {
  readonly entry: CompiledEntry;
  readonly places: readonly SourceTerm[];
  readonly senses: readonly number[];
  /** Some place leaves the sense open. */
  readonly isOpen: boolean;
  /** Senses that the source names in other words: whoever repeats them has misread nothing. */
  readonly named: readonly number[];
}

interface GrowingTerm extends TermInSource {
  readonly places: SourceTerm[];
  readonly senses: number[];
  isOpen: boolean;
}

/** The terms of a source, each once. */
export function termsInSource({ terms, scans }: ReadSource): TermInSource[] {
  const found: GrowingTerm[] = [];
  for (const place of terms) {
    const { entry, decision } = place;
    let term = found.find((known) => known.entry === entry);
    if (term === undefined) {
      term = { entry, places: [], senses: [], isOpen: false, named: namedSenses(entry, scans) };
      found.push(term);
    }
    term.places.push(place);
    if (decision.sense === null) term.isOpen = true;
    else if (!term.senses.includes(decision.sense)) term.senses.push(decision.sense);
  }
  return found;
}

function namedSenses(entry: CompiledEntry, scans: readonly ScannedText[]): number[] {
  const senses: number[] = [];
  for (const scan of scans) {
    for (const hit of scan.glossesOf(entry)) {
      if (hit.strength !== "related" && !senses.includes(hit.sense) && !isInTerm(hit, scan)) senses.push(hit.sense);
    }
  }
  return senses;
}

/** A gloss that is part of the term says nothing of its own. */
function isInTerm({ entry, first, end }: GlossHit, { terms }: ScannedText): boolean {
  return terms.some((term) => term.entry === entry && term.first <= first && term.end >= end);
}
