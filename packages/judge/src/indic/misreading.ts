import { type AsyncMetric, type EvalCase, EvalError } from "@eval/core";
import type { Asked } from "../ask/ask-verdict.js";
import type { JudgeSession } from "../ask/judge-session.js";
import type { Graded } from "./graded.js";

/**
 * What a judge misread, by what it wrote and what it says it thought: the reason of the first draw that the metric
 * `name` fails; null where it fails none. A draw that it cannot score is no misreading; one on which it breaks is an
 * error, since a check that did not run must not pass for one that found nothing.
 */
export async function misreading(
  session: JudgeSession,
  name: string,
  { input, output }: EvalCase,
  draws: readonly Asked<Graded>[],
): Promise<string | null> {
  const check = (await session.metric(name)) as AsyncMetric;
  for (const { verdict, reply } of draws) {
    const trace = [verdict.reasoning, reply.reasoning ?? ""].join("\n").trim();
    if (trace === "") continue;
    const source = { ...(input !== undefined && { input }), ...(output !== undefined && { output }) };
    const result = await check({ ...source, trace });
    if (result.status === "error") throw new EvalError("trace_check_error", `${name}: ${result.reason}`);
    if (result.passed === false) return result.reason;
  }
  return null;
}
