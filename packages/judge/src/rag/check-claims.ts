import type { JudgeSession } from "../ask/judge-session.js";
import type { MakeContract } from "../verdict/contract.js";

/** What the sources say of a claim. */
export type ClaimVerdict = "supported" | "contradicted" | "not_found";

/** A claim and its verdict. */
export interface CheckedClaim {
  readonly id: string;
  readonly claim: string;
  readonly verdict: ClaimVerdict;
}

interface Verdicts {
  readonly verdicts: readonly { readonly id: string; readonly verdict: ClaimVerdict }[];
}

const verdictsContract: MakeContract<Verdicts> = (z) => ({
  schema: z.strictObject({
    verdicts: z.array(z.strictObject({ id: z.string(), verdict: z.enum(["supported", "contradicted", "not_found"]) })),
  }),
});

/**
 * Checks claims against sources, in one call. Every claim must get exactly one verdict: a list that leaves one out
 * would change the share without a word.
 */
export async function checkClaims(
  session: JudgeSession,
  claims: readonly string[],
  sources: readonly string[],
): Promise<readonly CheckedClaim[]> {
  const ids = claims.map((_, index) => `c${index + 1}`);
  const data = [
    ...sources.map((text, index) => ({ name: `source ${index + 1}`, text })),
    ...claims.map((text, index) => ({ name: `claim c${index + 1}`, text })),
  ];
  const { verdict } = await session.ask(
    { instructions: INSTRUCTIONS, data, closing: CLOSING },
    verdictsContract,
    (reply) => missingOrDoubled(reply, ids),
  );
  const verdicts = new Map(verdict.verdicts.map((item) => [item.id, item.verdict]));
  return claims.map((claim, index) => {
    const id = `c${index + 1}`;
    return { id, claim, verdict: verdicts.get(id) as ClaimVerdict };
  });
}

function missingOrDoubled({ verdicts }: Verdicts, ids: readonly string[]): string | null {
  const given = verdicts.map(({ id }) => id);
  const isWhole = given.length === ids.length && ids.every((id) => given.includes(id));
  return isWhole ? null : `claim_ids: expected each of ${ids.join(", ")} once, got ${given.join(", ") || "none"}`;
}

const INSTRUCTIONS = `You check claims against sources. Use the sources alone, not what you know.

supported: a source says it, in whatever words, language or script.
contradicted: a source says otherwise.
not_found: no source says it or its opposite.

Judge each claim by itself, wherever its source stands. A number, unit, date or name that differs is a contradiction.

Reply with one JSON object and nothing else: {"verdicts": [{"id": "c1", "verdict": "supported", "contradicted" or "not_found"}, …]}, each claim exactly once.`;

const CLOSING = "What do the sources say of each claim? Reply with the JSON object alone.";
