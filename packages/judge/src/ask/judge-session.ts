import { type ChatModel, EvalError, type JsonRecord, type Metric, type ScoreContext } from "@eval/core";
import type { MisfitKind } from "../card/card-misfit.js";
import type { CardWatch } from "../card/card-watch.js";
import type { JudgePrompt } from "../prompt/build-prompt.js";
import { type InjectionFlag, injectionFlags } from "../prompt/injection-flags.js";
import { drawNonce } from "../prompt/nonce.js";
import { type LoadedContract, loadContract, type MakeContract } from "../verdict/contract.js";
import { JudgeError } from "../verdict/judge-error.js";
import { type Asked, askVerdict } from "./ask-verdict.js";
import type { JudgeOptions } from "./judge-options.js";
import { sumUsage } from "./sum-usage.js";
import { textHash } from "./text-hash.js";

/** What one case asks of its judge. Everything asked through it is recorded. */
export interface JudgeSession {
  /** Id of the model that judges. */
  readonly judge: string;
  /**
   * One verdict. `check` says what is wrong with a verdict that fits the contract, where that depends on the case: a
   * claim without a verdict. Throws `JudgeError`, or what the model throws.
   */
  ask<Verdict>(
    prompt: JudgePrompt,
    make: MakeContract<Verdict>,
    check?: (verdict: Verdict) => string | null,
  ): Promise<Asked<Verdict>>;
  /** As many verdicts of one question as the option `repeats` says. */
  repeat<Verdict>(prompt: JudgePrompt, make: MakeContract<Verdict>): Promise<readonly Asked<Verdict>[]>;
  /** Another metric by its name, from the host. Throws EvalError where there is no host, or no such metric. */
  metric(name: string): Promise<Metric>;
  /** Reasons to look at this case, found in what was asked and answered so far. */
  flags(): SessionFlags;
  /** How the verdicts came about, for metadata. */
  record(): JsonRecord;
}

/** Signs that a text tried to speak to the judge. */
export interface SessionFlags {
  readonly injection: readonly InjectionFlag[];
  /** The judge repeated a word that only its instructions hold: something made it tell them. */
  readonly canaryLeak: boolean;
  /** In what the judge of this case is not that of its card. No doubt of the verdict, only of how far it was checked. */
  readonly card: readonly MisfitKind[];
}

/** What the sessions of one judge share. */
export interface SessionSetup {
  readonly options: JudgeOptions;
  /** Name and version of the prompts. */
  readonly rubric: string;
  readonly card: CardWatch;
  readonly openModel: (context: ScoreContext) => Promise<ChatModel>;
}

/** Makes sessions: one for each case. Contracts are loaded once, and one canary serves all. */
export function sessionsOf(
  setup: SessionSetup,
): (context: ScoreContext, language: string | undefined) => Promise<JudgeSession> {
  const canary = drawNonce([]);
  const contracts = new Map<unknown, unknown>();
  const contractOf = <Verdict>(make: MakeContract<Verdict>): Promise<LoadedContract<Verdict>> => {
    // A contract is kept under the function that makes it, so the two agree on the verdict.
    const known = (contracts.get(make) as Promise<LoadedContract<Verdict>> | undefined) ?? loadContract(make);
    contracts.set(make, known);
    return known;
  };
  return async (context, language) =>
    openSession(setup, await setup.openModel(context), { context, language }, canary, contractOf);
}

function openSession(
  { options, rubric, card }: SessionSetup,
  model: ChatModel,
  { context, language }: { readonly context: ScoreContext; readonly language: string | undefined },
  canary: string,
  contractOf: <Verdict>(make: MakeContract<Verdict>) => Promise<LoadedContract<Verdict>>,
): JudgeSession {
  // By the turn in which they were asked for: draws are sent together, and what is recorded must not depend on which of
  // them was answered first.
  const answers: (Asked<unknown> | undefined)[] = [];
  const hashes: string[] = [];
  const injection = new Map<string, InjectionFlag>();
  let canaryLeak = false;

  const drawOnce = async <Verdict>(
    prompt: JudgePrompt,
    make: MakeContract<Verdict>,
    draw: number,
    check?: (verdict: Verdict) => string | null,
  ): Promise<Asked<Verdict>> => {
    const turn = answers.push(undefined) - 1;
    for (const flag of injectionFlags(prompt.data)) injection.set(`${flag.kind} ${flag.field}`, flag);
    hashes[turn] = await textHash(`${prompt.instructions}\n${prompt.closing}`);
    try {
      const contract = { ...(await contractOf(make)), ...(check && { inconsistency: check }) };
      const answer = await askVerdict({ prompt, contract, draw }, { model, options, canary, context });
      canaryLeak ||= answer.reply.text.includes(canary);
      const clean = { ...answer, verdict: withoutWord(answer.verdict, canary) };
      answers[turn] = clean;
      return clean;
    } catch (error) {
      throw error instanceof JudgeError ? recorded(error, session.record(), canary) : error;
    }
  };

  const answered = () => answers.filter((answer) => answer !== undefined);
  // A prompt still being hashed leaves a hole, which filter passes over.
  const prompts = () => [...new Set(hashes.filter(() => true))];
  const models = () => [...new Set(answered().map(({ reply }) => reply.model))];
  const judged = () => ({ language, prompts: prompts(), models: models() });

  const session: JudgeSession = {
    judge: model.id,
    ask: (prompt, make, check) => drawOnce(prompt, make, 0, check),
    repeat: (prompt, make) =>
      Promise.all(Array.from({ length: options.repeats }, (_, draw) => drawOnce(prompt, make, draw))),
    metric: (name) => {
      if (context.metric !== undefined) return context.metric(name);
      const advice = "score under evals, or give `metric` in the context of the call";
      throw new EvalError("config_error", `the metric ${name} must come from a host, and there is none; ${advice}`);
    },
    flags: () => ({
      injection: [...injection.values()],
      canaryLeak,
      card: [...new Set(card.misfits(judged()).map(({ kind }) => kind))],
    }),
    record: () => {
      const asked = answered();
      return {
        judge: model.id,
        rubric,
        prompts: prompts(),
        validation: card.validation(judged()),
        calls: asked.length,
        asks: asked.reduce((sum, { asks }) => sum + asks, 0),
        usage: usageRecord(asked),
        models: models(),
        replies: asked.map(({ reply }) => reply.record ?? null),
      };
    },
  };
  return session;
}

function usageRecord(asked: readonly Asked<unknown>[]): JsonRecord | null {
  const usage = sumUsage(asked.map((answer) => answer.usage));
  return usage === null ? null : { ...usage };
}

/** The error with the record of what was asked before it. */
const recorded = (error: JudgeError, record: JsonRecord, canary: string): JudgeError =>
  new JudgeError(
    error.code,
    withoutWord(error.message, canary),
    withoutWord({ ...error.detail, session: record }, canary),
  );

/** A value without a word that must not be kept, in whatever text of it. */
function withoutWord<Value>(value: Value, word: string): Value {
  const text = JSON.stringify(value);
  return text?.includes(word) ? (JSON.parse(text.replaceAll(word, "[canary]")) as Value) : value;
}
