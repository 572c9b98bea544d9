import * as z from "zod";

const usageShape = z.object({ inputTokens: z.number(), outputTokens: z.number() });

/** What came of asking: an answer, of whichever kind, or none. */
const outcomes = ["answered", "blank", "truncated", "refused", "filtered", "unanswered"] as const;

const recordShape = z.object({
  outcome: z.enum(outcomes),
  /** Why the model ended, in the server's word; null where no reply came. */
  finishReason: z.string().nullable(),
  /** The model as its server names it, where that is another name than it was asked by. */
  answeredBy: z.string().nullable(),
  usage: usageShape.nullable(),
  /** What the tokens cost at the prices of the run; null where that is unknown. */
  cost: z.number().nullable(),
  /** Why there is no answer. */
  error: z.object({ class: z.string(), message: z.string() }).nullable(),
  latencyMs: z.number().nullable(),
  /** The reply was remembered, and cost nothing this time. */
  cached: z.boolean(),
  attempts: z.number().nullable(),
  requestId: z.string().nullable(),
});

/** How an answer came about: `metadata.answer` of its row. */
export type AnswerRecord = z.infer<typeof recordShape>;

/** One line of `replies.jsonl`: what one model said to one case. */
export const replyShape = z.strictObject({
  case: z.int().positive(),
  /** Which of the run's models, from 0. */
  model: z.int().nonnegative(),
  id: z.string().optional(),
  output: z.string().optional(),
  /** What the model says it thought. */
  trace: z.string().optional(),
  answer: recordShape,
});

export type RecordedReply = z.infer<typeof replyShape>;

/** Failures of a case itself: asked again, it would fail the same way. */
const LASTING = ["missing_field", "content_filter"];

/** Whether a case need not be asked again. */
export const isSettled = ({ answer: { error } }: RecordedReply): boolean =>
  error === null || LASTING.includes(error.class);
