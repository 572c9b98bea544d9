import path from "node:path";
import { EvalError, type JsonRecord } from "@eval/core";
import type { AnswerRequest } from "../answer-request.js";
import type { OpenAnswers } from "../open-answers.js";
import type { AnswerPlan } from "../plan-answers.js";
import { answeredRow } from "./answered-row.js";
import { writeAnswers, writePrivateAnswers } from "./write-answers.js";

/** The file of answers in the folder of the run, and the others that were asked for. */
export function writeRun(
  { models, columns, tables, directory }: AnswerRequest,
  { cases }: AnswerPlan,
  { folder, journal }: OpenAnswers,
): { readonly answers: string; readonly guardedCells: number } {
  function* rows(): Generator<JsonRecord> {
    for (const [index, { model }] of models.entries()) {
      for (const { number, evalCase } of cases) {
        const reply = journal.read(number, index);
        if (reply === null)
          throw new EvalError("bad-journal", `a run that is over must have a line for case ${number}`);
        yield answeredRow(evalCase, columns, model.id, reply);
      }
    }
  }
  const answers = path.join(folder.path, "answers.jsonl");
  written(answers, () => writePrivateAnswers(answers, rows));
  let guardedCells = 0;
  for (const { target, format } of tables) {
    const file = target === "-" ? target : path.resolve(directory, target);
    guardedCells += written(target, () => writeAnswers({ target: file, format }, rows));
  }
  return { answers, guardedCells };
}

/** A disk that is full when all is answered costs nothing but its own file. */
function written<Result>(target: string, write: () => Result): Result {
  try {
    return write();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `${target} could not be written: ${reason}; every reply is recorded, so that no question need be asked again`;
    throw new EvalError("answers-not-written", message, { cause });
  }
}
