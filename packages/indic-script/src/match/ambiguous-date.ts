import type { CaseScene } from "./case-scene.js";
import { datesAtWords, mayBeSameDate } from "./dates-at-words.js";
import { judgeMention } from "./judge-mention.js";
import { NUMBER } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";

/** A date that is the accepted one if its day and month are read in one of two ways. */
export interface AmbiguousDate {
  readonly index: number;
  readonly found: Occurrence;
}

/**
 * Where an answer asserts 01/07/2017 and "1 July 2017" is accepted, or the other way round: it may also be a day of January,
 * and which order the writer follows is not told. Null where there is no such date.
 */
export function ambiguousDate({ accepted, haystack, scene }: CaseScene): AmbiguousDate | null {
  const { answer, rules } = haystack;
  if ((rules.levels & NUMBER) === 0) return null;
  for (const [index, golds] of accepted.entries()) {
    for (const gold of golds) {
      const { date } = gold;
      if (date === null) continue;
      for (const said of datesAtWords(answer)) {
        const found = { first: said.first, next: said.next, levels: NUMBER };
        if (mayBeSameDate(date, said) && judgeMention(gold, found, scene) === null) return { index, found };
      }
    }
  }
  return null;
}
