import { type Cue, type CueIndex, cuesAt } from "./compile-cues.js";
import type { CompiledEntry } from "./compiled-entry.js";
import { OPEN_SENSE, type SenseDecision, uncuedSense } from "./sense-decision.js";
import { GAP, type Words } from "./words.js";

/** A run of words inside a text. */
export interface WordSpan {
  readonly first: number;
  readonly end: number;
}

const WINDOW = 40;
const BESIDE = 2;
/** How much a cue weighs beside the term, in its clause, in its sentence, farther off. */
const WEIGHT = { beside: 2, clause: 1, sentence: 0.6, text: 0.3 } as const;
/** An everyday sense needs no cue where it is the only one. */
const USUAL = 0.35;
const MARGIN = 0.3;

/**
 * Decides the sense of the term at `span` by the cues around it, which are read by spelling or, for a term in Latin
 * letters, by sound. A misreading is never decided on.
 */
export function decideSense(compiled: CompiledEntry, words: Words, bySound: boolean, span: WordSpan): SenseDecision {
  const found = foundCues(compiled.cues(bySound), words, bySound, span);
  if (found.length === 0) return compiled.uncued;
  const { realSenses: real, uses } = compiled;
  const open = real.filter((sense) => !found.some((cue) => excludes(cue, sense)));
  const usual = open.filter((sense) => uses[sense] === "usual");
  const weighed = open.map((sense) => weigh(sense, found, usual.length === 1 && usual[0] === sense));
  const best = heaviest(weighed);
  if (best?.cue && weighed.every((other) => other === best || best.rank - other.rank >= MARGIN)) {
    return { sense: best.sense, basis: "cue", evidence: evidenceOf(best.cue, words) };
  }
  if (weighed.some(({ cue }) => cue !== null)) return OPEN_SENSE;
  return uncuedSense(open, usual, real.length > open.length ? "exclusion" : "frequency");
}

/** Far off, an excluding word speaks of something else. */
const excludes = ({ cue, weight }: FoundCue, sense: number): boolean =>
  cue.excludes && cue.sense === sense && weight >= WEIGHT.sentence;

interface FoundCue {
  readonly cue: Cue;
  weight: number;
  at: number;
}

/** Every cue that stands around the term, once, where it weighs most. */
function foundCues(index: CueIndex, words: Words, bySound: boolean, span: WordSpan): FoundCue[] {
  const found: FoundCue[] = [];
  const { gaps, count } = words;
  const look = (at: number, division: number) => {
    for (const cue of cuesAt(index, words, at, bySound)) addHeavier(found, cue, weightOf(cue, at, division, span), at);
  };
  for (let at = span.first - 1, division: number = GAP.none; at >= 0 && at >= span.first - WINDOW; at -= 1) {
    division = Math.max(division, gaps[at + 1]!);
    look(at, division);
  }
  for (let at = span.end, division: number = GAP.none; at < count && at < span.end + WINDOW; at += 1) {
    division = Math.max(division, gaps[at]!);
    look(at, division);
  }
  return found;
}

function addHeavier(found: FoundCue[], cue: Cue, weight: number, at: number): void {
  if (weight === 0) return;
  const known = found.find((item) => item.cue === cue);
  if (known === undefined) found.push({ cue, weight, at });
  else if (weight > known.weight) {
    known.weight = weight;
    known.at = at;
  }
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
  readonly cue: FoundCue | null;
}

function weigh(sense: number, found: readonly FoundCue[], isOnlyUsual: boolean): Weighed {
  let rank = isOnlyUsual ? USUAL : 0;
  let heaviest: FoundCue | null = null;
  for (const item of found) {
    if (item.cue.sense !== sense || item.cue.excludes) continue;
    rank += item.weight;
    if (heaviest === null || item.weight > heaviest.weight) heaviest = item;
  }
  return { sense, rank, cue: heaviest };
}

/** The first of those with the highest rank. */
function heaviest(weighed: readonly Weighed[]): Weighed | undefined {
  let best = weighed[0];
  for (const other of weighed) if (other.rank > best!.rank) best = other;
  return best;
}

function evidenceOf({ cue: { words }, at }: FoundCue, { text, starts, ends }: Words): string {
  return text.slice(starts[at]!, ends[at + words.length - 1]);
}
