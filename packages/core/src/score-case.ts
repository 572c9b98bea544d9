import { type EmptyExpected, hasOnlyBlankExpected } from "./empty-expected.js";
import { show } from "./errors.js";
import type { CaseField, EvalCase, Needs } from "./eval-case.js";
import type { MetricInfo, MetricResult, ScoreContext } from "./metric.js";
import type { Outcome } from "./metric-definition.js";
import { bestScore, worstScore } from "./metric-info.js";
import { blankVerdict, checked, emptyGold, failed, noAnswerVerdict, unscoredFor } from "./metric-result.js";
import { isBlank } from "./text/blank.js";
import { wrongField } from "./wrong-field.js";

/** What `create` of a definition returns. */
export type Measure<Detail> = (evalCase: EvalCase, context: ScoreContext) => Outcome<Detail> | Promise<Outcome<Detail>>;

const NO_CONTEXT: ScoreContext = Object.freeze({});

/** Puts the checks that all metrics share around what one of them measures. */
export function scorerOf<Detail>(
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
  const settle = settlerOf<Detail>(info);
  const hasNeeds = needsCheck(needs);
  const fail = (error: unknown, evalCase: EvalCase) =>
    failed<Detail>(name, (error instanceof TypeError ? wrongField(evalCase) : null) ?? error);

  return (evalCase, context = NO_CONTEXT) => {
    try {
      const missing = hasNeeds(evalCase) ? null : missingNeed(needs, evalCase);
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
      return outcome instanceof Promise
        ? outcome.then(settle).catch((error) => fail(error, evalCase))
        : settle(outcome);
    } catch (error) {
      return fail(error, evalCase);
    }
  };
}

/**
 * Turns outcomes into results. An outcome that is frozen, metadata included, is a constant of its metric, and so is
 * the result made of it: nearly all cases of a large run end in one of a few.
 */
function settlerOf<Detail>(info: MetricInfo): (outcome: Outcome<Detail>) => MetricResult<Detail> {
  const constants = new WeakMap<Outcome<Detail>, MetricResult<Detail>>();
  return (outcome) => {
    const known = constants.get(outcome);
    if (known !== undefined) return known;
    const result = checked(info, outcome);
    if (Object.isFrozen(outcome) && Object.isFrozen(result.metadata)) constants.set(outcome, Object.freeze(result));
    return result;
  };
}

/**
 * Whether a case surely has all that is needed; false only means that `missingNeed` has to look. Nearly all metrics need
 * these two fields and nothing else, and fields that the code names are read several times faster than others.
 */
function needsCheck(needs: Needs): (evalCase: EvalCase) => boolean {
  if (needs.some((need) => need !== "output" && need !== "expected")) return () => false;
  const [output, expected] = [needs.includes("output"), needs.includes("expected")];
  return (evalCase) => (!output || isPresent(evalCase.output)) && (!expected || isPresent(evalCase.expected));
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
  typeof value === "string" || (value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0));
