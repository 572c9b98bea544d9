import { type EmptyExpected, hasOnlyBlankExpected } from "./empty-expected.js";
import { EvalError, show } from "./errors.js";
import type { CaseField, CaseWith, EvalCase, Needs } from "./eval-case.js";
import { frozenCopy } from "./frozen-copy.js";
import { isJson, type Json, type JsonRecord } from "./json.js";
import type {
  AsyncMetric,
  CorpusScore,
  Metric,
  MetricFactory,
  MetricInfo,
  MetricResult,
  ScoreContext,
  SyncMetric,
} from "./metric.js";
import { type OptionRules, resolveOptions } from "./options.js";
import { isBlank } from "./text/blank.js";

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
  readonly range: readonly [min: number | null, max: number | null];
  readonly higherIsBetter: boolean;
  readonly flags?: readonly string[];
  readonly caveat?: string;
  readonly passesAlone?: string;
  /** `fail` (default): a blank output is a wrong answer with label `blank`. `measure`: the metric defines it. */
  readonly blank?: "fail" | "measure";
  readonly corpus?: CorpusScore;
  readonly columns?: (options: Readonly<Options>) => Readonly<Record<string, string>>;
  /** Called once for each set of options; what it returns is called for each case. */
  readonly create: (options: Readonly<Options>) => (evalCase: CaseWith<N>, context: ScoreContext) => Measured;
  /** Only to tell the compiler what `metadata` holds. */
  readonly detail?: Detail;
}

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
): MetricFactory<Options, AsyncMetric<Options, Detail>>;
export function defineMetric<const N extends Needs, Options extends object, Detail = JsonRecord>(
  definition: MetricDefinition<N, Options, Detail, Outcome<Detail>>,
): MetricFactory<Options, SyncMetric<Options, Detail>>;
export function defineMetric<const N extends Needs, Options extends object, Detail>(
  definition: MetricDefinition<N, Options, Detail, Outcome<Detail> | Promise<Outcome<Detail>>> & {
    readonly async?: true;
  },
): MetricFactory<Options, Metric<Options, Detail>> {
  const info = infoOf(definition);
  const factory = (given?: Partial<Options>): Metric<Options, Detail> => {
    const options = resolveOptions(info.name, definition, given);
    const measure = definition.create(options) as Measure<Detail>;
    const score = scorerOf(info, definition, options as { emptyExpected?: EmptyExpected }, measure);
    const isAsync = definition.async === true;
    const call = isAsync
      ? async (evalCase: EvalCase, context?: ScoreContext) => score(evalCase, context)
      : (evalCase: EvalCase, context?: ScoreContext) => score(evalCase, context);
    return decorate(call, {
      name: info.name,
      info,
      options,
      async: isAsync,
      ...(definition.corpus && { corpus: definition.corpus }),
      ...(definition.columns && { columns: Object.freeze(definition.columns(options)) }),
    }) as unknown as Metric<Options, Detail>;
  };
  return decorate(factory, {
    name: info.name,
    evalMetric: 1,
    info,
    defaults: frozenCopy(definition.defaults),
    ...(definition.choices && { choices: definition.choices as Record<string, readonly Json[]> }),
  }) as unknown as MetricFactory<Options, Metric<Options, Detail>>;
}

type Measure<Detail> = (evalCase: EvalCase, context: ScoreContext) => Outcome<Detail> | Promise<Outcome<Detail>>;

const NO_CONTEXT: ScoreContext = Object.freeze({});
const NO_DETAIL: JsonRecord = Object.freeze({});

function infoOf(definition: MetricInfo & { readonly blank?: "fail" | "measure" }): MetricInfo {
  const { name, version, range } = definition;
  // ascii: a metric's name is a command-line word
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new EvalError("invalid-metric", `metric name must be kebab-case, got ${show(name)}`);
  }
  if (!Number.isInteger(version) || version < 1) {
    throw new EvalError("invalid-metric", `version of ${name} must be a whole number from 1, got ${show(version)}`);
  }
  const [min, max] = range;
  if (min !== null && max !== null && !(min < max)) {
    throw new EvalError("invalid-metric", `range of ${name} must go from small to large, got ${show(range)}`);
  }
  if (worstScore(definition) === null && definition.needs.includes("output") && definition.blank !== "measure") {
    throw new EvalError(
      "invalid-metric",
      `blank of ${name} must be "measure", since range ${show(range)} has no worst score to give a blank output`,
    );
  }
  return frozenCopy({
    package: definition.package,
    name,
    version,
    summary: definition.summary,
    source: definition.source,
    needs: definition.needs,
    range,
    higherIsBetter: definition.higherIsBetter,
    ...(definition.flags && { flags: definition.flags }),
    ...(definition.caveat && { caveat: definition.caveat }),
    ...(definition.passesAlone && { passesAlone: definition.passesAlone }),
  });
}

function decorate<F extends (...args: never[]) => unknown>(target: F, properties: object): F {
  for (const [key, value] of Object.entries(properties)) {
    Object.defineProperty(target, key, { value, enumerable: key !== "name", configurable: key === "name" });
  }
  return target;
}

