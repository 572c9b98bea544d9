import { type Cue, type CueIndex, cuesAt } from "./compile-cues.js";
import type { CompiledEntry } from "./compiled-entry.js";
import { soundOf } from "./word-table.js";
import { GAP, type Words } from "./words.js";

/** Which sense a term has in its place, or null where that is open, and what decided. */
export interface SenseDecision {
  readonly sense: number | null;
  /** `cue`: words around it; `exclusion`: the other senses do not fit; `frequency`: no cue, but one everyday sense. */
  readonly basis: "cue" | "exclusion" | "frequency" | "open";
  /** The cue that weighed most, as it stands in the text. */
  readonly evidence: string | null;
}

/** A run of words inside a text. */
export interface WordSpan {
  readonly first: number;
  readonly end: number;
}

/** The words around a term that are read for cues, by spelling or, in Latin letters, by sound. */
export interface CueContext {
  readonly words: Words;
  readonly keyAt: (at: number) => string;
  readonly bySound: boolean;
}

export function cueContext(words: Words, bySound: boolean): CueContext {
  const list = words.words;
  return { words, keyAt: bySound ? (at) => soundOf(list[at]!) : (at) => list[at]!.key, bySound };
}

const WINDOW = 40;
const BESIDE = 2;
/** How much a cue weighs beside the term, in its clause, in its sentence, farther off. */
const WEIGHT = { beside: 2, clause: 1, sentence: 0.6, text: 0.3 } as const;
/** An everyday sense needs no cue where it is the only one. */
const USUAL = 0.35;
const MARGIN = 0.3;

/** Decides the sense of the term at `span` by the cues around it. A misreading is never decided on. */
export function decideSense(
  { entry: { senses }, cues, realSenses: real }: CompiledEntry,
  context: CueContext,
  span: WordSpan,
): SenseDecision {
  const found = [...foundCues(cues(context.bySound), context, span)];
  const open = real.filter((sense) => !found.some(([cue, { weight }]) => cue.sense === sense && excludes(cue, weight)));
  const usual = open.filter((sense) => senses[sense]!.use === "usual");
  const ranked = open
    .map((sense) => weigh(sense, found, usual.length === 1 && usual[0] === sense))
    .sort((left, right) => right.rank - left.rank);
  const [best, second] = ranked;
  if (best?.cue && best.rank - (second?.rank ?? 0) >= MARGIN) {
    return { sense: best.sense, basis: "cue", evidence: evidenceOf(best.cue, context) };
  }
  if (ranked.some(({ cue }) => cue !== null)) return OPEN;
  const only = usual.length === 1 ? usual[0] : open.length === 1 ? open[0] : undefined;
  if (only === undefined) return OPEN;
  return { sense: only, basis: real.length > open.length ? "exclusion" : "frequency", evidence: null };
}

const OPEN: SenseDecision = { sense: null, basis: "open", evidence: null };

/** Far off, an excluding word speaks of something else. */
const excludes = (cue: Cue, weight: number): boolean => cue.excludes && weight >= WEIGHT.sentence;

interface FoundCue {
  readonly weight: number;
  readonly at: number;
}

/** Every cue that stands around the term, once, where it weighs most. */
function foundCues(index: CueIndex, context: CueContext, span: WordSpan): Map<Cue, FoundCue> {
  const { words, keyAt } = context;
  const count = words.starts.length;
  const found = new Map<Cue, FoundCue>();
  const look = (at: number, division: number) => {
    cuesAt(index, keyAt, at, count, (cue) => {
      const weight = weightOf(cue, at, division, span);
      if (weight > (found.get(cue)?.weight ?? 0)) found.set(cue, { weight, at });
    });
  };
  for (let at = span.first - 1, division: number = GAP.none; at >= 0 && at >= span.first - WINDOW; at -= 1) {
    division = Math.max(division, words.gaps[at + 1]!);
    look(at, division);
  }
  for (let at = span.end, division: number = GAP.none; at < count && at < span.end + WINDOW; at += 1) {
    division = Math.max(division, words.gaps[at]!);
    look(at, division);
  }
  return found;
}

/** 0 where the cue does not stand where it should; `division` is the widest gap between it and the term. */
function weightOf({ place, words }: Cue, at: number, division: number, { first, end }: WordSpan): number {
  const stop = at + words.length;
  if (stop > first && at < end) return 0;
  if (place === "near") {
    return division >= GAP.sentence ? WEIGHT.text : division >= GAP.clause ? WEIGHT.sentence : WEIGHT.clause;
  }
  const distance = place === "before" ? first - stop : at - end;
  return distance >= 0 && distance < BESIDE && division < GAP.clause ? WEIGHT.beside : 0;
}

interface Weighed {
  readonly sense: number;
  readonly rank: number;
  /** The heaviest cue. */
  readonly cue: readonly [Cue, FoundCue] | null;
}

function weigh(sense: number, found: readonly (readonly [Cue, FoundCue])[], isOnlyUsual: boolean): Weighed {
  let rank = isOnlyUsual ? USUAL : 0;
  let heaviest: readonly [Cue, FoundCue] | null = null;
  for (const item of found) {
    const [cue, { weight }] = item;
    if (cue.sense !== sense || cue.excludes) continue;
    rank += weight;
    if (heaviest === null || weight > heaviest[1].weight) heaviest = item;
  }
  return { sense, rank, cue: heaviest };
}

function evidenceOf(
  [{ words }, { at }]: readonly [Cue, FoundCue],
  { words: { text, starts, ends } }: CueContext,
): string {
  return text.slice(starts[at]!, ends[at + words.length - 1]);
}
