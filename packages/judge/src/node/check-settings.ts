import { type CommandCall, EvalError, type JsonRecord, show } from "@eval/core";
import { defaultJudgeModel } from "../models/default-judge-model.js";
import { readModelOption } from "../models/model-option.js";
import { type BaseJudge, baseJudges } from "../panel/base-judges.js";

/** What `evals judge check` was asked to do. */
export interface CheckSettings {
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

/** Reads the options of `evals judge check`. Throws EvalError where one cannot be used. */
export function readCheckSettings({ options }: CommandCall): CheckSettings {
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