function scorerOf<Detail>(
  info: MetricInfo,
  { blank = "fail" }: { readonly blank?: "fail" | "measure" },
  { emptyExpected }: { readonly emptyExpected?: EmptyExpected },
  measure: Measure<Detail>,
): (evalCase: EvalCase, context?: ScoreContext) => MetricResult<Detail> | Promise<MetricResult<Detail>> {
  const { name, needs } = info;
  const judgesOutput = needs.includes("output");
  const blankScore = judgesOutput && blank === "fail" ? worstScore(info) : null;
  // A metric whose range lacks an end says itself what answering an unanswerable question scores.
  const [worst, best] = [worstScore(info), bestScore(info)];
  const checksExpected = needs.includes("expected") && emptyExpected !== undefined && emptyExpected !== "correct";
  const settle = (outcome: Outcome<Detail>) => checked(info, outcome);
  const fail = (error: unknown) => failed<Detail>(name, error);

  return (evalCase, context = NO_CONTEXT) => {
    try {
      const missing = missingNeed(needs, evalCase);
      if (missing !== null) return unscoredFor<Detail>(name, missing);
      if (checksExpected && hasOnlyBlankExpected(evalCase)) {
        if (emptyExpected === "unscored") return emptyGold<Detail>(name);
        if (judgesOutput && worst !== null && best !== null) {
          const isBlankOutput = isBlank(evalCase.output as string);
          return noAnswerVerdict<Detail>(name, isBlankOutput, isBlankOutput ? best : worst);
        }
      }
      if (blankScore !== null && isBlank(evalCase.output as string)) return blankVerdict<Detail>(name, blankScore);
      const outcome = measure(evalCase, context);
      return outcome instanceof Promise ? outcome.then(settle).catch(fail) : settle(outcome);
    } catch (error) {
      return fail(error);
    }
  };
}

/** The first need that a case does not meet, or null. An empty list is nothing to work with, so it counts as missing. */
function missingNeed(needs: Needs, evalCase: EvalCase): string | null {
  for (const need of needs) {
    if (typeof need === "string") {
      if (!isPresent(evalCase[need])) return show(need);
    } else if (!need.some((field: CaseField) => isPresent(evalCase[field]))) {
      return need.map(show).join(" or ");
    }
  }
  return null;
}

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

function unscoredFor<Detail>(name: string, missing: string): MetricResult<Detail> {
  return {
    name,
    status: "unscored",
    score: null,
    passed: null,
    label: "missing_field",
    reason: `${name} needs ${missing}, which this case does not have`,
    metadata: NO_DETAIL as Detail,
  };
}

function emptyGold<Detail>(name: string): MetricResult<Detail> {
  return {
    name,
    status: "unscored",
    score: null,
    passed: null,
    label: "empty_expected",
    reason: "the expected answer is empty, so there is nothing to compare with",
    metadata: NO_DETAIL as Detail,
  };
}

function noAnswerVerdict<Detail>(name: string, isBlankOutput: boolean, score: number): MetricResult<Detail> {
  return {
    name,
    status: "scored",
    score,
    passed: isBlankOutput,
    label: isBlankOutput ? "no_answer" : "unexpected_answer",
    reason: isBlankOutput ? "no answer was expected and none was given" : "no answer was expected, but one was given",
    metadata: NO_DETAIL as Detail,
  };
}

const bestScore = ({ range: [min, max], higherIsBetter }: MetricInfo): number | null => (higherIsBetter ? max : min);
const worstScore = ({ range: [min, max], higherIsBetter }: MetricInfo): number | null => (higherIsBetter ? min : max);

function blankVerdict<Detail>(name: string, score: number): MetricResult<Detail> {
  return {
    name,
    status: "scored",
    score,
    passed: false,
    label: "blank",
    reason: "the output is blank",
    metadata: NO_DETAIL as Detail,
  };
}

function checked<Detail>({ name, range }: MetricInfo, outcome: Outcome<Detail>): MetricResult<Detail> {
  const { score, label, reason } = outcome;
  const metadata = outcome.metadata ?? (NO_DETAIL as Detail);
  if (typeof label !== "string" || label === "" || typeof reason !== "string" || reason === "") {
    throw new EvalError("invalid-result", `${name} must give a label and a reason, got ${show({ label, reason })}`);
  }
  if (!isJson(metadata)) throw new EvalError("invalid-result", `${name} must give plain JSON as metadata`);
  if (score === null) return { name, status: "unscored", score, passed: null, label, reason, metadata };

  const [min, max] = range;
  // Written as "not inside", since every comparison with NaN is false.
  if (
    typeof score !== "number" ||
    !((min === null || score >= min) && (max === null || score <= max)) ||
    !Number.isFinite(score)
  ) {
    throw new EvalError("score-out-of-range", `${name} must score inside ${show(range)}, got ${String(score)}`);
  }
  const { passed } = outcome;
  if (passed !== null && typeof passed !== "boolean") {
    throw new EvalError("invalid-result", `passed of ${name} must be true, false or null, got ${show(passed)}`);
  }
  return { name, status: "scored", score, passed, label, reason, metadata };
}

function failed<Detail>(name: string, error: unknown): MetricResult<Detail> {
  const code =
    error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "metric-error";
  const message = error instanceof Error ? error.message : typeof error === "string" ? error : show(error);
  const kind = error instanceof Error ? error.name : typeof error;
  const cause = error instanceof Error && error.cause instanceof Error ? { cause: error.cause.message } : {};
  return {
    name,
    status: "error",
    score: null,
    passed: null,
    label: code.toLowerCase().replaceAll("-", "_"),
    reason: message === "" ? `${name} failed with ${kind}` : message,
    metadata: { error: kind, ...cause } as Detail,
  };
}
