import path from "node:path";
import { EvalError, show } from "@eval/core";
import { realPath } from "../output/real-path.js";
import type { AnswerOutcome, AnswerRequest, AskedModel } from "./answer-request.js";
import { answerTotals } from "./answer-totals.js";
import { askAll, type Task, tasksOf } from "./ask-all.js";
import type { OpenAnswers } from "./open-answers.js";
import { writeRun } from "./output/write-run.js";
import { planAnswers } from "./plan-answers.js";

/**
 * Asks models every case and writes their answers as a file that can be scored. Each reply is journaled the moment it
 * comes: a run that was killed goes on from there, asks again what failed, and never what was answered.
 */
export async function answerCases(request: AnswerRequest): Promise<AnswerOutcome> {
  checkModels(request.models);
  const plan = planAnswers(request);
  if (plan.cases.length === 0) throw new EvalError("invalid-input", "there must be a case to ask, got none");
  checkTargets(request);
  const startedAt = performance.now();
  // A new run of too many calls leaves no folder behind.
  if (request.resume === null) checkCalls(request, tasksOf(plan, request.models, null));
  const { openAnswers } = await import("./open-answers.js");
  const open = openAnswers(request, plan.fingerprint);
  let status: "finished" | "interrupted" = "interrupted";
  let durationMs = 0;
  try {
    const resumed = open.journal.settledCount();
    const tasks = tasksOf(plan, request.models, open.journal);
    checkCalls(request, tasks);
    await askAll(request, tasks, open.journal);
    const interrupted = request.signal.aborted;
    const written = interrupted ? { guardedCells: 0, answers: null } : writeRun(request, plan, open);
    const numbers = plan.cases.map(({ number }) => number);
    const names = request.models.map(({ model }) => model.id);
    const totals = answerTotals(names, numbers, (number, model) => open.journal.read(number, model));
    if (!interrupted) status = "finished";
    const outcome = { folder: open.folder, fingerprint: plan.fingerprint, totals, interrupted, resumed, ...written };
    durationMs = open.end(status, performance.now() - startedAt);
    return { ...outcome, durationMs };
  } catch (error) {
    endQuietly(open, performance.now() - startedAt);
    throw withWayOut(error, open.folder.id);
  }
}

/** What ended a run though nothing that was recorded is lost. */
const RECORDED = ["journal-failed", "answers-not-written"];

function withWayOut(error: unknown, id: string): unknown {
  if (!(error instanceof EvalError) || !RECORDED.includes(error.code)) return error;
  return new EvalError(error.code, `${error.message}; make room and go on with --resume ${id}`, { cause: error });
}

/** What went wrong first is what must be said: a disk that is full fails the end of the run as well. */
function endQuietly(open: OpenAnswers, milliseconds: number): void {
  try {
    open.end("interrupted", milliseconds);
  } catch {
    // Nothing that was recorded depends on it.
  }
}

function checkModels(models: readonly AskedModel[]): void {
  const ids = models.map(({ model }) => model.id);
  const doubled = ids.find((id, index) => ids.indexOf(id) !== index);
  if (doubled === undefined) return;
  throw new EvalError(
    "invalid-option",
    `models must have names of their own, got ${show(doubled)} twice; ask them in two runs`,
  );
}

/** Answers that took the place of their questions would be the end of these. */
function checkTargets({ directory, files, tables }: AnswerRequest): void {
  const inputs = files.map((file) => realPath(path.resolve(directory, file)));
  const taken = tables.find(
    ({ target }) => target !== "-" && inputs.includes(realPath(path.resolve(directory, target))),
  );
  if (taken === undefined) return;
  throw new EvalError("invalid-option", `--output must not be a file that is read, got ${show(taken.target)}`);
}

function checkCalls({ maxCalls }: AnswerRequest, tasks: readonly Task[]): void {
  const calls = tasks.filter(({ planned: { prompt } }) => !("missing" in prompt)).length;
  if (maxCalls === null || calls <= maxCalls) return;
  throw new EvalError(
    "too-many-calls",
    `this takes ${calls} calls, and --max-calls permits ${maxCalls}; nothing was asked; take fewer cases with --limit`,
  );
}
