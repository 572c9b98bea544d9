import { EvalError } from "@eval/core";
import * as z from "zod";
import { nearest } from "../discovery/nearest.js";

const texts = z.record(z.string(), z.string());
const metricChoice = z.union([
  z.string(),
  z.strictObject({ name: z.string(), options: z.record(z.string(), z.json()).optional() }),
]);

/** Each key with what it means: the published JSON Schema and the documentation are made of this. */
export const configShape = z.strictObject({
  $schema: z.string().optional().describe("where the schema of this file lies, for editors"),
  files: z.array(z.string()).optional().describe("files of answers, where the command line names none"),
  metrics: z.array(metricChoice).optional().describe("metrics by name, or with options"),
  plugins: z.array(z.string()).optional().describe("packages or files beside this one that bring metrics"),
  map: texts.optional().describe('column of a field: { "output": "model_answer" }'),
  list: texts.optional().describe('separator of a list in a table: { "context": "|" }'),
  rows: z.string().optional().describe("where in a JSON file the rows are: data.rows"),
  encoding: z.string().optional().describe("encoding of files that are not UTF-8"),
  onBadRow: z.enum(["fail", "skip"]).optional().describe("what to do with a row that cannot be read"),
  by: z.array(z.string()).optional().describe("columns to group results by"),
  clusterBy: z.string().optional().describe("column whose values say which cases belong together"),
  filter: texts.optional().describe("only cases with this value in a column"),
  limit: z.int().positive().optional().describe("only so many cases, from the first"),
  sample: z.int().positive().optional().describe("only so many cases, drawn"),
  seed: z.int().nonnegative().optional().describe("seed of the draw"),
  strategy: z.string().optional().describe("how to draw: auto, stratified or random"),
  cases: z.string().optional().describe("file of case ids or numbers to score"),
  mode: z.string().optional().describe("size of the run by name: quick, exploratory, report or full"),
  maxCalls: z.int().positive().optional().describe("refuse a run that would make more calls to model servers"),
  concurrency: z.int().positive().optional().describe("threads, or cases at a time for metrics that wait"),
  detail: z.enum(["none", "failed", "full"]).optional().describe("what explains a score and is kept"),
  output: z.array(z.string()).optional().describe("tables of results to write"),
  minPassRate: z.array(z.string()).optional().describe("fail below this pass rate: [metric][:group]=rate"),
  minScore: z.array(z.string()).optional().describe("fail below this mean score: [metric][:group]=score"),
  maxScore: z.array(z.string()).optional().describe("fail above this mean score: [metric][:group]=score"),
  failOnError: z
    .number()
    .nonnegative()
    .optional()
    .describe("more errors than this number, or share below 1, make the run incomplete"),
  rpm: z.number().positive().optional().describe("most requests a minute to model servers"),
  tpm: z.number().positive().optional().describe("most tokens a minute"),
  maxCost: z.number().nonnegative().optional().describe("begin no call that could pass this cost"),
  prices: z.string().optional().describe("file of prices"),
  cache: z
    .enum(["auto", "record", "replay", "off"])
    .optional()
    .describe("what to do with remembered replies of model servers"),
  cassette: z.string().optional().describe("folder of recorded replies"),
  judgeUrl: z.string().optional().describe("an OpenAI-compatible server in place of the models' own"),
});

/** What a configuration file may say; the command line wins over it. */
export type Config = z.infer<typeof configShape>;

/** Checks what a configuration file holds. */
export function checkConfig(value: unknown, name: string): Config {
  const config = configShape.safeParse(value);
  if (config.success) return config.data;
  const said = [z.prettifyError(config.error), ...suggestions(config.error)].join("\n");
  throw new EvalError("invalid-config", `${name} must be a configuration of evals:\n${said}`);
}

/** For each key that a configuration does not have, the one that was meant. */
function suggestions({ issues }: z.ZodError): string[] {
  const known = Object.keys(configShape.shape);
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : [],
  );
  return unknown.map((key) => {
    const near = nearest(keyForm(key), known);
    return near === null ? `  ${key}: the keys are ${known.join(", ")}` : `  ${key}: did you mean ${near}?`;
  });
}

/** Options of the command line are written with hyphens, keys of a configuration are not: `min-pass-rate`, `minPassRate`. */
const keyForm = (key: string): string => key.replace(/[-_](\p{L})/gu, (_, letter: string) => letter.toUpperCase());
