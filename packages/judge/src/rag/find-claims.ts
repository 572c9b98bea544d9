import { isBlank } from "@eval/core/text";
import type { JudgeSession } from "../ask/judge-session.js";
import type { DataField } from "../prompt/build-prompt.js";
import type { MakeContract } from "../verdict/contract.js";

interface Claims {
  readonly claims: readonly string[];
}

const MOST_CLAIMS = 100;

const claimsContract: MakeContract<Claims> = (z) => ({
  schema: z.strictObject({ claims: z.array(z.string().min(1).max(2_000)).max(MOST_CLAIMS) }),
  inconsistency: ({ claims }) => (claims.some(isBlank) ? "a claim must say something, got a blank one" : null),
});

/** The claims that a text makes, each a sentence of its own. A refusal, a greeting or a question makes none. */
export async function findClaims(
  session: JudgeSession,
  question: string | undefined,
  text: string,
): Promise<readonly string[]> {
  const asked: DataField[] = question === undefined || isBlank(question) ? [] : [{ name: "question", text: question }];
  const data = [...asked, { name: "text", text }];
  const { verdict } = await session.ask({ instructions: INSTRUCTIONS, data, closing: CLOSING }, claimsContract);
  return verdict.claims;
}

const INSTRUCTIONS = `You break a text into the claims that it makes about the world. Each claim is one statement that can be true or false, understood without the others: put the name where the text has a pronoun. Keep the language, the numbers and the hedges of the text. Add nothing, judge nothing, and leave out what claims nothing: greetings, refusals, questions, offers.

Reply with one JSON object and nothing else: {"claims": ["…", "…"]}; the list is empty where the text makes no claim.`;

const CLOSING =
  "Which claims does the text make? The question only explains what it is about. Reply with the JSON object alone.";
