import type { EvalCase, MetricResult, ScoreContext } from "@eval/core";
import { countOverlap, lowerCase, splitWords, toNfc } from "@eval/core/text";
import { type CaseView, incorrectViews } from "./case-views.js";
import type { Chosen } from "./choose-reference.js";
import { evaluate } from "./evaluate.js";
import { measurementsOf } from "./measurements.js";
import type { OpenProfile } from "./opened-profile.js";
import type { Step } from "./step.js";

/** A known wrong answer, and how well the output matches it by the primary score. */
export interface IncorrectMatch {
  readonly index: number;
  readonly score: number;
}

/**
 * The known wrong answer that the output matches at least as well as the accepted one: the primary score against it, as
 * if it were accepted, is higher, or is as high and shares no fewer words with the output. Parts that ask a model are left
 * out.
 */
export function* matchIncorrect(
  open: OpenProfile,
  evalCase: EvalCase,
  accepted: Chosen,
  context: ScoreContext,
): Step<MetricResult, IncorrectMatch | null> {
  if (evalCase.incorrect === undefined || evalCase.incorrect.length === 0) return null;
  const views = incorrectViews(evalCase);
  const scene = { measurements: measurementsOf(null, context), withoutModels: true };
  const values = yield* evaluate(open.primary, views, scene);
  const bar = { score: accepted.value.score, closeness: closenessOf(accepted.view) };
  let best: (IncorrectMatch & { readonly closeness: number }) | null = null;
  for (const [at, view] of views.entries()) {
    const score = values[at]?.score ?? null;
    if (score === null) continue;
    const match = { index: view.index as number, score, closeness: closenessOf(view) };
    if (reaches(match, bar) && (best === null || !reaches(best, match))) best = match;
  }
  return best === null ? null : { index: best.index, score: best.score };
}

interface Nearness {
  readonly score: number;
  readonly closeness: number;
}

/** Scores of verdicts are often equal: "Louis XIV" is a longer "Louis" too, but it is the accepted "Louis XIV". */
const reaches = (one: Nearness, other: Nearness): boolean =>
  one.score > other.score || (one.score === other.score && one.closeness >= other.closeness);

/** F1 of the words that the output shares with the one accepted answer of a view. */
function closenessOf({ evalCase: { output = "", expected = "" }, index }: CaseView): number {
  const answer = typeof expected === "string" ? expected : (expected[index ?? 0] ?? "");
  const [given, wanted] = [wordsOf(output), wordsOf(answer)];
  return given.length + wanted.length === 0 ? 0 : (2 * countOverlap(given, wanted)) / (given.length + wanted.length);
}

const wordsOf = (text: string): string[] => splitWords(lowerCase(toNfc(text)));
