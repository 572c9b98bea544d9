import * as z from "zod";

const population = z.object({
  flaggedPassed: z.number(),
  flaggedFailed: z.number(),
  plainPassed: z.number(),
  plainFailed: z.number(),
});

/** What was chosen to be judged, and by whom. */
const selection = z.object({
  kind: z.literal("selection"),
  review: z.string(),
  /** The run as it was: a run that was gone on with later is another one. */
  finishedAt: z.string().nullable(),
  metric: z.string(),
  package: z.string(),
  version: z.number(),
  options: z.record(z.string(), z.json()),
  primary: z.string(),
  preset: z.string(),
  seed: z.number(),
  population,
  queue: z.array(z.tuple([z.number(), z.boolean()])),
  audit: z.array(z.tuple([z.number(), z.boolean(), z.boolean()])),
  at: z.string(),
});

/** What the judge said of a case. */
const verdict = z.object({
  kind: z.literal("verdict"),
  review: z.string(),
  case: z.number(),
  id: z.string().nullable(),
  status: z.enum(["scored", "unscored", "error"]),
  label: z.string(),
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  reason: z.string(),
  metadata: z.record(z.string(), z.json()),
  at: z.string(),
});

export const reviewLine = z.discriminatedUnion("kind", [selection, verdict]);

/** A line of `judge-review.jsonl`: a selection, or a verdict; `review` says by whose fingerprint they belong together. */
export type ReviewLine = z.infer<typeof reviewLine>;
export type Selection = z.infer<typeof selection>;
export type Verdict = z.infer<typeof verdict>;
