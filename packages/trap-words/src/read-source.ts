import type { CompiledDictionaries } from "./compile-dictionaries.js";
import { decideSense } from "./decide-sense.js";
import type { TrapDictionary } from "./dictionary.js";
import { isWider, type ScannedText, scanText, type TermHit } from "./scan-text.js";
import type { SenseDecision } from "./sense-decision.js";

/** A text that the trace reasons about. */
export interface SourceText {
  readonly field: "input" | "output" | "source";
  readonly text: string;
}

/** A term where it stands in the source, and the sense that it has there. */
export interface SourceTerm extends TermHit {
  readonly field: SourceText["field"];
  readonly scan: ScannedText;
  readonly decision: SenseDecision;
}

export interface ReadSource {
  readonly terms: readonly SourceTerm[];
  readonly scans: readonly ScannedText[];
}

/** Finds the terms of the source and decides their senses. */
export function readSource(texts: readonly SourceText[], compiled: CompiledDictionaries): ReadSource {
  const terms: SourceTerm[] = [];
  const scans = texts.map(({ field, text }) => {
    const scan = scanText(text, compiled);
    for (const { entry, isLatin, first, end } of usableTerms(scan)) {
      const decision = decideSense(entry, scan.words, isLatin, { first, end });
      terms.push({ entry, isLatin, first, end, field, scan, decision });
    }
    return scan;
  });
  return { terms, scans };
}

/** Terms of the language of the text, where no longer term hides them. */
export function usableTerms(scan: ScannedText): readonly TermHit[] {
  if (scan.terms.length === 0) return [];
  const spoken = scan.terms.filter((hit) => isSpoken(hit, scan));
  return spoken.filter((hit, at) => !isHidden(hit, at, spoken) && !isRepeated(hit, spoken[at - 1]));
}

/** Whether a longer term holds this one. */
function isHidden(hit: TermHit, at: number, terms: readonly TermHit[]): boolean {
  // Hits come in the order of their first words, so a longer one that holds this one is not far.
  for (let behind = at + 1; behind < terms.length && behind < at + NEIGHBOURS; behind += 1) {
    if (terms[behind]!.first > hit.first) break;
    if (isWider(terms[behind]!, hit)) return true;
  }
  for (let before = at - 1; before >= 0 && before >= at - NEIGHBOURS; before -= 1) {
    if (isWider(terms[before]!, hit)) return true;
  }
  return false;
}

const NEIGHBOURS = 16;

/** The same entry found twice in one place, by two of its spellings. */
function isRepeated({ entry, first, end }: TermHit, before: TermHit | undefined): boolean {
  return before !== undefined && before.entry === entry && before.first === first && before.end === end;
}

/**
 * Whether the text is in the language of the term's dictionary: no other language of the same letters has more of its
 * markers here. Latin letters need a marker, or no word of English; native ones do not.
 */
function isSpoken({ entry: { home }, isLatin }: TermHit, scan: ScannedText): boolean {
  const own = scan.markers[home.number]!;
  for (const rival of isLatin ? home.latinRivals : home.nativeRivals) if (scan.markers[rival]! > own) return false;
  return !isLatin || own > 0 || !needsMarker(home.dictionary, scan);
}

/** A dictionary without markers says of its Latin terms that they are at home in any text. */
function needsMarker({ markers = [], language }: TrapDictionary, scan: ScannedText): boolean {
  // What is Latin in its own dictionary was put there because it looks like English.
  return markers.length > 0 && (language.endsWith("-Latn") || scan.isEnglish());
}
