import fs from "node:fs";
import path from "node:path";
import { EvalError, type JsonRecord, show } from "@eval/core";
import type { AnswerManifest, AnswerTarget, PromptSettings, SourceOptions } from "@eval/runner";
import { type CallSettings, callSettings } from "../calls/call-settings.js";
import { type Config, configuredPlugins } from "../config/config.js";
import { choosesCases, type SamplingSettings, samplingSettings } from "../config/sampling-settings.js";
import { tableTargets } from "../config/score-settings.js";
import type { AnswerFlags } from "./answer-flags.js";
import { readModel } from "./model-option.js";
import { newSource, sameSource } from "./question-options.js";
import { givenText, textOf } from "./text-option.js";

/** What `evals answer` will do: command line over configuration over defaults, or what a resumed run did. */
export interface AnswerSettings {
  readonly files: readonly string[];
  readonly source: SourceOptions;
  /** Which cases to ask; null asks all. */
  readonly choice: CaseChoice | null;
  readonly plugins: readonly string[];
  readonly models: readonly { readonly descriptor: JsonRecord; readonly temperature: number | null }[];
  readonly prompt: PromptSettings;
  readonly promptFile: string | null;
  readonly maxTokens: number | null;
  readonly seed: number | null;
  readonly concurrency: number;
  readonly maxCalls: number | null;
  readonly tables: readonly AnswerTarget[];
  readonly calls: CallSettings;
}

/** A file that names cases, or a draw. */
export type CaseChoice = { readonly file: string } | NonNullable<SamplingSettings["draw"]>;

const AT_A_TIME = 8;
const MILLISECONDS = 1_000;

export function answerSettings(
  files: readonly string[],
  flags: AnswerFlags,
  config: Config,
  { directory, resumed, backends }: { directory: string; resumed: AnswerManifest | null; backends: readonly string[] },
): AnswerSettings {
  const before = resumed?.fingerprint ?? null;
  const models =
    flags.model?.map((written) => readModel(written, flags.modelUrl ?? null, backends)) ?? before?.models ?? [];
  if (models.length === 0) {
    throw new EvalError("invalid-option", "--model must say whom to ask, as in --model groq:openai/gpt-oss-120b");
  }
  const asked = files.length > 0 ? files : (resumed?.files ?? []);
  if (asked.length === 0) {
    throw new EvalError(
      "invalid-input",
      "a file of questions must be given, as in: evals answer questions.csv --model …",
    );
  }
  const prompt = promptOf(flags, resumed, directory);
  return {
    files: asked,
    source:
      resumed === null ? newSource(flags, config) : sameSource(flags, resumed.fingerprint.source as SourceOptions),
    choice: choiceOf(flags, config, before?.selection),
    plugins: [...configuredPlugins(config), ...(flags.plugin ?? [])],
    models: models.map((descriptor, index) => ({
      descriptor,
      temperature: temperatureOf(flags, descriptor, before?.temperatures[index]),
    })),
    prompt: {
      profile: flags.profile ?? before?.profile ?? null,
      prompt: prompt?.text ?? null,
      system:
        flags.system === undefined ? (before?.system ?? null) : givenText("--system", flags.system, directory).text,
    },
    promptFile: prompt?.file ?? null,
    maxTokens: flags.maxTokens ?? before?.maxTokens ?? null,
    seed: flags.modelSeed === undefined ? (before?.seed ?? null) : wholeSeed(flags.modelSeed),
    concurrency: flags.concurrency ?? config.concurrency ?? AT_A_TIME,
    maxCalls: samplingSettings(flags, config).maxCalls,
    tables: targetsOf(flags.output ?? []),
    calls: {
      ...callSettings({ ...flags, cache: cacheOf(flags, config) }, config),
      limits: limitsOf(flags),
    },
  };
}

/** A resumed run asks the cases it was begun with, unless the command line says others: then it is refused. */
function choiceOf(flags: AnswerFlags, config: Config, before: JsonRecord | undefined): CaseChoice | null {
  if (before !== undefined && !choosesCases(flags)) return (before["choice"] ?? null) as CaseChoice | null;
  const { list, draw } = samplingSettings(flags, config);
  return list !== null ? { file: list } : draw;
}

/** A cache would give the answers of an earlier run for those of this one, so it is used where it is asked for. */
function cacheOf({ cache, cassette }: AnswerFlags, config: Config): string | false {
  if (cache !== undefined) return cache;
  return config.cache ?? ((cassette ?? config.cassette) === undefined ? "off" : "auto");
}

function limitsOf({ concurrency, timeout }: AnswerFlags) {
  const timeoutMs = timeout === undefined ? undefined : timeout * MILLISECONDS;
  return {
    ...(concurrency !== undefined && { concurrency }),
    // One attempt may take all the time there is: a slow model on an own machine is not a server that hangs.
    ...(timeoutMs !== undefined && { timeoutMs, attemptTimeoutMs: timeoutMs }),
  };
}

/** A prompt that was read from a file is read again: where the file has changed, the run has. */
function promptOf({ prompt }: AnswerFlags, resumed: AnswerManifest | null, directory: string) {
  if (prompt !== undefined) return givenText("--prompt", prompt, directory);
  if (resumed === null || resumed.fingerprint.prompt === null) return null;
  const { promptFile: file } = resumed;
  const place = file === null ? null : path.resolve(directory, file);
  const text = place !== null && fs.existsSync(place) ? textOf(place) : resumed.fingerprint.prompt;
  return { text, file };
}

function temperatureOf(
  { temperature }: AnswerFlags,
  descriptor: JsonRecord,
  before: number | null | undefined,
): number | null {
  if (temperature === undefined)
    return before === undefined ? (Object.hasOwn(descriptor, "temperature") ? null : 0) : before;
  const value = Number(temperature);
  if (temperature.trim() !== "" && value >= 0 && value <= 2) return value;
  throw new EvalError("invalid-option", `--temperature must be a number from 0 to 2, got ${show(temperature)}`);
}

function wholeSeed(text: string): number {
  const seed = Number(text);
  // ascii: options of a command line
  if (/^[0-9]+$/.test(text) && Number.isSafeInteger(seed)) return seed;
  throw new EvalError("invalid-option", `--model-seed must be a whole number from 0, got ${show(text)}`);
}

/** Standard output is given lines of JSON, which a pipe can read as they are. */
function targetsOf(targets: readonly string[]): AnswerTarget[] {
  const files = tableTargets(
    targets.filter((target) => target !== "-"),
    false,
  );
  return targets.includes("-") ? [...files, { target: "-", format: "jsonl" }] : files;
}
