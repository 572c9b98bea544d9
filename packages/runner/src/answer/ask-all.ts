import type { ChatRequest } from "@eval/core";
import type { AnswerRequest, AskedModel } from "./answer-request.js";
import { askCase, notAsked, type Reply } from "./ask-case.js";
import type { AnswerJournal } from "./journal/answer-journal.js";
import type { RecordedReply } from "./journal/answer-record.js";
import type { AnswerPlan, PlannedCase } from "./plan-answers.js";

/** One question to one model. */
export interface Task {
  readonly planned: PlannedCase;
  readonly model: number;
}

/** What is left to do, the models of a case one after the other. */
export function tasksOf({ cases }: AnswerPlan, models: readonly AskedModel[], journal: AnswerJournal | null): Task[] {
  return cases.flatMap((planned) =>
    models.flatMap((_, model) => (journal?.isSettled(planned.number, model) === true ? [] : [{ planned, model }])),
  );
}

/** Asks what is left, so many at a time, and records each reply the moment it comes. */
export async function askAll(request: AnswerRequest, tasks: readonly Task[], journal: AnswerJournal): Promise<void> {
  const broken = new AbortController();
  const signal = AbortSignal.any([request.signal, broken.signal]);
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let task = tasks[next++]; task !== undefined && !signal.aborted; task = tasks[next++]) {
      const reply = await replyTo(task, request, signal);
      if (reply !== null) journal.append(lineOf(task, reply));
      done += 1;
      request.onProgress(done, tasks.length);
    }
  };
  const workers = Array.from({ length: Math.min(request.concurrency, tasks.length) }, () =>
    work().catch((error: unknown) => {
      // A journal that cannot be written ends the run: what is under way would be paid for and lost.
      broken.abort();
      throw error;
    }),
  );
  const ended = await Promise.allSettled(workers);
  for (const worker of ended) if (worker.status === "rejected") throw worker.reason;
}

async function replyTo({ planned, model }: Task, request: AnswerRequest, signal: AbortSignal): Promise<Reply | null> {
  const { prompt } = planned;
  if ("missing" in prompt) return notAsked(prompt.missing);
  const { maxTokens, seed, costOf } = request;
  const asked = request.models[model] as AskedModel;
  const { temperature } = asked;
  const question: ChatRequest = {
    messages: prompt.messages,
    ...(temperature !== null && { temperature }),
    ...(maxTokens !== null && { maxTokens }),
    ...(seed !== null && { seed }),
  };
  return askCase(asked.model, question, { signal, costOf: (usage) => costOf(asked.model.id, usage) });
}

const lineOf = ({ planned, model }: Task, reply: Reply): RecordedReply => ({
  case: planned.number,
  model,
  ...(planned.evalCase.id !== undefined && { id: planned.evalCase.id }),
  ...reply,
});
