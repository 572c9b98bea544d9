import type { ChatModel } from "@eval/core";
import type { AnswerPlan, RowProblem, Source } from "@eval/runner";
import type { AnswerSettings } from "./answer-settings.js";

/** Questions and models, ready to be looked at before the first question is asked. */
export interface Prepared {
  readonly source: Source;
  readonly problems: readonly RowProblem[];
  /** Cases that say they are not to be scored, and are not asked. */
  readonly excluded: number;
  readonly plan: AnswerPlan;
  readonly models: readonly ChatModel[];
  readonly settings: AnswerSettings;
  readonly directory: string;
  readonly isResumed: boolean;
}
