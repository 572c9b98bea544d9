import type { CompiledDictionaries } from "./compile-dictionaries.js";
import type { CompiledEntry } from "./compiled-entry.js";
import { cueContext, decideSense, type SenseDecision } from "./decide-sense.js";
import type { TrapDictionary } from "./dictionary.js";
import { hasEnglish } from "./english-words.js";
import { isWider, type ScannedText, scanText, type TermHit } from "./scan-text.js";

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
  /** Senses that the source names in other words, by entry of its terms: whoever repeats them has misread nothing. */
  readonly named: ReadonlyMap<CompiledEntry, ReadonlySet<number>>;
  readonly scans: readonly ScannedText[];
}

/** Finds the terms of the source and decides their senses. */
export function readSource(texts: readonly SourceText[], compiled: CompiledDictionaries): ReadSource {
  const scans = texts.map(({ text }) => scanText(text, compiled));
  const terms = scans.flatMap((scan, at) => {
    const { field } = texts[at]!;
    return usableTerms(scan).map((hit): SourceTerm => {
      const decision = decideSense(hit.entry, cueContext(scan.words, hit.isLatin), hit);
      return { ...hit, field, scan, decision };
    });
  });
  const entries = new Set(terms.map(({ entry }) => entry));
  return { terms, named: new Map([...entries].map((entry) => [entry, namedSenses(entry, scans)])), scans };
}

/** A gloss that is part of the term says nothing of its own. */
function namedSenses(entry: CompiledEntry, scans: readonly ScannedText[]): ReadonlySet<number> {
  const glosses = scans.flatMap((scan) =>
    scan
      .glossesOf(entry)
      .filter(
        ({ strength, first, end }) =>
          strength !== "related" &&
          !scan.terms.some((term) => term.entry === entry && term.first <= first && term.end >= end),
      ),
  );
  return new Set(glosses.map(({ sense }) => sense));
}

/** Terms of the language of the text, where no longer term hides them. */
export function usableTerms(scan: ScannedText): readonly TermHit[] {
  if (scan.terms.length === 0) return [];
  const spoken = spokenTerms(scan);
  return spoken.filter((hit, at) => {
    const around = spoken.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS);
    return !around.some((other) => isWider(other, hit)) && !isRepeated(hit, spoken[at - 1]);
  });
}

/** Hits come in the order of their first words, so a longer one that holds this one is not far. */
const NEIGHBOURS = 16;

/** The same entry found twice in one place, by two of its spellings. */
function isRepeated({ entry, first, end }: TermHit, before: TermHit | undefined): boolean {
  return before !== undefined && before.entry === entry && before.first === first && before.end === end;
}

function spokenTerms(scan: ScannedText): readonly TermHit[] {
  const known = [new Map<TrapDictionary, boolean>(), new Map<TrapDictionary, boolean>()] as const;
  return scan.terms.filter((hit) => {
    const byDictionary = known[hit.isLatin ? 1 : 0];
    const isOne = byDictionary.get(hit.entry.dictionary) ?? isSpoken(hit, scan);
    byDictionary.set(hit.entry.dictionary, isOne);
    return isOne;
  });
}

/**
 * Whether the text is in the language of the term's dictionary: no other language of the same letters has more of its
 * markers here. Latin letters need a marker, or no word of English; native ones do not.
 */
function isSpoken({ entry: { dictionary }, isLatin }: TermHit, scan: ScannedText): boolean {
  const own = scan.markers.get(dictionary) ?? 0;
  if (isLatin && own === 0 && needsMarker(dictionary, scan)) return false;
  return [...scan.markers].every(
    ([other, count]) =>
      count <= own || baseOf(other) === baseOf(dictionary) || !sharesScript(other, dictionary, isLatin),
  );
}

/** "hi" and "hi-Latn" are one language. */
const baseOf = ({ language }: TrapDictionary): string => language.split("-")[0]!;

/** A dictionary without markers says of its Latin terms that they are at home in any text. */
function needsMarker({ markers = [], language }: TrapDictionary, { words }: ScannedText): boolean {
  // What is Latin in its own dictionary was put there because it looks like English.
  return markers.length > 0 && (language.endsWith("-Latn") || hasEnglish(words.text));
}

function sharesScript(left: TrapDictionary, right: TrapDictionary, isLatin: boolean): boolean {
  if (isLatin) return true;
  const devanagari = ["hi", "mr", "ne", "sa", "kok", "mai", "doi", "brx"];
  return devanagari.includes(baseOf(left)) && devanagari.includes(baseOf(right));
}
