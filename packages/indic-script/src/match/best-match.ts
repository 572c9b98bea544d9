import type { CaseScene } from "./case-scene.js";
import { type GoldMatch, matchGold } from "./match-case.js";
import { ALIAS, EXACT, levelScore } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";

/** The accepted answer that an answer has, and how. */
export interface BestMatch {
  readonly index: number;
  readonly match: GoldMatch;
}

/**
 * The match with the highest score; where none is asserted, the first one that is there. A short accepted answer inside
 * a longer one that is refused is refused with it: "tiger" in "not the Bengal tiger".
 */
export function bestMatch({ accepted, haystack, scene }: CaseScene, mustAssert: boolean): BestMatch | null {
  let best: BestMatch | null = null;
  let refused: BestMatch[] | undefined;
  for (let index = 0; index < accepted.length; index += 1) {
    for (const gold of accepted[index]!) {
      const own = matchGold(gold, haystack, scene, mustAssert);
      if (own === null) continue;
      const match = gold.isAlias ? { ...own, levels: own.levels | ALIAS } : own;
      const found = { index, match };
      if (match.refusal !== null) refused = [...(refused ?? []), found];
      else if (best === null || levelScore(match.levels) > levelScore(best.match.levels)) best = found;
      if (match.refusal === null && match.levels === EXACT && refused === undefined) return found;
    }
  }
  if (best === null) return refused?.[0] ?? null;
  return refused?.find(({ match }) => isInside(best.match, match)) ?? best;
}

const isInside = (inner: GoldMatch, outer: GoldMatch): boolean =>
  inner.found.every((place) => outer.found.some((around) => around !== place && contains(around, place)));

const contains = (outer: Occurrence, inner: Occurrence): boolean =>
  outer.first <= inner.first && inner.next <= outer.next;

/** The index of a known wrong answer that is asserted outside of what was accepted; -1 where there is none. */
export function wrongAnswer(
  { wrong, haystack, scene }: CaseScene,
  accepted: BestMatch | null,
  mustAssert: boolean,
): number {
  return wrong.findIndex((variants) =>
    variants.some((gold) => {
      const match = matchGold(gold, haystack, { ...scene, golds: [...scene.golds, gold] }, mustAssert);
      if (match === null || match.refusal !== null) return false;
      return accepted === null || accepted.match.refusal !== null || !isInside(match, accepted.match);
    }),
  );
}
