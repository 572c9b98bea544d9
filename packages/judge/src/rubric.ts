import { EvalError, type JsonRecord, type Outcome } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import { hasNoContent, noContent } from "./gate/content-free.js";
import type { DataField } from "./prompt/build-prompt.js";
import { lintRubric } from "./rubric/lint-rubric.js";
import { majorityOf } from "./verdict/majority.js";
import { PASS_FAIL_FORM, passFailContract } from "./verdict/pass-fail.js";
import { passFailOutcome } from "./verdict/pass-fail-outcome.js";

/** An example that shows the judge what is meant. */
export interface RubricExample {
  readonly output: string;
  readonly verdict: "PASS" | "FAIL";
  readonly critique: string;
}

export interface RubricOptions extends JudgeOptions {
  /** What is checked: one thing. Required. */
  readonly criterion: string;
  readonly passWhen: string;
  readonly failWhen: string;
  /** What the judge must not count: style, length, script. */
  readonly ignore: readonly string[];
  /** Two to four are best, one of them a hard FAIL. */
  readonly examples: readonly RubricExample[];
  /** `refuse`: a rubric with a known fault is an error. `report`: faults stand in the metadata. */
  readonly lint: "refuse" | "report";
  /** Grows with every change of the words: verdicts of two versions are not compared. */
  readonly rubricVersion: number;
}

const defaults: RubricOptions = {
  ...judgeDefaults,
  criterion: "",
  passWhen: "",
  failWhen: "",
  ignore: ["style", "length", "script", "spelling variants"],
  examples: [],
  lint: "refuse",
  rubricVersion: 1,
};

const judge = defineJudge({
  name: "rubric",
  version: 1,
  summary: "A judge model checks one thing that you say in words, and says PASS or FAIL.",
  source: "The usable rubric of the grading ladder: one check, conditions for both verdicts, critique first",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "The verdict of a model on your words: check it against labels of your own before you quote it.",
  flags: ["injectionSuspected", "canaryLeak"],
  defaults,
  choices: { lint: ["refuse", "report"] },
  check: checkRubric,
  async judge(evalCase, options, openSession): Promise<Outcome<JsonRecord>> {
    if (hasNoContent(evalCase.output)) return noContent;
    const session = await openSession();
    const data = [
      ...field("question", evalCase.input),
      ...(evalCase.context ?? []).map((text, index) => ({ name: `source ${index + 1}`, text })),
      { name: "answer", text: evalCase.output },
    ];
    const closing = "Does the answer pass this one check? Reply with the JSON object alone.";
    const draws = await session.repeat({ instructions: instructionsOf(options), data, closing }, passFailContract);
    const problems = lintRubric(options).map((problem) => ({ ...problem }));
    return passFailOutcome(majorityOf(draws.map(({ verdict }) => verdict)), session, {
      rubricVersion: options.rubricVersion,
      ...(problems.length > 0 && { rubricProblems: problems }),
    });
  },
});

/**
 * Rubric: a judge model checks the answer for one thing, which you say in words, and says PASS or FAIL after a critique.
 * The question and the retrieved passages of the case are shown where it has them.
 *
 * A rubric needs a condition for PASS and one for FAIL, asks for one thing, and uses no words that reward length; one
 * with such a fault is refused, or reported with `lint: "report"`. Score, labels and errors are those of
 * `answer-equivalence`; every language that the judge reads.
 *
 * @example
 * const model = {
 *   id: "example:always-fail",
 *   chat: async () => ({ text: '{"critique": "1948 is not in the source", "verdict": "FAIL", "confidence": "high"}', finishReason: "stop", model: "m", usage: null }),
 * };
 * const supported = rubricWith(model, {
 *   criterion: "Does the answer claim anything that the sources do not support?",
 *   passWhen: "every claim can be found in a source",
 *   failWhen: "a claim is missing from the sources or contradicts one",
 * });
 * (await supported({ output: "भारत 1948 में स्वतंत्र हुआ", context: ["भारत 15 अगस्त 1947 को स्वतंत्र हुआ।"] })).reason; // => "1948 is not in the source"
 */
export const rubric = judge.metric;

/** {@link rubric} with a chat model as an object: anything that answers a conversation. */
export const rubricWith = judge.metricWith;

const field = (name: string, text: string | undefined): DataField[] =>
  text === undefined || isBlank(text) ? [] : [{ name, text }];

function checkRubric(options: RubricOptions): void {
  if (isBlank(options.criterion)) {
    throw new EvalError("invalid-option", 'criterion of rubric must say what is checked, as in "Does the answer …?"');
  }
  const [first] = lintRubric(options);
  if (options.lint === "report" || first === undefined) return;
  throw new EvalError("invalid-option", `rubric is ${first.code}: ${first.message}; or set lint to "report"`);
}

function instructionsOf({ criterion, passWhen, failWhen, ignore, examples }: RubricOptions): string {
  const shown = examples.map(({ output, verdict, critique }) => JSON.stringify({ answer: output, critique, verdict }));
  return [
    `You check an answer for one thing, and for nothing else: ${criterion}`,
    [`PASS: ${passWhen}`, `FAIL: ${failWhen}`].join("\n"),
    ignore.length === 0 ? "" : `Ignore: ${ignore.join(", ")}.`,
    shown.length === 0 ? "" : `Examples:\n${shown.join("\n")}`,
    PASS_FAIL_FORM,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
