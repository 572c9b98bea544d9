import type { MakeContract } from "../verdict/contract.js";
import type { RagRatings } from "./ratings.js";

export type RatedReply = RagRatings & { readonly reasoning: string };

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Reasons first, as the judge writes them first. */
export const ratingsContract: MakeContract<RatedReply> = (z) => ({
  schema: z.strictObject({
    reasoning: z.string().max(8_000),
    contextRelevance: z.literal([...TEN]),
    answerSimilarity: z.literal([...TEN]),
    faithfulness: z.literal([...TEN]),
    hallucination: z.boolean(),
  }),
});
