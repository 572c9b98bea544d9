import { type CompiledEntry, compileEntry } from "./compiled-entry.js";
import { type Denials, denialsOf } from "./denials.js";
import type { TrapDictionary } from "./dictionary.js";
import { hindiForms } from "./hindi-forms.js";
import { idlePhrases } from "./idle-phrases.js";
import { numberDictionaries } from "./numbered-dictionary.js";
import { createPhraseTrie, type PhraseTrie } from "./phrase-trie.js";
import { soundKey } from "./sound-key.js";
import { findWords } from "./words.js";

/** What a word or phrase is to the dictionaries. */
export interface Pattern {
  terms: readonly TermPattern[];
  /** The numbers of the dictionaries that it is a marker of. */
  markers: readonly number[];
  isIdle: boolean;
  glosses: readonly GlossPattern[];
}

export interface TermPattern {
  readonly entry: CompiledEntry;
  readonly isLatin: boolean;
}

/** A word or phrase by which a text names a sense of a term. */
export interface GlossPattern {
  readonly entry: CompiledEntry;
  readonly sense: number;
  readonly strength: "full" | "weak" | "related";
}

const emptyPattern = (): Pattern => ({ terms: NONE, markers: NONE, isIdle: false, glosses: NONE });

/** Most patterns are one thing only. */
const NONE: readonly never[] = [];

/** Dictionaries made ready for the scan. */
export interface CompiledDictionaries {
  readonly entries: readonly CompiledEntry[];
  readonly denials: readonly Denials[];
  /** A zero for each dictionary. */
  readonly noMarkers: readonly number[];
  /**
   * All terms and markers, and the glosses of the entries that were asked for. Glosses are most of a dictionary, and the
   * texts of a run hold few of its terms.
   */
  readonly patterns: PhraseTrie<Pattern>;
  /** Sees to it that the glosses of an entry are among the patterns. */
  readonly addGlosses: (entry: CompiledEntry) => void;
  /** The glosses of Indian languages by sound, for traces in Latin letters: those of this entry and of all before it. */
  readonly sounds: (entry: CompiledEntry) => PhraseTrie<GlossPattern[]>;
}

export function compileDictionaries(dictionaries: readonly TrapDictionary[]): CompiledDictionaries {
  const patterns = createPhraseTrie(emptyPattern);
  const sounds = createPhraseTrie<GlossPattern[]>(() => [], true);
  for (const phrase of idlePhrases()) patterns.add(phrase)!.isIdle = true;
  const numbered = numberDictionaries(dictionaries);
  for (const { dictionary, number } of numbered) {
    for (const marker of dictionary.markers ?? []) {
      const pattern = patterns.add(marker);
      if (pattern !== undefined) pattern.markers = [...pattern.markers, number];
    }
  }
  const entries = numbered.flatMap((home) => home.dictionary.entries.map((entry) => compileEntry(home, entry)));
  for (const entry of entries) addTerms(patterns, entry);
  let spellings: ReadonlyMap<string, readonly string[]> | undefined;
  const addGlosses = once((entry) => addWritten(patterns, entry));
  const addSounds = once((entry) => {
    spellings ??= kinSpellings(entries);
    addSpoken(sounds, entry, spellings);
  });
  return {
    entries,
    denials: denialsOf(dictionaries),
    noMarkers: dictionaries.map(() => 0),
    patterns,
    addGlosses,
    sounds: (entry) => {
      addSounds(entry);
      return sounds;
    },
  };
}

/** Does something with an entry the first time that it is asked for. */
function once(add: (entry: CompiledEntry) => void): (entry: CompiledEntry) => void {
  const added = new Set<CompiledEntry>();
  return (entry) => {
    if (added.has(entry)) return;
    added.add(entry);
    add(entry);
  };
}

function addTerms(patterns: PhraseTrie<Pattern>, compiled: CompiledEntry): void {
  const { term, forms = [], romanised = [] } = compiled.entry;
  const native: TermPattern = { entry: compiled, isLatin: false };
  const latin: TermPattern = { entry: compiled, isLatin: true };
  const spellings = new Set<string>();
  for (const text of [term, ...forms, ...romanised]) spellings.add(text).add(joined(text));
  for (const spelling of spellings) {
    const pattern = patterns.add(spelling);
    if (pattern !== undefined) pattern.terms = [...pattern.terms, LATIN.test(spelling) ? latin : native];
  }
}

const LATIN = /^[\0-\u024f]*$/;

