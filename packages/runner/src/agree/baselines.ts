import { crossValidateThreshold, type DecisionCounts, type Estimate } from "@eval/stats";
import { type Agreement, agreementOf } from "./agreement.js";
import type { RatedPairs } from "./rated-pairs.js";

/** What a judge must beat to be worth its cost: rules that do not read the answer. */
export interface Baselines {
  /** Passes every row: its agreement is the share of rows that the person passed. */
  readonly passesEverything: Agreement;
  readonly lengthOnly: LengthBaseline;
}

/** Passes answers from a length on, or up to one; null where there are no lengths to go by. */
export type LengthBaseline =
  | { readonly agreement: null; readonly reason: string }
  | {
      readonly agreement: Agreement;
      /** Code points; null passes nothing (`longer`), or everything (`shorter`). */
      readonly threshold: number | null;
      readonly passes: "longer" | "shorter";
    };

const FOLDS = 5;

/**
 * Both baselines over the rows that a person labelled. The threshold of the length is chosen by accuracy in five-fold
 * cross-validation, so the agreement shown is one on rows that had no part in the choice.
 */
export function baselinesOf(
  human: readonly boolean[],
  lengths: readonly (number | null)[],
  clusters: readonly string[] | null,
): Baselines {
  const passesEverything = agreementOf({ human, judge: human.map(() => true), clusters });
  return { passesEverything, lengthOnly: lengthBaseline({ human, lengths, clusters }) };
}

interface Measured {
  readonly human: readonly boolean[];
  readonly lengths: readonly (number | null)[];
  readonly clusters: RatedPairs["clusters"];
}

function lengthBaseline({ human, lengths, clusters }: Measured): LengthBaseline {
  const kept = [...human.keys()].filter((index) => lengths[index] !== null);
  if (kept.length === 0)
    return { agreement: null, reason: "there is no column with the answers (--map output=COLUMN)" };
  const positive = kept.map((index) => human[index] === true);
  const scores = kept.map((index) => lengths[index] as number);
  const together = clusters === null ? {} : { clusters: kept.map((index) => clusters[index] as string) };
  const rules = [1, -1].map((sign) => ({
    sign,
    ...crossValidateThreshold(
      positive,
      scores.map((length) => sign * length),
      { folds: FOLDS, ...together },
    ),
  }));
  const [longer, shorter] = rules as [(typeof rules)[number], (typeof rules)[number]];
  const better = gain(shorter) > gain(longer) ? shorter : longer;
  if (better.value === null) return { agreement: null, reason: better.reason };
  return {
    agreement: agreementOf(pairsOf(better.decisions)),
    threshold: better.threshold === null ? null : Math.abs(better.threshold),
    passes: better === longer ? "longer" : "shorter",
  };
}

const gain = ({ value }: Estimate): number => value ?? Number.NEGATIVE_INFINITY;

/** Decisions as verdicts again: agreement looks only at how often each pair of them occurs. */
function pairsOf({ truePositives, falsePositives, trueNegatives, falseNegatives }: DecisionCounts): RatedPairs {
  const rows = [
    { human: true, judge: true, count: truePositives },
    { human: true, judge: false, count: falseNegatives },
    { human: false, judge: true, count: falsePositives },
    { human: false, judge: false, count: trueNegatives },
  ];
  const all = rows.flatMap(({ count, ...pair }) => Array.from({ length: count }, () => pair));
  return { human: all.map(({ human }) => human), judge: all.map(({ judge }) => judge), clusters: null };
}
