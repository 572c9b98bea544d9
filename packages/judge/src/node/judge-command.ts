import fs from "node:fs";
import path from "node:path";
import {
  type AsyncMetric,
  type CommandCall,
  type EvalCase,
  EvalError,
  expectedAnswers,
  type JsonRecord,
  type MetricResult,
  type ScoreContext,
  show,
} from "@eval/core";
import { isBlank } from "@eval/core/text";
import { cardLines } from "../check/card-lines.js";
import { observeJudge, sessionTexts } from "../check/check-judge.js";
import { checkedJudge, judgeCard } from "../check/judge-card.js";
import { type LabelledVerdict, labelAgreement } from "../check/label-agreement.js";
import { observePositions } from "../check/observe-positions.js";
import { readLabel } from "../check/read-label.js";
import { type AnsweredVerdict, type SelfPreference, selfPreference } from "../check/self-preference.js";
import { pairwise } from "../pairwise.js";
import { makeBase } from "../panel/base-judges.js";
import { type CheckSettings, readCheckSettings } from "./check-settings.js";

/** `evals judge check FILE…`: tests a judge with edits of right answers, and with people's labels where there are any. */
export async function judgeCommand(call: CommandCall): Promise<number> {
  const [action, ...files] = call.operands;
  if (action !== "check") throw new EvalError("invalid-option", `evals judge can check, got ${show(action)}`);
  const settings = readCheckSettings(call);
  const cases = await readAll(call, files, settings);
  if (cases.length === 0) throw new EvalError("invalid-input", "a judge is tested with cases, and the files have none");
  if (cases.every((evalCase) => isBlank(expectedAnswers(evalCase)[0] ?? ""))) {
    const advice = "say which column holds them: --map expected=COLUMN";
    throw new EvalError("invalid-input", `a judge is tested with accepted answers, and no case has one; ${advice}`);
  }
  const context = { signal: call.signal, chatModel: call.chatModel };
  const judgeFor = judgeMaker(settings);

  call.stderr(`${settings.judge}: ${cases.length} cases; model ${JSON.stringify(settings.model)}`);
  const observed = await observeJudge(judgeFor, cases, {
    context,
    draws: settings.draws,
    concurrency: settings.concurrency,
  });
  for (const error of new Set(observed.errors.slice(0, 3))) call.stderr(`no verdict: ${error}`);
  const { model, concurrency } = settings;
  const positions = await observePositions(pairwise({ model }), cases, { context, concurrency });
  const judge = judgeFor(0);
  const { label } = settings;
  const labelledPrompts = new Set<string>();
  const onResult = (result: MetricResult) => {
    for (const prompt of sessionTexts(result, "prompts")) labelledPrompts.add(prompt);
  };
  const verdicts = label === null ? [] : await labelled(judge, cases, { column: label, context, onResult });
  const date = new Date().toISOString().slice(0, 10);
  const card = await judgeCard(checkedJudge(judge, date), observed, {
    positions,
    agreement: labelAgreement(verdicts),
    selfPreference: preferenceOf(model, verdicts),
    labelledPrompts: [...labelledPrompts],
  });

  const markdown = cardLines(card).join("\n");
  const json = JSON.stringify(card, null, 2);
  for (const file of settings.outputs) {
    fs.writeFileSync(path.resolve(call.cwd, file), `${file.endsWith(".md") ? markdown : json}\n`);
  }
  call.stdout(call.options["json"] === true ? json : markdown);
  const hasVerdict = card.accepted.n > 0;
  if (!hasVerdict) call.stderr("no verdict came from the judge, so nothing is known of it");
  return hasVerdict ? 0 : 3;
}

async function readAll(
  call: CommandCall,
  files: readonly string[],
  { limit, map }: CheckSettings,
): Promise<EvalCase[]> {
  const cases: EvalCase[] = [];
  for await (const evalCase of call.readCases(files, { map })) {
    if (cases.length === limit) break;
    cases.push(evalCase);
  }
  return cases;
}

/** Draws must differ for a cache as well, so each has a seed of its own. */
function judgeMaker({ judge, model, options }: CheckSettings): (draw: number) => AsyncMetric {
  const made = new Map<number, AsyncMetric>();
  return (draw) => {
    const known = made.get(draw) ?? makeBase(judge, model, { ...options, ...(draw > 0 && { seed: draw }) });
    made.set(draw, known);
    return known;
  };
}

interface Labelling {
  readonly column: string;
  readonly context: ScoreContext;
  readonly onResult: (result: MetricResult) => void;
}

/** The judge's verdicts on the answers of the file, beside the labels of people. */
async function labelled(
  judge: AsyncMetric,
  cases: readonly EvalCase[],
  { column, context, onResult }: Labelling,
): Promise<(LabelledVerdict & AnsweredVerdict)[]> {
  const pairs: (LabelledVerdict & AnsweredVerdict)[] = [];
  for (const [index, evalCase] of cases.entries()) {
    const human = readLabel(evalCase.metadata?.[column], column, index + 1);
    if (human === null) continue;
    const result = await judge(evalCase, context);
    onResult(result);
    if (result.status === "scored") {
      const { language } = evalCase;
      pairs.push({ human, judge: result.passed === true, model: evalCase.model ?? "", ...(language && { language }) });
    }
  }
  if (pairs.length === 0)
    throw new EvalError("invalid-input", `column ${show(column)} must hold labels, and no case has one`);
  return pairs;
}

/** Null where the judge's name or those of the models that answered are not known. */
function preferenceOf(judge: JsonRecord, verdicts: readonly AnsweredVerdict[]): SelfPreference | null {
  const named = verdicts.filter(({ model }) => model !== "");
  const { model } = judge;
  return typeof model === "string" && named.length > 0 ? selfPreference(model, named) : null;
}
