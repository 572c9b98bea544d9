import type { AnswerRecord, RecordedReply } from "./journal/answer-record.js";

/** What all recorded replies of one model come to, those of earlier parts of a resumed run included. */
export interface ModelAnswerTotals {
  readonly model: string;
  readonly cases: number;
  readonly outcomes: Readonly<Partial<Record<AnswerRecord["outcome"], number>>>;
  /** Unanswered cases by class of failure. */
  readonly failures: Readonly<Record<string, number>>;
  /** An example of each class, by the case it came of. */
  readonly examples: readonly { readonly class: string; readonly case: number; readonly message: string }[];
  /** Cases without an answer. */
  readonly unanswered: number;
  readonly cached: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Replies and failures whose tokens nobody told; the sums are without them. */
  readonly withoutUsage: number;
  /** What was spent: remembered replies cost nothing. Unknown where a price is, or the use of a reply. */
  readonly cost: number | "unknown";
}

export interface AnswerTotals {
  readonly models: readonly ModelAnswerTotals[];
  /** Cases that have no answer, over all models. */
  readonly unanswered: number;
}

/** Counts what was recorded; `read` gives the last word on each case. */
export function answerTotals(
  names: readonly string[],
  numbers: readonly number[],
  read: (number: number, model: number) => RecordedReply | null,
): AnswerTotals {
  const models = names.map((name, model) =>
    modelTotals(
      name,
      numbers.flatMap((number) => read(number, model) ?? []),
    ),
  );
  return { models, unanswered: models.reduce((sum, { unanswered }) => sum + unanswered, 0) };
}

function modelTotals(model: string, replies: readonly RecordedReply[]): ModelAnswerTotals {
  const outcomes: Partial<Record<AnswerRecord["outcome"], number>> = {};
  const failures: Record<string, number> = {};
  const examples: { class: string; case: number; message: string }[] = [];
  const sums = { cached: 0, inputTokens: 0, outputTokens: 0, withoutUsage: 0, cost: 0 as number | "unknown" };
  for (const { case: number, answer } of replies) {
    outcomes[answer.outcome] = (outcomes[answer.outcome] ?? 0) + 1;
    if (answer.error !== null) {
      const { class: kind, message } = answer.error;
      if (!Object.hasOwn(failures, kind)) examples.push({ class: kind, case: number, message });
      failures[kind] = (failures[kind] ?? 0) + 1;
    }
    if (answer.cached) sums.cached += 1;
    else addUse(sums, answer);
  }
  const unanswered = replies.filter(({ output }) => output === undefined).length;
  return { model, cases: replies.length, outcomes, failures, examples, unanswered, ...sums };
}

/** Failures before a model worked. After any other, as after a reply that came too late, nobody knows what is billed. */
const UNBILLED = [
  "config_error",
  "auth_error",
  "model_not_found",
  "rate_limited",
  "quota_exhausted",
  "request_too_large",
  "network",
  "budget_exceeded",
  "stale_cassette",
  "missing_field",
];

function addUse(
  sums: { inputTokens: number; outputTokens: number; withoutUsage: number; cost: number | "unknown" },
  { usage, cost, error }: AnswerRecord,
): void {
  if (usage === null && error !== null && UNBILLED.includes(error.class)) return;
  if (usage === null) sums.withoutUsage += 1;
  sums.inputTokens += usage?.inputTokens ?? 0;
  sums.outputTokens += usage?.outputTokens ?? 0;
  if (cost === null) sums.cost = "unknown";
  else if (sums.cost !== "unknown") sums.cost += cost;
}
