// @ts-check
import { kinds } from "./kinds.mjs";
import { scripts } from "./scripts.mjs";

/**
 * @typedef {import("./scripts.mjs").ScriptTexts} ScriptTexts
 * @typedef {import("./scripts.mjs").Pair} Pair
 * @typedef {import("@eval/core").MetricFactory} MetricFactory
 * @typedef {{ readonly metric: string, readonly script: string, readonly kind: string, readonly pair: Pair,
 *   readonly score: number | null, readonly label: string, readonly best: number, readonly isBest: boolean }} Cell
 */
/**
 * The metrics of a package that compare an output with an expected answer, by what they say of themselves.
 *
 * @param {Readonly<Record<string, unknown>>} exports
 * @param {(value: unknown) => value is MetricFactory} isMetricFactory
 */
export function textMetrics(exports, isMetricFactory) {
  return Object.values(exports)
    .filter(isMetricFactory)
    .filter(({ info }) => ["output", "expected"].every((field) => info.needs.includes(/** @type {never} */ (field))))
    .sort((left, right) => (left.info.name < right.info.name ? -1 : 1));
}

/**
 * What each metric says of each pair of texts in each script.
 *
 * @param {readonly MetricFactory[]} metrics
 * @returns {Cell[]}
 */
export function measureScripts(metrics) {
  return metrics.flatMap((factory) => {
    const metric = factory();
    return scripts.flatMap((texts) =>
      kinds.flatMap(({ name: kind, wanted, pairsOf }) =>
        pairsOf(texts).map((pair) => {
          const { score, label } = /** @type {import("@eval/core").MetricResult} */ (
            metric(caseOf(pair, texts, wanted === "not best"))
          );
          const best = bestOf(factory.info);
          return {
            metric: factory.info.name,
            script: texts.script,
            kind,
            pair,
            score,
            label,
            best,
            isBest: score === best,
          };
        }),
      ),
    );
  });
}

/** For a metric that chooses among options, the other option is the other word, or an unrelated sentence. */
function caseOf(
  /** @type {Pair} */ [output, expected],
  /** @type {ScriptTexts} */ texts,
  /** @type {boolean} */ isOther,
) {
  const choices = [
    { label: "A", text: expected },
    { label: "B", text: isOther ? output : texts.unrelated },
  ];
  return { output, expected, choices, language: texts.language };
}

/** A metric whose better end is open has no identical texts to find. @param {import("@eval/core").MetricInfo} info */
function bestOf({ name, range: [min, max], higherIsBetter }) {
  const best = higherIsBetter ? max : min;
  if (best === null) throw new Error(`${name} must have a best score`);
  return best;
}
