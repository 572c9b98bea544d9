import { isBlank } from "@eval/core/text";
import type { JudgeSession } from "../ask/judge-session.js";
import type { MakeContract } from "../verdict/contract.js";

interface PassageVerdicts {
  readonly passages: readonly { readonly id: string; readonly useful: boolean }[];
}

const passagesContract: MakeContract<PassageVerdicts> = (z) => ({
  schema: z.strictObject({ passages: z.array(z.strictObject({ id: z.string(), useful: z.boolean() })) }),
});

/**
 * Whether each passage helps to answer the question, in the order of the passages; with accepted answers, whether it
 * helps to arrive at one of them. One call; each passage must get exactly one verdict.
 */
export async function judgePassages(
  session: JudgeSession,
  input: string,
  passages: readonly string[],
  answers: readonly string[],
): Promise<readonly boolean[]> {
  const ids = passages.map((_, index) => `p${index + 1}`);
  const data = [
    { name: "question", text: input },
    ...answers.filter((text) => !isBlank(text)).map((text, index) => ({ name: `accepted answer ${index + 1}`, text })),
    ...passages.map((text, index) => ({ name: `passage p${index + 1}`, text })),
  ];
  const { verdict } = await session.ask(
    { instructions: INSTRUCTIONS, data, closing: CLOSING },
    passagesContract,
    (reply) => missingOrDoubled(reply, ids),
  );
  const useful = new Map(verdict.passages.map((passage) => [passage.id, passage.useful]));
  return ids.map((id) => useful.get(id) === true);
}

function missingOrDoubled({ passages }: PassageVerdicts, ids: readonly string[]): string | null {
  const given = passages.map(({ id }) => id);
  const isWhole = given.length === ids.length && ids.every((id) => given.includes(id));
  return isWhole ? null : `passage_ids: expected each of ${ids.join(", ")} once, got ${given.join(", ") || "none"}`;
}

const INSTRUCTIONS = `You judge retrieved passages. A passage is useful where it holds something that is needed to answer the question; where accepted answers are given, something that supports one of them. Being about the same subject is not enough. The language and script of a passage do not count, nor does its place in the list.

Reply with one JSON object and nothing else: {"passages": [{"id": "p1", "useful": true or false}, …]}, each passage exactly once.`;

const CLOSING = "Which passages are useful? Reply with the JSON object alone.";
