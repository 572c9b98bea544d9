import * as z from "zod";

/** A condition that a run was held against, and what came of it. */
export const gateCheckShape = z.object({
  /** As the command line names it: `--min-pass-rate`. */
  option: z.string(),
  /** Null where it is of the run and not of one metric: rows that could not be read, a comparison. */
  metric: z.string().nullable(),
  /** Values of the group that it is of; null for all cases. */
  group: z.string().nullable(),
  quantity: z.enum(["passRate", "score"]).nullable(),
  bound: z.enum(["min", "max"]).nullable(),
  limit: z.number().nullable(),
  /** What was measured; null where nothing was. */
  value: z.number().nullable(),
  held: z.boolean(),
  /** Why it did not hold; null where it did. */
  message: z.string().nullable(),
});

export type GateCheck = z.infer<typeof gateCheckShape>;
