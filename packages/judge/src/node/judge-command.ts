import fs from "node:fs";
import path from "node:path";
import {
  type AsyncMetric,
  type CommandCall,
  type EvalCase,
  EvalError,
  expectedAnswers,
  type JsonRecord,
  show,
} from "@eval/core";
import { isBlank } from "@eval/core/text";
import { cardLines } from "../check/card-lines.js";
import { observeJudge } from "../check/check-judge.js";
import { judgeCard } from "../check/judge-card.js";
import { type LabelledVerdict, labelAgreement } from "../check/label-agreement.js";
import { readLabel } from "../check/read-label.js";
import { defaultJudgeModel } from "../models/default-judge-model.js";
import { readModelOption } from "../models/model-option.js";
import { type BaseJudge, baseJudges, makeBase } from "../panel/base-judges.js";

/** `evals judge check FILE…`: tests a judge with edits of right answers, and with people's labels where there are any. */
export async function judgeCommand(call: CommandCall): Promise<number> {
  const [action, ...files] = call.operands;
  if (action !== "check") throw new EvalError("invalid-option", `evals judge can check, got ${show(action)}`);
  const settings = readSettings(call);
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
  const agreement =
    settings.label === null ? null : labelAgreement(await labelled(judgeFor(0), cases, settings.label, context));
  const { judge, model, options } = settings;
  const date = new Date().toISOString().slice(0, 10);
  const card = await judgeCard({ judge, model, options, date }, observed, agreement);

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

interface Settings {
  readonly judge: BaseJudge;
  readonly options: JsonRecord;
  readonly model: JsonRecord;
  readonly label: string | null;
  readonly draws: number;
  readonly limit: number;
  readonly concurrency: number;
  readonly outputs: readonly string[];
  readonly map: Readonly<Record<string, string>>;
}

function readSettings({ options }: CommandCall): Settings {
  const text = (name: string) => (typeof options[name] === "string" ? options[name] : null);
  const list = (name: string) => (Array.isArray(options[name]) ? (options[name] as readonly string[]) : []);
  const { name, given } = judgeOption(text("metric") ?? "answer-equivalence");
  const outputs = list("output");
  const odd = outputs.find((file) => !/\.(?:md|json)$/.test(file));
  if (odd !== undefined) throw new EvalError("invalid-option", `--output must end in .md or .json, got ${show(odd)}`);
  return {
    judge: name,
    options: given,
    model: readModelOption(text("model"), text("judgeUrl"), defaultJudgeModel),
    label: text("label"),
    draws: count("--draws", text("draws") ?? "3"),
    limit: count("--limit", text("limit") ?? "1000000"),
    concurrency: count("--concurrency", text("concurrency") ?? "4"),
    outputs,
    map: Object.fromEntries(list("map").map((pair) => fieldAndColumn(pair))),
  };
}

function judgeOption(written: string): { name: BaseJudge; given: JsonRecord } {
  const colon = written.indexOf(":");
  const name = baseJudges.find((base) => base === (colon === -1 ? written : written.slice(0, colon)));
  if (name === undefined) {
    throw new EvalError("invalid-option", `--metric must be one of ${baseJudges.join(", ")}, got ${show(written)}`);
  }
  if (colon === -1) return { name, given: {} };
  try {
    return { name, given: JSON.parse(written.slice(colon + 1)) as JsonRecord };
  } catch {
    throw new EvalError(
      "invalid-option",
      `options of ${name} must be JSON, as in '${name}:{"repeats":3}', got ${show(written)}`,
    );
  }
}

function count(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new EvalError("invalid-option", `${name} must be a whole number from 1, got ${show(text)}`);
}

function fieldAndColumn(pair: string): [string, string] {
  const equals = pair.indexOf("=");
  if (equals < 1) throw new EvalError("invalid-option", `--map must be field=column, got ${show(pair)}`);
  return [pair.slice(0, equals), pair.slice(equals + 1)];
}

async function readAll(call: CommandCall, files: readonly string[], { limit, map }: Settings): Promise<EvalCase[]> {
  const cases: EvalCase[] = [];
  for await (const evalCase of call.readCases(files, { map })) {
    if (cases.length === limit) break;
    cases.push(evalCase);
  }
  return cases;
}

/** Draws must differ for a cache as well, so each has a seed of its own. */
function judgeMaker({ judge, model, options }: Settings): (draw: number) => AsyncMetric {
  const made = new Map<number, AsyncMetric>();
  return (draw) => {
    const known = made.get(draw) ?? makeBase(judge, model, { ...options, ...(draw > 0 && { seed: draw }) });
    made.set(draw, known);
    return known;
  };
}

/** The judge's verdicts on the answers of the file, beside the labels of people. */
async function labelled(
  judge: AsyncMetric,
  cases: readonly EvalCase[],
  column: string,
  context: Parameters<AsyncMetric>[1],
): Promise<LabelledVerdict[]> {
  const pairs: LabelledVerdict[] = [];
  for (const [index, evalCase] of cases.entries()) {
    const human = readLabel(evalCase.metadata?.[column], column, index + 1);
    if (human === null) continue;
    const result = await judge(evalCase, context);
    if (result.status === "scored") pairs.push({ human, judge: result.passed === true });
  }
  if (pairs.length === 0)
    throw new EvalError("invalid-input", `column ${show(column)} must hold labels, and no case has one`);
  return pairs;
}