const DIVIDED = /^[^\s'’-]+[\s'’-][^\s'’-]+$/;

/** "समुद्र तल" written as one word. */
function joined(phrase: string): string {
  if (!DIVIDED.test(phrase)) return phrase;
  const { starts, ends } = findWords(phrase);
  return starts.length === 2 ? starts.map((start, at) => phrase.slice(start, ends[at])).join("") : phrase;
}

function addWritten(patterns: PhraseTrie<Pattern>, entry: CompiledEntry): void {
  const listed = glossesOf(entry);
  const spellings = new Set(listed.map(({ text }) => text));
  for (const { language, text, pattern } of listed) {
    const forms = language === "en" ? englishForms(text) : language === "hi" ? hindiForms(text) : [];
    // What is listed under another sense is no form of this one.
    for (const form of [text, ...forms.filter((made) => !spellings.has(made))]) {
      const written = patterns.add(form);
      if (written !== undefined) written.glosses = [...written.glosses, pattern];
    }
  }
}

function addSpoken(
  sounds: PhraseTrie<GlossPattern[]>,
  entry: CompiledEntry,
  spellings: ReadonlyMap<string, readonly string[]>,
): void {
  for (const { text, pattern } of glossesOf(entry)) {
    if (LATIN.test(text)) continue;
    if (hasSound(text)) sounds.add(text)?.push(pattern);
    for (const spelling of spellings.get(text) ?? []) if (hasOwnSound(spelling)) sounds.add(spelling)?.push(pattern);
  }
}

/** How words for relatives are typed: they are the glosses of each other, and many are too short to go by sound. */
function kinSpellings(entries: readonly CompiledEntry[]): ReadonlyMap<string, readonly string[]> {
  const kin = entries.filter(({ entry: { category } }) => category === "kinship");
  return new Map(kin.map(({ entry: { term, romanised = [] } }) => [term, romanised]));
}

interface Gloss {
  readonly language: string;
  readonly text: string;
  readonly pattern: GlossPattern;
}

function glossesOf(entry: CompiledEntry): Gloss[] {
  return entry.entry.senses.flatMap(({ glosses, weak = {}, related = {} }, sense) => {
    const kinds = [
      ["full", glosses],
      ["weak", weak],
      ["related", related],
    ] as const;
    return kinds.flatMap(([strength, phrases]) => {
      const pattern: GlossPattern = { entry, sense, strength };
      return Object.entries(phrases).flatMap(([language, texts]) => texts.map((text) => ({ language, text, pattern })));
    });
  });
}

/** Short sounds are words of every language: दाम would be "dam". */
const hasSound = (text: string): boolean => soundKey(text).length >= 4;

/** A sound that doubles is the sound of half the word: "kaka" would be "ka". */
const hasOwnSound = (text: string): boolean => soundKey(text).length >= 3;

/** The plural, and two words written as one. */
function englishForms(gloss: string): string[] {
  const forms = [gloss];
  if (/[a-z]{3}$/i.test(gloss) && !/s$/i.test(gloss)) {
    forms.push(
      /[^aeiou]y$/i.test(gloss) ? `${gloss.slice(0, -1)}ies` : /(ch|sh|x|z)$/i.test(gloss) ? `${gloss}es` : `${gloss}s`,
    );
  }
  return [...new Set([...forms.flatMap((form) => [form, joined(form)]), ...contracted(gloss), ...ofRelative(gloss)])];
}

const RELATIVE = /^(mother|father|husband|wife|brother|sister|son|daughter|uncle|aunt)['’]s ([a-z' ]+)$/i;

/** "Brother of his mother" of "mother's brother". */
function ofRelative(gloss: string): string[] {
  const [, whose, who] = RELATIVE.exec(gloss) ?? [];
  if (whose === undefined) return [];
  return ["", "his ", "her ", "the ", "my ", "our ", "your ", "their ", "one's "].map(
    (of) => `${who} of ${of}${whose}`,
  );
}

/** "Doesn't agree" of "does not agree", "isn't safe" of "not safe". */
function contracted(gloss: string): string[] {
  if (/^not /.test(gloss)) return ["is", "are", "was", "were"].map((verb) => gloss.replace("not", `${verb}n't`));
  const short = gloss
    .replace(/(?<![a-z])(do|does|did|is|are|was|were|could|should|must) not /, "$1n't ")
    .replace(/(?<![a-z])cannot /, "can't ");
  return short === gloss ? [] : [short];
}
