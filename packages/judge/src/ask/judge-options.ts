import { EvalError, type JsonRecord, show } from "@eval/core";
import { defaultJudgeModel } from "../models/default-judge-model.js";

/** Options that every judge has. */
export interface JudgeOptions {
  /** Which model judges: a descriptor, `{ backend: "groq", model: "openai/gpt-oss-120b" }`. */
  readonly model: JsonRecord;
  /** Sent as it is; null leaves it out, for models that refuse the parameter. 0 is not determinism. */
  readonly temperature: number | null;
  /** Most tokens of one reply, hidden reasoning included. */
  readonly maxTokens: number;
  readonly seed: number | null;
  /** How often each case is judged: the verdict is the majority, the score the mean. */
  readonly repeats: number;
  /**
   * The judge card, as `evals judge check -o card.json` writes it: it says how far this judge was checked. Null is
   * "unvalidated". A card of another judge or another model is refused; where prompts, options or the language of a case
   * are others than the card's, the result says so and counts as unvalidated.
   */
  readonly card: JsonRecord | null;
}

export const judgeDefaults: JudgeOptions = Object.freeze({
  model: defaultJudgeModel,
  temperature: 0,
  // Hidden reasoning counts: with 500 tokens a reasoning model often gives an empty reply.
  maxTokens: 2048,
  seed: null,
  repeats: 1,
  card: null,
});

const MOST_REPEATS = 25;

/** Throws EvalError where an option cannot be meant. */
export function checkJudgeOptions(name: string, { temperature, maxTokens, seed, repeats }: JudgeOptions): void {
  const refuse = (message: string): never => {
    throw new EvalError("invalid-option", message);
  };
  if (temperature !== null && !(typeof temperature === "number" && temperature >= 0 && temperature <= 2))
    refuse(`temperature of ${name} must be from 0 to 2, or null to leave it out, got ${show(temperature)}`);
  if (!Number.isInteger(maxTokens) || maxTokens < 1)
    refuse(`maxTokens of ${name} must be a whole number from 1, got ${show(maxTokens)}`);
  if (seed !== null && !Number.isInteger(seed)) refuse(`seed of ${name} must be a whole number, got ${show(seed)}`);
  if (!Number.isInteger(repeats) || repeats < 1 || repeats > MOST_REPEATS)
    refuse(`repeats of ${name} must be a whole number from 1 to ${MOST_REPEATS}, got ${show(repeats)}`);
}
