import { EvalError, type Outcome, show } from "@eval/core";
import type { JsonNode } from "@eval/core/json";
import { type FoundJson, findJson, type JsonLimits, type Wrapper } from "@eval/core/json";

/** The options of every metric that reads an answer as JSON. */
export interface JsonOptions extends JsonLimits {
  /** What may stand around the JSON: nothing, one code fence, or any text. */
  readonly wrapper: "reject" | "accept-fence" | "accept";
}

export const jsonDefaults: JsonOptions = {
  wrapper: "reject",
  // As deep as any honest answer.
  maxDepth: 64,
  maxLength: 1_000_000,
};

export const wrapperChoices: readonly JsonOptions["wrapper"][] = ["reject", "accept-fence", "accept"];

/** Recursion runs to this depth, and a stack must hold it. */
const DEEPEST = 500;

/** Throws an `EvalError` where a limit is none. */
export function checkLimits({ maxDepth, maxLength }: JsonLimits): void {
  if (!Number.isInteger(maxDepth) || maxDepth < 1 || maxDepth > DEEPEST) {
    throw new EvalError(
      "invalid-option",
      `maxDepth must be a whole number from 1 to ${DEEPEST}, got ${show(maxDepth)}`,
    );
  }
  if (!Number.isInteger(maxLength) || maxLength < 1) {
    throw new EvalError("invalid-option", `maxLength must be a whole number from 1, got ${show(maxLength)}`);
  }
}

/** What every such metric says of its verdict. */
export interface JsonDetail<Problem> {
  /** What stood around the JSON; absent where there is none to speak of. */
  readonly wrapper?: Wrapper;
  /** What is wrong with the JSON, the first 20. */
  readonly problems?: readonly Problem[];
  /** How many problems there are; a validator may stop counting at its first one of a kind. */
  readonly problemCount?: number;
}

const PROBLEMS_KEPT = 20;
const PROBLEMS_TOLD = 3;

/** The JSON of an answer, or the verdict that there is none. */
export function openJson<Problem>(
  output: string,
  options: JsonOptions,
): { readonly node: JsonNode; readonly wrapper: Wrapper } | Outcome<JsonDetail<Problem>> {
  const found: FoundJson = findJson(output, options);
  if (found.fault === null) return found;
  return { score: 0, passed: false, label: found.fault, reason: found.message, metadata: {} };
}

/** The verdict on JSON that has these problems. */
export function jsonVerdict<Problem>(
  wrapper: Wrapper,
  { wrapper: accepted }: JsonOptions,
  problems: readonly Problem[],
  words: {
    readonly good: string;
    readonly bad: string;
    readonly fits: string;
    readonly tell: (problem: Problem) => string;
  },
): Outcome<JsonDetail<Problem>> {
  const metadata = { wrapper, problems: problems.slice(0, PROBLEMS_KEPT), problemCount: problems.length };
  const told = problems.slice(0, PROBLEMS_TOLD).map(words.tell).join("; ");
  const rest = problems.length > PROBLEMS_TOLD ? `; and ${problems.length - PROBLEMS_TOLD} more` : "";
  if (wrapper !== "none" && accepted !== "accept" && !(wrapper === "fence" && accepted === "accept-fence")) {
    const inside = problems.length === 0 ? `inside ${words.fits}` : `inside, ${told}${rest}`;
    const around = wrapper === "fence" ? "a code fence" : "other text";
    const reason = `expected nothing but JSON, got ${around} around it; ${inside}`;
    return { score: 0, passed: false, label: "wrapped_json", reason, metadata };
  }
  if (problems.length === 0) return { score: 1, passed: true, label: words.good, reason: words.fits, metadata };
  return { score: 0, passed: false, label: words.bad, reason: told + rest, metadata };
}
