import type { CaseWith, Needs } from "./eval-case.js";
import type { CorpusScore, Metric, ScoreContext } from "./metric.js";
import type { OptionRules } from "./options.js";

/** What a metric measures in one case: a score, or the reason why the data has none. What it throws is an error. */
export type Outcome<Detail> =
  | {
      readonly score: number;
      /** Null where there is no threshold. */
      readonly passed: boolean | null;
      readonly label: string;
      readonly reason: string;
      readonly metadata: Detail;
    }
  | { readonly score: null; readonly label: string; readonly reason: string; readonly metadata?: Detail };

/** A metric, as data with one function in it. */
export interface MetricDefinition<N extends Needs, Options extends object, Detail, Measured>
  extends OptionRules<Options> {
  readonly package: string;
  /** kebab-case, as the literature names it. */
  readonly name: string;
  readonly version: number;
  readonly summary: string;
  readonly source: string;
  readonly needs: N;
  readonly onlyNeeds?: boolean;
  readonly range: readonly [min: number | null, max: number | null];
  readonly higherIsBetter: boolean;
  readonly flags?: readonly string[];
  readonly caveat?: string;
  readonly passesAlone?: string;
  /** `fail` (default): a blank output is a wrong answer with label `blank`. `measure`: the metric defines it. */
  readonly blank?: "fail" | "measure";
  readonly corpus?: CorpusScore;
  readonly columns?: (options: Readonly<Options>) => Readonly<Record<string, string>>;
  /** The other metrics that this one asks, made; see `parts` of a metric. */
  readonly parts?: (options: Readonly<Options>, context: ScoreContext) => Promise<readonly Metric[]>;
  /** Called once for each set of options; what it returns is called for each case. */
  readonly create: (options: Readonly<Options>) => (evalCase: CaseWith<N>, context: ScoreContext) => Measured;
  /** Only to tell the compiler what `metadata` holds. */
  readonly detail?: Detail;
}
