import { readScripts, type ScriptReading } from "../script/read-scripts.js";
import { maskReasoning } from "./strip-reasoning.js";

/**
 * Reads an answer without the reasoning in it, or with it. Most answers show none, which the reading itself tells; an
 * answer that begins with reasoning, as it nearly always does where there is any, is not read twice.
 */
export function readAnswer(output: string, reasoning: "leave-out" | "count"): ScriptReading {
  if (reasoning === "count") return readScripts(output);
  if (OPENING.has(output.charCodeAt(0))) return readScripts(maskReasoning(output));
  const reading = readScripts(output);
  if (!reading.mayOpen) return reading;
  const text = maskReasoning(output);
  return text === output ? reading : readScripts(text);
}

/** The signs that blocks of reasoning open with. */
const OPENING: ReadonlySet<number> = new Set([..."<[◁"].map((sign) => sign.charCodeAt(0)));
