import type { Usage } from "@eval/core";

/** Tokens of several calls. Null where one of them is unknown: a sum that leaves something out is a wrong number. */
export function sumUsage(usages: readonly (Usage | null)[]): Usage | null {
  let [inputTokens, outputTokens] = [0, 0];
  for (const usage of usages) {
    if (usage === null) return null;
    inputTokens += usage.inputTokens;
    outputTokens += usage.outputTokens;
  }
  return { inputTokens, outputTokens };
}
