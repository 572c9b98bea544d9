import { compatibleDescriptor } from "@eval/calls";
import { type CommandCall, EvalError, type JsonRecord, show } from "@eval/core";
import type { GoldShape, ThresholdChoice } from "../calibration/calibration-card.js";

/** What `evals calibrate` was asked for. */
export interface CalibrateSettings {
  readonly encoder: JsonRecord;
  /** Who made scores that exist, where the user says so. */
  readonly scoredBy: string | null;
  readonly revision: string | null;
  readonly language: string | null;
  readonly goldShape: GoldShape | null;
  readonly label: string;
  readonly score: string | null;
  readonly cluster: string | null;
  readonly slice: string | null;
  readonly source: string | null;
  readonly criterion: "accuracy" | "youden";
  readonly choice: ThresholdChoice;
  readonly validation: "held-out" | "in-sample";
  readonly folds: number | null;
  readonly seed: number;
  readonly limit: number;
  readonly outputs: readonly string[];
  readonly map: Readonly<Record<string, string>>;
  readonly list: Readonly<Record<string, string>>;
  readonly isJson: boolean;
}

export function readSettings(options: CommandCall["options"]): CalibrateSettings {
  const text = (name: string) => (typeof options[name] === "string" ? options[name] : null);
  const several = (name: string) => (Array.isArray(options[name]) ? (options[name] as readonly string[]) : []);
  const outputs = several("output");
  const odd = outputs.find((file) => !/\.(?:md|json)$/.test(file));
  if (odd !== undefined) throw new EvalError("invalid-option", `--output must end in .md or .json, got ${show(odd)}`);
  const folds = text("folds");
  return {
    encoder: encoderOf(text("encoder"), text("encoderUrl")),
    scoredBy: text("encoder"),
    revision: text("revision"),
    language: text("language"),
    goldShape: choiceOf("--gold-shape", text("goldShape"), ["short", "sentence", "other-language"]),
    label: text("label") ?? "label",
    score: text("score"),
    cluster: text("cluster"),
    slice: text("slice"),
    source: text("source"),
    criterion: choiceOf("--criterion", text("criterion"), ["accuracy", "youden"]) ?? "accuracy",
    choice: choiceOf("--choice", text("choice"), ["highest", "lowest-observed"]) ?? "highest",
    validation: options["inSample"] === true ? "in-sample" : "held-out",
    folds: folds === null ? null : whole("--folds", folds, 2),
    seed: whole("--seed", text("seed") ?? "0", 0),
    limit: whole("--limit", text("limit") ?? "10000000", 1),
    outputs,
    map: Object.fromEntries(several("map").map((pair) => fieldAnd("--map field=column", pair))),
    list: Object.fromEntries(several("list").map((pair) => fieldAnd("--list field=separator", pair))),
    isJson: options["json"] === true,
  };
}

function encoderOf(written: string | null, url: string | null): JsonRecord {
  const encoder = written === null ? { backend: "lexical" } : parseEncoder(written);
  return url === null ? encoder : compatibleDescriptor(encoder, url);
}

function parseEncoder(written: string): JsonRecord {
  if (!written.startsWith("{")) {
    const colon = written.indexOf(":");
    return colon === -1 ? { backend: written } : { backend: written.slice(0, colon), model: written.slice(colon + 1) };
  }
  try {
    return JSON.parse(written) as JsonRecord;
  } catch {
    throw new EvalError(
      "invalid-option",
      `--encoder must be a descriptor in JSON or backend:model, got ${show(written)}`,
    );
  }
}

function choiceOf<Choice extends string>(
  flag: string,
  written: string | null,
  choices: readonly Choice[],
): Choice | null {
  if (written === null) return null;
  const found = choices.find((choice) => choice === written);
  if (found !== undefined) return found;
  throw new EvalError("invalid-option", `${flag} must be one of ${choices.join(", ")}, got ${show(written)}`);
}

function whole(flag: string, written: string, least: number): number {
  const value = Number(written);
  if (Number.isInteger(value) && value >= least) return value;
  throw new EvalError("invalid-option", `${flag} must be a whole number from ${least}, got ${show(written)}`);
}

function fieldAnd(expected: string, pair: string): [string, string] {
  const equals = pair.indexOf("=");
  if (equals < 1) throw new EvalError("invalid-option", `an option must be ${expected}, got ${show(pair)}`);
  return [pair.slice(0, equals), pair.slice(equals + 1)];
}
