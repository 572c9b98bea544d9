import type { AsyncMetric, EvalCase, ScoreContext } from "@eval/core";
import { expectedAnswers } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { eachAtOnce } from "./each-at-once.js";
import { wordsFor } from "./probe-words.js";

/** Whether one answer won against another, shown first and shown second; null where a verdict did not come. */
export interface PositionVerdict {
  readonly whenFirst: boolean | null;
  readonly whenSecond: boolean | null;
}

/**
 * Asks a pairwise judge about two answers to each case, in both orders. The second answer is the case's `alternative`
 * against its `output`, where it has both; else the accepted answer is set against itself with a sentence of padding.
 * Two answers of the same worth show best whether a place is preferred: between a right one and a wrong one an honest
 * and a biased judge both choose the right one.
 */
export async function observePositions(
  pairwise: AsyncMetric,
  cases: readonly EvalCase[],
  { context, concurrency }: { readonly context: ScoreContext; readonly concurrency: number },
): Promise<PositionVerdict[]> {
  const pairs = cases.flatMap((evalCase) => pairOf(evalCase) ?? []);
  const seen: PositionVerdict[] = [];
  await eachAtOnce(pairs, concurrency, context.signal, async (pair, index) => {
    const { metadata } = await pairwise(pair, context);
    seen[index] = { whenFirst: won(metadata["whenFirst"]), whenSecond: won(metadata["whenSecond"]) };
  });
  return seen.filter(Boolean);
}

function pairOf(evalCase: EvalCase): EvalCase | null {
  const { input, output, alternative, language } = evalCase;
  const face = { ...(input !== undefined && { input }), ...(language !== undefined && { language }) };
  if (output !== undefined && alternative !== undefined) return { ...face, output, alternative };
  const answer = expectedAnswers(evalCase)[0] ?? "";
  if (isBlank(answer)) return null;
  return { ...face, output: answer, alternative: `${answer} ${wordsFor(answer, language).padding}` };
}

/** The first draw's vote. A tie is no win, in either place. */
function won(votes: unknown): boolean | null {
  const [vote] = Array.isArray(votes) ? votes : [];
  return typeof vote === "number" ? vote === 1 : null;
}
