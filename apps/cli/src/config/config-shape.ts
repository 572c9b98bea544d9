import { EvalError } from "@eval/core";
import * as z from "zod";

const texts = z.record(z.string(), z.string());
const metricChoice = z.union([
  z.string(),
  z.strictObject({ name: z.string(), options: z.record(z.string(), z.json()).optional() }),
]);

const configShape = z.strictObject({
  $schema: z.string().optional(),
  files: z.array(z.string()).optional(),
  metrics: z.array(metricChoice).optional(),
  plugins: z.array(z.string()).optional(),
  map: texts.optional(),
  list: texts.optional(),
  rows: z.string().optional(),
  encoding: z.string().optional(),
  onBadRow: z.enum(["fail", "skip"]).optional(),
  by: z.array(z.string()).optional(),
  clusterBy: z.string().optional(),
  filter: texts.optional(),
  limit: z.int().positive().optional(),
  concurrency: z.int().positive().optional(),
  detail: z.enum(["none", "failed", "full"]).optional(),
  output: z.array(z.string()).optional(),
  minPassRate: z.array(z.string()).optional(),
  minScore: z.array(z.string()).optional(),
  maxScore: z.array(z.string()).optional(),
  failOnError: z.number().nonnegative().optional(),
  rpm: z.number().positive().optional(),
  tpm: z.number().positive().optional(),
  maxCost: z.number().nonnegative().optional(),
  prices: z.string().optional(),
  cache: z.enum(["auto", "record", "replay", "off"]).optional(),
  cassette: z.string().optional(),
  judgeUrl: z.string().optional(),
});

/** What a configuration file may say; the command line wins over it. */
export type Config = z.infer<typeof configShape>;

/** Checks what a configuration file holds. */
export function checkConfig(value: unknown, name: string): Config {
  const config = configShape.safeParse(value);
  if (config.success) return config.data;
  throw new EvalError("invalid-config", `${name} must be a configuration of evals:\n${z.prettifyError(config.error)}`);
}
