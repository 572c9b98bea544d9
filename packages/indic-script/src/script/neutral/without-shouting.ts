import { LATIN_LETTER, unitClasses } from "../letter-scripts.js";
import type { NeutralSpan } from "../neutral-span.js";
import { unitOf } from "../unit-of.js";

/** An acronym that is all of a text is believed up to this length: "ISRO", but not "DELHI". */
const LONGEST_ALONE = 4;
/** So many words in capitals one after another are a voice raised. */
const SHOUT = 4;

/**
 * The spans without acronyms where the text is written in capitals, and without lone letters where it has words in
 * Latin letters ("Plan A", "a dog"): there they may be words.
 */
export function withoutShouting(text: string, spans: readonly NeutralSpan[], hasWords: boolean): NeutralSpan[] {
  const acronyms = spans.filter(({ kind }) => kind === "acronym");
  const shouted = new Set<NeutralSpan>(acronyms.length === 0 ? [] : shoutedOf(text, spans, acronyms));
  return spans.filter((span) => (span.kind === "symbol" ? !hasWords : !shouted.has(span)));
}

function shoutedOf(text: string, spans: readonly NeutralSpan[], acronyms: readonly NeutralSpan[]): NeutralSpan[] {
  if (!hasCalmLetter(text, spans)) {
    const [only, ...more] = acronyms as [NeutralSpan, ...NeutralSpan[]];
    const isAlone = more.length === 0 && only.end - only.start <= LONGEST_ALONE && !hasLetter(text, only);
    return isAlone ? [] : [...acronyms];
  }
  const shouted: NeutralSpan[] = [];
  let run: NeutralSpan[] = [];
  for (const span of acronyms) {
    const last = run.at(-1);
    if (last !== undefined && text.slice(last.end, span.start) !== " ") {
      if (run.length >= SHOUT) shouted.push(...run);
      run = [];
    }
    run.push(span);
  }
  return run.length >= SHOUT ? [...shouted, ...run] : shouted;
}

/** A small Latin letter, or a letter of another script, outside the spans. */
function hasCalmLetter(text: string, spans: readonly NeutralSpan[]): boolean {
  return anyOutside(
    text,
    spans,
    (unit, letterClass) =>
      letterClass > LATIN_LETTER || (letterClass === LATIN_LETTER && !(unit >= 0x41 && unit <= 0x5a)),
  );
}

const hasLetter = (text: string, except: NeutralSpan): boolean =>
  anyOutside(text, [except], (_unit, letterClass) => letterClass >= LATIN_LETTER);

function anyOutside(
  text: string,
  spans: readonly NeutralSpan[],
  accepts: (unit: number, letterClass: number) => boolean,
): boolean {
  const classes = unitClasses();
  let at = 0;
  for (const { start, end } of [...spans, { start: text.length, end: text.length }]) {
    for (; at < start; at += 1) {
      const unit = unitOf(text, at);
      if (accepts(unit, classes[unit] as number)) return true;
    }
    at = end;
  }
  return false;
}
