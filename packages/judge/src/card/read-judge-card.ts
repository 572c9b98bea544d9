import { EvalError, show } from "@eval/core";
import type { JudgeCard } from "./judge-card.js";

type Check = readonly [holds: (value: unknown) => boolean, expected: string];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === "string");
const isCounts = (value: unknown): boolean => isRecord(value) && Object.values(value).every(Number.isInteger);

const hasLabels = (value: unknown): boolean =>
  isRecord(value) &&
  ["humanPassJudgePass", "humanPassJudgeFail", "humanFailJudgePass", "humanFailJudgeFail"].every(
    (name) => Number.isInteger(value[name]) && Number(value[name]) >= 0,
  );

const text: Check = [(value) => typeof value === "string" && value !== "", "a text"];
const record: Check = [isRecord, "an object"];
const texts: Check = [isTexts, "a list of texts"];

/** What it takes to tell whether a card is of a judge; the rest of a card is for people. */
const checks: Readonly<Record<string, Check>> = {
  judgeCard: [(value) => value === 1, "1"],
  id: text,
  judge: text,
  rubric: text,
  model: record,
  options: record,
  answeredBy: texts,
  prompts: texts,
  languages: [isCounts, "counts"],
  agreement: [
    (value) => value === null || (isRecord(value) && isCounts(value["languages"]) && hasLabels(value["counts"])),
    "that of labels, or null",
  ],
};

/**
 * A judge card out of JSON: of `evals judge check -o card.json`, or of `judgeCard`. Throws `EvalError` (`invalid-card`)
 * where it is none; the name of one cannot be checked, so it is none.
 */
export function readJudgeCard(value: unknown): JudgeCard {
  if (!isRecord(value)) {
    const advice = "as evals judge check -o card.json writes it";
    throw new EvalError("invalid-card", `a judge card must be the card itself, ${advice}, got ${show(value)}`);
  }
  for (const [key, [holds, expected]] of Object.entries(checks)) {
    if (holds(value[key])) continue;
    throw new EvalError("invalid-card", `${key} of a judge card must be ${expected}, got ${show(value[key])}`);
  }
  return value as unknown as JudgeCard;
}
