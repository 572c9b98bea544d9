import type { CaseView } from "./case-views.js";
import type { ScoredValue, Value, ValuelessValue } from "./value.js";

/** The accepted answer that a case is measured against, and what the primary score is there. */
export interface Chosen {
  readonly view: CaseView;
  readonly value: ScoredValue;
}

/**
 * The view with the best score; among equals the one that the deciding part says it used, else the first. Without a
 * score, why there is none: an error before the rest, since what failed might have been the best.
 */
export function chooseReference(views: readonly CaseView[], values: readonly Value[]): Chosen | ValuelessValue {
  const failed = values.find(({ status }) => status === "error");
  const scored = views.flatMap((view, position) => {
    const value = values[position];
    return value?.status === "scored" ? [{ view, value, position }] : [];
  });
  const [first] = scored;
  if (first === undefined) return (failed ?? values[0]) as ValuelessValue;
  const best = scored.reduce((top, one) => (one.value.score > top.value.score ? one : top), first);
  if (failed !== undefined && best.value.score < 1) return failed as ValuelessValue;
  const equals = scored.filter(({ value }) => value.score === best.value.score);
  return equals.find(({ value, position }) => value.expectedIndex === position) ?? best;
}
