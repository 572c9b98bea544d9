import { lazyPattern } from "@eval/core/text";
import type { CompiledDictionaries } from "./compile-dictionaries.js";
import type { CompiledEntry } from "./compiled-entry.js";
import { decideSense, type WordSpan } from "./decide-sense.js";
import { isPair } from "./pair.js";
import { usableTerms } from "./read-source.js";
import { type GlossHit, isWider, offsetsOf, type ScannedText, scanText, type TermHit } from "./scan-text.js";
import type { SenseDecision } from "./sense-decision.js";

/** A reading of a term that the trace names, with UTF-16 offsets. */
export interface Mention extends GlossHit {
  readonly start: number;
  readonly stop: number;
}

/** A trace that was scanned once; everything about one term is worked out when it is asked for. */
export interface ReadTrace {
  readonly text: string;
  readonly scan: ScannedText;
  /** Terms of the language of the trace, or quoted in native letters. */
  readonly terms: readonly TermHit[];
  /** The readings of one term, in order. */
  readonly mentionsOf: (entry: CompiledEntry) => readonly Mention[];
  /** The term that a reading stands beside as its translation: "barley (बरसीम)", "'बाल' means child". */
  readonly pairedTerm: (mention: Mention) => TermHit | null;
  /** The trace speaks of a meaning here: "means only". */
  readonly isNaming: (mention: Mention) => boolean;
  /** The sense that a term of the trace itself has where it stands. */
  readonly decide: (hit: TermHit) => SenseDecision;
}

export function readTrace(text: string, compiled: CompiledDictionaries): ReadTrace {
  const scan = scanText(text, compiled);
  const terms = usableTerms(scan);
  const mentions = new Map<CompiledEntry, readonly Mention[]>();
  const decisions = new Map<TermHit, SenseDecision>();
  return {
    text,
    scan,
    terms,
    mentionsOf: (entry) => {
      const known = mentions.get(entry) ?? mentionsIn(scan, terms, entry);
      mentions.set(entry, known);
      return known;
    },
    pairedTerm: (mention) => terms.find((term) => term.entry === mention.entry && pairs(scan, term, mention)) ?? null,
    isNaming: ({ start, stop }) =>
      NAMING().test(text.slice(Math.max(0, start - 40), start)) || NAMING_BEHIND().test(text.slice(stop, stop + 20)),
    decide: (hit) => {
      const known = decisions.get(hit) ?? decideSense(hit.entry, scan.words, hit.isLatin, hit);
      decisions.set(hit, known);
      return known;
    },
  };
}

function mentionsIn(scan: ScannedText, terms: readonly TermHit[], entry: CompiledEntry): Mention[] {
  const { starts, ends } = scan.words;
  const own = scan.glossesOf(entry);
  const mentions: Mention[] = [];
  for (const [at, hit] of own.entries()) {
    if (isHidden(hit, at, own, scan.idle) || isInTerm(hit, terms)) continue;
    const { sense, strength, first, end } = hit;
    mentions.push({ entry, sense, strength, first, end, start: starts[first]!, stop: ends[end - 1]! });
  }
  return mentions;
}

/** Part of the term itself; what merely shows that a sense was understood may be. */
function isInTerm({ strength, entry, first, end }: GlossHit, terms: readonly TermHit[]): boolean {
  return strength !== "related" && terms.some((term) => term.entry === entry && term.first <= first && term.end >= end);
}

/** Part of a longer gloss of the same term or of an idle phrase. */
function isHidden(hit: GlossHit, at: number, own: readonly GlossHit[], idle: readonly WordSpan[]): boolean {
  // Hits come in the order of their first words, so a wider one is a neighbour.
  for (let next = at + 1; next < own.length && own[next]!.first === hit.first; next += 1) {
    if (isWider(own[next]!, hit)) return true;
  }
  for (let before = at - 1; before >= 0 && own[before]!.first > hit.first - LONGEST; before -= 1) {
    if (isWider(own[before]!, hit)) return true;
  }
  return idle.some((span) => isWider(span, hit));
}

/** Words in the longest phrase. */
const LONGEST = 16;

const MOST_WORDS_APART = 24;

function pairs(scan: ScannedText, term: TermHit, { start, stop, first }: Mention): boolean {
  if (Math.abs(term.first - first) > MOST_WORDS_APART) return false;
  return isPair(scan.words.text, offsetsOf(scan, term), { start, end: stop });
}

/** "means only", "meaning of the word is only", "read as only", "यानी केवल". */
const NAMING = lazyPattern(
  "(mean(s|ing|t)?|refer(s|red|ring)? to|denotes|translat(es|ed|ion)( is| as| to)?|(read|interpreted|understood|taken|rendered) (as|to be)|i\\.e\\.|यानी|यानि|अर्थात|अर्थात्|मतलब|अर्थ है|yaani|yani|matlab)[,:\\s]*( an?| the| to| just| simply| here)*[\\s\"'“‘(]*$",
  "iu",
);

/** "जवाब की बात है"; "जवाब की बात करें तो" is "as for the answer". */
const NAMING_BEHIND = lazyPattern("^[\"'”’]*\\s+(की बात|ki baat)(?![a-z])(?! (करें|करे|करूँ|karein|kare|karen))", "iu");
