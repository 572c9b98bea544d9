import { welchTTest } from "@eval/stats";
import { kinshipOf } from "../family/model-family.js";

/** A person's label and a judge's verdict on an answer, and who answered. */
export interface AnsweredVerdict {
  readonly human: boolean;
  readonly judge: boolean;
  readonly model: string;
}

/** Whether a judge is kinder, by people's labels, to answers of its own family than to others. Plain JSON. */
export interface SelfPreference {
  readonly ownAnswers: number;
  readonly otherAnswers: number;
  /** The judge's pass rate less that of people, on answers of its own family, and on others. */
  readonly ownLeniency: number | null;
  readonly otherLeniency: number | null;
  /** The first less the second: above 0 the judge favours its own. */
  readonly gap: number | null;
  /** Welch's t test of the gap, two-sided; null with the reason where there is none. */
  readonly p: number | null;
  readonly reason?: string;
}

/**
 * How much kinder a judge is to its own family than people are. Pass rates alone cannot tell: its own family may be
 * better. So each verdict is taken against a person's label of the same answer, and the excess is compared between
 * answers of kin (by name, see {@link kinshipOf}) and of strangers; answers of unknown kinship are left out.
 *
 * @see https://arxiv.org/abs/2410.21819 on self-preference measured against human labels
 * @example
 * const kin = { human: false, judge: true, model: "openai/gpt-4o" };
 * const stranger = { human: false, judge: false, model: "claude-sonnet-4-5" };
 * selfPreference("openai/gpt-oss-120b", [kin, kin, stranger, stranger]).gap; // => 1
 */
export function selfPreference(judgeModel: string, verdicts: readonly AnsweredVerdict[]): SelfPreference {
  const own: number[] = [];
  const others: number[] = [];
  for (const { human, judge, model } of verdicts) {
    const kinship = kinshipOf(judgeModel, model);
    if (kinship === "unknown") continue;
    (kinship === "different" ? others : own).push(Number(judge) - Number(human));
  }
  const test = welchTTest(own, others);
  const [ownLeniency, otherLeniency] = [mean(own), mean(others)];
  return {
    ownAnswers: own.length,
    otherAnswers: others.length,
    ownLeniency,
    otherLeniency,
    gap: ownLeniency === null || otherLeniency === null ? null : ownLeniency - otherLeniency,
    p: test.p,
    ...(test.p === null && { reason: test.reason }),
  };
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
