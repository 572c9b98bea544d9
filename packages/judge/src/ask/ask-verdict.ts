import type { ChatModel, ChatReply, ChatRequest, ScoreContext, Usage } from "@eval/core";
import { type BuiltPrompt, buildPrompt, type JudgePrompt } from "../prompt/build-prompt.js";
import type { RandomBytes } from "../prompt/nonce.js";
import type { LoadedContract } from "../verdict/contract.js";
import { JudgeError } from "../verdict/judge-error.js";
import { readVerdict } from "../verdict/read-verdict.js";
import type { JudgeOptions } from "./judge-options.js";
import { sumUsage } from "./sum-usage.js";

/** One question to a judge. */
export interface Question<Verdict> {
  readonly prompt: JudgePrompt;
  readonly contract: LoadedContract<Verdict>;
  /** Which of several draws of the same question, from 0. */
  readonly draw: number;
}

/** Whom to ask, and how. */
export interface Asking {
  readonly model: ChatModel;
  readonly options: JudgeOptions;
  readonly canary: string;
  readonly context: ScoreContext;
  readonly random?: RandomBytes;
}

/** A verdict, and how it came about. */
export interface Asked<Verdict> {
  readonly verdict: Verdict;
  readonly reply: ChatReply;
  /** Summed over all that was asked; null where a server does not say. */
  readonly usage: Usage | null;
  /** 2 where the first reply broke the contract. */
  readonly asks: number;
}

/**
 * Asks for a verdict. A reply that breaks the contract is asked for once more, with what was wrong with it; one that
 * is no answer (a refusal, an empty or a cut reply) is not, since a second one would be no better. Throws `JudgeError`
 * then, and whatever the model throws.
 */
export async function askVerdict<Verdict>(question: Question<Verdict>, asking: Asking): Promise<Asked<Verdict>> {
  const first = await askOnce(question, question.prompt, asking);
  if (!(first.read instanceof JudgeError)) return { ...first, verdict: first.read, asks: 1 };
  if (first.read.code !== "judge_error" && first.read.code !== "multiple_json") throw spent(first.read, first.usage, 1);
  const remark = `An earlier reply was of no use: ${first.read.message}. Reply with the JSON object alone.`;
  const prompt = { ...question.prompt, closing: `${question.prompt.closing}\n\n${remark}` };
  const second = await askOnce(question, prompt, asking);
  const usage = sumUsage([first.usage, second.usage]);
  if (second.read instanceof JudgeError) throw spent(second.read, usage, 2);
  return { verdict: second.read, reply: second.reply, usage, asks: 2 };
}

async function askOnce<Verdict>(question: Question<Verdict>, prompt: JudgePrompt, asking: Asking) {
  const built = buildPrompt(prompt, asking.canary, asking.random);
  const reply = await asking.model.chat(requestOf(question, built, asking.options), asking.context);
  return { read: tryRead(reply, question.contract), reply, usage: reply.usage };
}

function requestOf<Verdict>(
  { contract, draw }: Question<Verdict>,
  { messages, nonces }: BuiltPrompt,
  { temperature, maxTokens, seed }: JudgeOptions,
): ChatRequest {
  return {
    messages,
    nonces,
    maxTokens,
    draw,
    responseSchema: contract.json,
    ...(temperature !== null && { temperature }),
    // One seed would make all draws the same reply.
    ...(seed !== null && { seed: seed + draw }),
    accept: (reply) => !(tryRead(reply, contract) instanceof JudgeError),
  };
}

function tryRead<Verdict>(reply: ChatReply, contract: LoadedContract<Verdict>): Verdict | JudgeError {
  try {
    return readVerdict(reply, contract);
  } catch (error) {
    if (error instanceof JudgeError) return error;
    throw error;
  }
}

/** The error, with what it cost. */
const spent = (error: JudgeError, usage: Usage | null, asks: number): JudgeError =>
  new JudgeError(error.code, error.message, { ...error.detail, usage: usage === null ? null : { ...usage }, asks });
