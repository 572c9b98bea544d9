import { EvalError, type JsonRecord, type Metric, type MetricResult, show } from "@eval/core";
import * as z from "zod";

const resultShape = z.union([
  z.tuple([z.string(), z.number(), z.boolean().nullable()]),
  z.tuple([z.string(), z.number(), z.boolean().nullable(), z.string().nullable()]),
  z.tuple([z.string(), z.number(), z.boolean().nullable(), z.string().nullable(), z.record(z.string(), z.unknown())]),
  z.tuple([z.string(), z.enum(["unscored", "error"]), z.null()]),
  z.tuple([z.string(), z.enum(["unscored", "error"]), z.null(), z.string().nullable()]),
  z.tuple([
    z.string(),
    z.enum(["unscored", "error"]),
    z.null(),
    z.string().nullable(),
    z.record(z.string(), z.unknown()),
  ]),
]);

const lineShape = z.strictObject({
  case: z.int().positive(),
  id: z.string().optional(),
  by: z.array(z.string().nullable()).optional(),
  results: z.array(resultShape),
});

/** A journal line read back: what each metric said of a case. */
export interface RecordedCase {
  readonly case: number;
  readonly results: readonly MetricResult[];
}

/** Reads one line of `results.jsonl`, or says why it is not one. */
export function readRecordedLine(text: string, metrics: readonly Metric[]): RecordedCase {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new EvalError("bad-journal", `a journal line must be JSON, got ${cut(text)}; ${ADVICE}`, { cause });
  }
  const line = lineShape.safeParse(value);
  if (!line.success)
    throw new EvalError("bad-journal", `a journal line must be a case with results, got ${cut(text)}; ${ADVICE}`);
  const { results } = line.data;
  if (results.length !== metrics.length) {
    throw new EvalError("bad-journal", `a journal line must hold ${metrics.length} results, got ${results.length}`);
  }
  return { case: line.data.case, results: results.map((result, index) => restored(result, metrics[index] as Metric)) };
}

const ADVICE = "mend that line of results.jsonl, or delete it to score its case again";
const SHOWN = 80;
const cut = (text: string): string => show(text.slice(0, SHOWN));

function restored([label, score, passed, reason, metadata]: z.infer<typeof resultShape>, metric: Metric): MetricResult {
  const face = { name: metric.info.name, label, reason: reason ?? label, metadata: (metadata ?? {}) as JsonRecord };
  return typeof score === "number"
    ? { ...face, status: "scored", score, passed }
    : { ...face, status: score, score: null, passed: null };
}
