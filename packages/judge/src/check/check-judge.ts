import type { AsyncMetric, EvalCase, MetricResult, ScoreContext } from "@eval/core";
import { expectedAnswers } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { countLanguages } from "./count-languages.js";
import { eachAtOnce } from "./each-at-once.js";
import { type Probe, type ProbeName, probesOf } from "./probes.js";

/** What a judge said of one edited answer; null where it gave no verdict. */
export interface ProbeVerdict {
  readonly name: ProbeName;
  readonly kind: Probe["kind"];
  readonly language: string;
  readonly plain: boolean | null;
  readonly changed: boolean | null;
}

/** Everything that a self-test saw. */
export interface JudgeObservations {
  readonly cases: number;
  readonly verdicts: readonly ProbeVerdict[];
  /** For each case, the verdicts of further draws on the plain answer. */
  readonly stability: readonly (readonly (boolean | null)[])[];
  readonly errors: readonly string[];
  /** The models that answered, by the name that their servers gave. */
  readonly answeredBy: readonly string[];
  /** Hashes of the prompts asked. */
  readonly prompts: readonly string[];
  /** Cases by language, "" where they do not say. */
  readonly languages: Readonly<Record<string, number>>;
}

/** How a self-test is run. */
export interface CheckOptions {
  readonly context: ScoreContext;
  /** How often the plain answer is judged anew, to see whether the judge is steady. */
  readonly draws: number;
  /** Cases at a time. */
  readonly concurrency: number;
  readonly onCase?: (done: number) => void;
}

/**
 * Judges the accepted answer of each case, and every probe made of it. The accepted answer is right by definition, so
 * no label is needed. `judgeFor` makes the judge for a draw: draws must differ in more than the text, or a cache would
 * answer for the model.
 */
export async function observeJudge(
  judgeFor: (draw: number) => AsyncMetric,
  cases: readonly EvalCase[],
  { context, draws, concurrency, onCase }: CheckOptions,
): Promise<JudgeObservations> {
  const usable = cases.filter((evalCase) => !isBlank(rightAnswer(evalCase)));
  const seen: { verdicts: ProbeVerdict[]; steady: (boolean | null)[] }[] = [];
  const errors: string[] = [];
  const answeredBy = new Set<string>();
  const prompts = new Set<string>();
  const verdictOn = async (draw: number, evalCase: EvalCase, output: string): Promise<boolean | null> => {
    const result = await judgeFor(draw)({ ...evalCase, output }, context);
    for (const model of sessionTexts(result, "models")) answeredBy.add(model);
    for (const prompt of sessionTexts(result, "prompts")) prompts.add(prompt);
    if (result.status === "error") errors.push(`${result.label}: ${result.reason}`);
    return saysRight(result);
  };
  const judgeCase = async (evalCase: EvalCase, index: number): Promise<void> => {
    const answer = rightAnswer(evalCase);
    const wrong = evalCase.incorrect?.[0] ?? otherAnswer(usable, index);
    const language = evalCase.language;
    const plain = await verdictOn(0, evalCase, answer);
    const verdicts: ProbeVerdict[] = [];
    const source = { answer, ...(wrong !== undefined && { wrong }), ...(language !== undefined && { language }) };
    for (const { name, kind, text } of probesOf(source)) {
      const changed = await verdictOn(0, evalCase, text);
      verdicts.push({ name, kind, language: language ?? "", plain, changed });
    }
    const steady = [plain];
    for (let draw = 1; draw < draws; draw++) steady.push(await verdictOn(draw, evalCase, answer));
    seen[index] = { verdicts, steady };
    onCase?.(seen.filter(Boolean).length);
  };
  await eachAtOnce(usable, concurrency, context.signal, judgeCase);
  return {
    cases: usable.length,
    verdicts: seen.flatMap(({ verdicts }) => verdicts),
    stability: seen.map(({ steady }) => steady),
    errors,
    answeredBy: [...answeredBy].sort(),
    prompts: [...prompts].sort(),
    languages: countLanguages(usable),
  };
}

/** What the session of a verdict recorded. */
export function sessionTexts({ metadata }: MetricResult, field: "models" | "prompts"): readonly string[] {
  return ((metadata["session"] ?? {}) as { readonly [name: string]: readonly string[] | undefined })[field] ?? [];
}

/** The first accepted answer; a blank where there is none. */
const rightAnswer = (evalCase: EvalCase): string => expectedAnswers(evalCase)[0] ?? "";

/** The accepted answer of the next case, which is wrong here unless it is the same. */
function otherAnswer(cases: readonly EvalCase[], index: number): string | undefined {
  const own = rightAnswer(cases[index] as EvalCase);
  const other = rightAnswer(cases[(index + 1) % cases.length] as EvalCase);
  return other === own || own.includes(other) || other.includes(own) ? undefined : other;
}

/** Whether the judge holds the answer right. A doubtful pass is no pass, but it is no fail either: it says "right". */
function saysRight(result: MetricResult): boolean | null {
  if (result.status !== "scored") return null;
  return result.label === "flagged" ? result.score >= 0.5 : result.passed;
}
