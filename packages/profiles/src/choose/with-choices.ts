import { type Choice, type EvalCase, expectedAnswers } from "@eval/core";
import type { OpenProfile } from "../evaluate/opened-profile.js";

/**
 * The case with options made of its accepted answers, where a profile needs options and the case has none but names the
 * right one as the answer-accuracy framework writes it: a text, its label, and "L. text". The other options are known by
 * their labels alone; their texts are of private use, so that no output holds them.
 */
export function withChoices(evalCase: EvalCase, { primaryParts }: OpenProfile): EvalCase {
  if ((evalCase.choices ?? []).length > 0) return evalCase;
  if (!primaryParts.some(({ metric }) => metric.info.needs.includes("choices"))) return evalCase;
  const right = rightOption(expectedAnswers(evalCase));
  if (right === null) return evalCase;
  const labels = SERIES.find((series) => series.includes(right.label)) ?? [right.label];
  const choices = labels.map((label) => (label === right.label ? right : { label, text: `${PRIVATE}${label}` }));
  return { ...evalCase, choices };
}

function rightOption(answers: readonly string[]): Choice | null {
  for (const label of answers) {
    const text = answers.find((answer) => answers.includes(`${label}. ${answer}`));
    if (text !== undefined) return { label, text };
  }
  return null;
}

const SERIES = ["ABCDE", "abcde", "12345"].map((letters) => [...letters]);
const PRIVATE = "\uE000";
