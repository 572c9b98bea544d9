import { type EmptyExpected, type EvalCase, EvalError, type Outcome, show } from "@eval/core";
import { bestExpected } from "./best-expected.js";
import { checkOrder } from "./check-order.js";
import { type ChrfCounts, type ChrfUnits, chrfCounter } from "./chrf-counts.js";
import { type ChrfRecipe, chrfScore } from "./chrf-score.js";
import { corpusScore, pickStats } from "./corpus-score.js";
import { overlapLabel } from "./overlap-label.js";
import { referenceAnswers } from "./reference-answers.js";
import { sequenceFold } from "./sequence-steps.js";
import { caseField, signatureOf } from "./signature.js";

/** What `chrf` and `chrf-plus-plus` have in common. */
export interface ChrfSettings extends ChrfUnits, ChrfRecipe {
  /** Name and version for the signature. */
  readonly version: string;
  readonly normalize: readonly string[];
  readonly caseSensitive: boolean;
  readonly emptyExpected: EmptyExpected;
}

export interface ChrfDetail extends ChrfCounts {
  /** The score times 100, as it is usually given. */
  readonly percent: number;
  /** Mean over the orders that both sides have, from 0 to 1. */
  readonly precision: number;
  readonly recall: number;
  /** Which expected answer the counts are of: the best one; absent where it is the first. */
  readonly expectedIndex?: number;
  readonly signature: string;
  /** How the counts, summed over the corpus, become its score. */
  readonly recipe: ChrfRecipe;
}

export const chrfCorpus = corpusScore<ChrfCounts & { readonly recipe: ChrfRecipe }>({
  stats: (result) => pickStats(result, ["outputNgrams", "expectedNgrams", "matchedNgrams", "recipe"]),
  finish: (stats) => chrfScore(stats, stats.recipe).score,
});

export function chrfMeasure(
  name: string,
  settings: ChrfSettings,
): (evalCase: EvalCase & { readonly output: string }) => Outcome<ChrfDetail> {
  checkSettings(name, settings);
  const { beta, effectiveOrder, emptyExpected } = settings;
  const fold = sequenceFold(settings.normalize, settings.caseSensitive);
  const recipe: ChrfRecipe = Object.freeze({ beta, effectiveOrder });
  return (evalCase) => {
    const references = referenceAnswers(evalCase, emptyExpected);
    const count = chrfCounter(fold(evalCase.output), settings);
    const measure = (reference: string) => {
      const counts = count(fold(reference));
      return { counts, ...chrfScore(counts, recipe) };
    };
    // A case without references does not get here.
    const { measured, expectedIndex } = bestExpected(references, measure, ({ score }) => score)!;
    const { score, precision, recall, counts } = measured;
    return {
      score,
      passed: null,
      label: overlapLabel(evalCase.output, score),
      reason: `n-gram precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
      metadata: {
        percent: 100 * score,
        precision,
        recall,
        ...counts,
        ...(expectedIndex > 0 && { expectedIndex }),
        signature: chrfSignature(references.length, settings),
        recipe,
      },
    };
  };
}

function checkSettings(name: string, { beta, charOrder, wordOrder }: ChrfSettings): void {
  checkOrder(name, "charOrder", charOrder, 1);
  checkOrder(name, "wordOrder", wordOrder, 0);
  if (beta > 0 && beta <= 1000) return;
  throw new EvalError("invalid-option", `beta of ${name} must be above 0 and at most 1000, got ${show(beta)}`);
}

function chrfSignature(nrefs: number, settings: ChrfSettings): string {
  const { normalize, caseSensitive, effectiveOrder, charOrder, wordOrder, whitespace, beta, tokenizer } = settings;
  const choices = {
    case: caseField(normalize, caseSensitive),
    eff: effectiveOrder,
    nc: charOrder,
    nw: wordOrder,
    space: whitespace,
    beta,
    ...(wordOrder > 0 && { tok: tokenizer }),
  };
  return signatureOf({ nrefs, choices, normalize, version: settings.version });
}
