import type { EmptyExpected } from "./empty-expected.js";
import type { EvalCase, Needs } from "./eval-case.js";
import { frozenCopy } from "./frozen-copy.js";
import type { AsJson, Json, JsonRecord } from "./json.js";
import type { AsyncMetric, Metric, MetricFactory, ScoreContext, SyncMetric } from "./metric.js";
import type { MetricDefinition, Outcome } from "./metric-definition.js";
import { infoOf } from "./metric-info.js";
import { resolveOptions } from "./options.js";
import { type Measure, scorerOf } from "./score-case.js";

/**
 * Makes a metric factory out of a definition, with the checks that all metrics share: options of the right kind,
 * needed fields present (else `unscored`, naming the field), empty gold answers and blank outputs by one rule,
 * the score inside the declared range, plain JSON, and whatever is thrown turned into an `error` result.
 *
 * A definition with `async: true` gives a metric that returns promises.
 *
 * @example
 * const wordCount = defineMetric({
 *   package: "eval-metric-word-count",
 *   name: "word-count",
 *   version: 1,
 *   summary: "How many words the output has.",
 *   source: "https://unicode.org/reports/tr29/",
 *   needs: ["output"],
 *   range: [0, null],
 *   higherIsBetter: true,
 *   defaults: {},
 *   create: () => ({ output }) => {
 *     const score = output.split(" ").length;
 *     return { score, passed: null, label: "counted", reason: `${score} words`, metadata: {} };
 *   },
 * });
 * wordCount()({ output: "नई दिल्ली" }).score; // => 2
 * wordCount()({}).reason; // => "word-count needs \"output\", which this case does not have"
 */
export function defineMetric<const N extends Needs, Options extends object, Detail = JsonRecord>(
  definition: MetricDefinition<N, Options, Detail, Promise<Outcome<Detail>>> & { readonly async: true },
): MetricFactory<Options, AsyncMetric<AsJson<Options>, AsJson<Detail>>>;
export function defineMetric<const N extends Needs, Options extends object, Detail = JsonRecord>(
  definition: MetricDefinition<N, Options, Detail, Outcome<Detail>>,
): MetricFactory<Options, SyncMetric<AsJson<Options>, AsJson<Detail>>>;
export function defineMetric<const N extends Needs, Options extends object, Detail>(
  definition: MetricDefinition<N, Options, Detail, Outcome<Detail> | Promise<Outcome<Detail>>> & {
    readonly async?: true;
  },
): MetricFactory<Options, Metric<Options, Detail>> {
  const info = infoOf(definition);
  const { name } = info;
  const factory = {
    [name]: (given?: Partial<Options>): Metric<Options, Detail> => {
      const options = resolveOptions(name, definition, given);
      const measure = definition.create(options) as Measure<Detail>;
      const score = scorerOf(info, definition, options as { emptyExpected?: EmptyExpected }, measure);
      const isAsync = definition.async === true;
      // Functions that are born with their name: to change one later makes the engine look up all that hangs on it.
      const call = isAsync
        ? { [name]: async (evalCase: EvalCase, context?: ScoreContext) => score(evalCase, context) }
        : { [name]: (evalCase: EvalCase, context?: ScoreContext) => score(evalCase, context) };
      return decorate(call[name]!, {
        info,
        options,
        async: isAsync,
        ...(definition.corpus && { corpus: definition.corpus }),
        ...(definition.columns && { columns: Object.freeze(definition.columns(options)) }),
        ...(definition.parts && { parts: (context: ScoreContext) => definition.parts?.(options, context) }),
      }) as unknown as Metric<Options, Detail>;
    },
  };
  return decorate(factory[name]!, {
    evalMetric: 1,
    info,
    defaults: frozenCopy(definition.defaults),
    ...(definition.choices && { choices: definition.choices as Record<string, readonly Json[]> }),
  }) as unknown as MetricFactory<Options, Metric<Options, Detail>>;
}

function decorate<F extends (...args: never[]) => unknown>(target: F, properties: object): F {
  for (const [key, value] of Object.entries(properties)) {
    Object.defineProperty(target, key, { value, enumerable: true });
  }
  return target;
}
