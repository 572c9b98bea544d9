import { isWordAt } from "./clause.js";
import { plain, wordEnd } from "./clause-words.js";
import type { CompiledLexicon } from "./compile-lexicon.js";

let lastText = "";
let lastLexicon: CompiledLexicon | null = null;
let lastAnswer = false;

/**
 * Whether a text may hold a word of negation at all. Most texts do not, and one that is asked about is asked about for
 * every answer found in it, by every metric: the answer for the last text is remembered.
 */
export function mayDeny(text: string, lexicon: CompiledLexicon): boolean {
  if (text !== lastText || lexicon !== lastLexicon) {
    lastText = text;
    lastLexicon = lexicon;
    lastAnswer = holdsCueOrEnding(text, scanTablesOf(lexicon));
  }
  return lastAnswer;
}

/** What a code unit is to the scan; 0 where it has not been asked yet. */
const OUTSIDE = 1;
const INSIDE = 2;
const MAY_BEGIN_CUE = 3;
/** Dravidian languages deny by endings of words, which only the place shows. */
const DRAVIDIAN = 4;

interface ScanTables {
  readonly kinds: Uint8Array;
  /** By `beginningHash`: whether a word that may deny begins so. */
  readonly beginnings: Uint8Array;
  readonly firstUnits: ReadonlySet<number>;
  readonly cues: ReadonlySet<string>;
}

const tables = new WeakMap<CompiledLexicon, ScanTables>();

function scanTablesOf(lexicon: CompiledLexicon): ScanTables {
  let found = tables.get(lexicon);
  if (found === undefined) {
    found = compileTables(lexicon);
    tables.set(lexicon, found);
  }
  return found;
}

function compileTables({ words }: CompiledLexicon): ScanTables {
  const denying = [...words].filter(([, { before, after }]) => before.length + after.length > 0);
  const cues = new Set(denying.map(([word]) => word));
  const forms = [...cues].flatMap((word) => [word, word.normalize("NFD")]);
  const scan = {
    kinds: new Uint8Array(0x10000),
    beginnings: new Uint8Array(0x10000),
    firstUnits: new Set<number>(),
    cues,
  };
  for (const form of forms) {
    scan.firstUnits.add(form.charCodeAt(0)).add(form.toUpperCase().charCodeAt(0));
  }
  for (const form of forms) scan.beginnings[beginningHash(form, 0, scan)] = 1;
  return scan;
}

/** One pass over the code units; a word is looked at only where it begins, and nearly all are passed by at once. */
function holdsCueOrEnding(text: string, scan: ScanTables): boolean {
  const { kinds, beginnings } = scan;
  let previous = OUTSIDE;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const kind = (kinds[unit] as number) || kindOf(unit, scan);
    if (kind >= MAY_BEGIN_CUE && previous === OUTSIDE) {
      if (kind === DRAVIDIAN) return true;
      if (beginnings[beginningHash(text, at, scan)] === 1 && isCue(text, at, scan)) return true;
    }
    previous = kind;
  }
  return false;
}

/** "was" begins as "wasn't" does. */
const isCue = (text: string, start: number, { cues }: ScanTables): boolean =>
  cues.has(plain(text.slice(start, wordEnd(text, start, text.length))));

function kindOf(unit: number, { kinds, firstUnits }: ScanTables): number {
  const isInside = isWordAt(String.fromCharCode(unit), 0);
  const isDravidian = unit >= 0xb80 && unit <= 0xd7f;
  const kind = !isInside ? OUTSIDE : isDravidian ? DRAVIDIAN : firstUnits.has(unit) ? MAY_BEGIN_CUE : INSIDE;
  kinds[unit] = kind;
  return kind;
}

/** Knuth's multiplier, 2^32 divided by the golden ratio: spreads neighbouring letters over the table. */
const MULTIPLIER = 0x9e3779b1;

/** A number below 65,536 for the first three code units of the word at `start`, the same in both cases of ASCII. */
function beginningHash(text: string, start: number, scan: ScanTables): number {
  const second = unitOfWord(text, start + 1, scan);
  const third = second === 0 ? 0 : unitOfWord(text, start + 2, scan);
  const first = foldCase(text.charCodeAt(start));
  return Math.imul(Math.imul(Math.imul(first, MULTIPLIER) ^ second, MULTIPLIER) ^ third, MULTIPLIER) >>> 16;
}

/** 0 where the word has ended: "no," begins as "no" does. */
function unitOfWord(text: string, at: number, scan: ScanTables): number {
  if (at >= text.length) return 0;
  const unit = text.charCodeAt(at);
  const kind = (scan.kinds[unit] as number) || kindOf(unit, scan);
  return kind === OUTSIDE ? 0 : foldCase(unit);
}

const foldCase = (unit: number): number => (unit < 0x80 ? unit | 0x20 : unit);
