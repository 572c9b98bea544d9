import fs from "node:fs";
import path from "node:path";
import type { ChatModel } from "@eval/core";
import { describeProblem, inspectQuestions, type QuestionNote, type RowProblem } from "@eval/runner";
import { counted } from "../render/numbers.js";
import { fileLine } from "../render/run-lines.js";
import { askable } from "./estimate-answers.js";
import type { Prepared } from "./prepared.js";

/** One line of what is looked at before the first question is asked. */
export interface Check {
  readonly name: string;
  readonly status: "ready" | "look" | "stop";
  readonly detail: string;
}

const MAY_NOT_ASK = ["auto", "replay"];

/** Looks at everything that can be known without asking a model. */
export function preflight(prepared: Prepared): Check[] {
  const { source, problems, plan, models, settings } = prepared;
  const files = source.plan.files.map((file): Check => ({ name: "file", status: "ready", detail: fileLine(file) }));
  return [
    ...files,
    ...(problems.length > 0 ? [skippedRows(problems)] : []),
    ...(prepared.excluded > 0 ? [excludedRows(prepared.excluded)] : []),
    { name: "cases", status: plan.cases.length === 0 ? "stop" : "ready", detail: counted(plan.cases.length, "case") },
    ...inspectQuestions(plan.cases).map((note) => noteCheck(note, plan.cases.length)),
    { name: "prompt", status: "ready", detail: promptDetail(prepared) },
    ...models.map((model) => modelCheck(model, settings.calls.cache)),
    ...settings.tables.flatMap(({ target }) => targetCheck(target, prepared)),
    callsCheck(prepared),
  ];
}

function skippedRows(problems: readonly RowProblem[]): Check {
  const [first] = problems;
  const example = first === undefined ? "" : `, the first: ${describeProblem(first)}`;
  return { name: "rows", status: "look", detail: `${counted(problems.length, "row")} cannot be read${example}` };
}

const excludedRows = (excluded: number): Check => ({
  name: "excluded",
  status: "look",
  detail: `${counted(excluded, "case")} with exclude_from_score, or empty: not asked`,
});

const meanings: Readonly<Record<QuestionNote["code"], string>> = {
  cannot_be_asked: "cannot be asked and will have no answer",
  duplicate_id: "with an id that an earlier case has",
  empty_input: "with a blank question",
  no_expected: "without an accepted answer: can be asked, but not scored against one",
  equal_choices: "with two options of one text",
  has_output: "with an output already, which is not taken over",
};

const NUMBERS_SHOWN = 5;

function noteCheck({ code, cases, reason }: QuestionNote, all: number): Check {
  const shown = cases.slice(0, NUMBERS_SHOWN).join(", ");
  const where = `row ${shown}${cases.length > NUMBERS_SHOWN ? ", …" : ""}`;
  const why = reason === null ? "" : `: ${reason}`;
  const isHopeless = code === "cannot_be_asked" && cases.length === all;
  return {
    name: code.replaceAll("_", " "),
    status: isHopeless ? "stop" : "look",
    detail: `${counted(cases.length, "case")} ${meanings[code]} (${where})${why}`,
  };
}

function promptDetail({ plan, settings: { prompt, promptFile } }: Prepared): string {
  const own = promptFile ?? "a template of your own";
  const profiles = new Map<string, number>();
  for (const { profile } of plan.cases) if (profile !== null) profiles.set(profile, (profiles.get(profile) ?? 0) + 1);
  const named = [...profiles].map(([name, count]) => `${name} (${count})`).join(", ");
  if (prompt.prompt === null) return `by scoring profile: ${named}`;
  return named === "" ? own : `${own}, system text of ${named}`;
}

function modelCheck({ id, obstacle }: ChatModel, cache: string): Check {
  if (obstacle === undefined) {
    return {
      name: "model",
      status: "ready",
      detail: `${id}: found, with its key where it needs one; whether it answers is not tested`,
    };
  }
  return { name: "model", status: MAY_NOT_ASK.includes(cache) ? "look" : "stop", detail: `${id}: ${obstacle}` };
}

function targetCheck(target: string, { directory }: Prepared): Check[] {
  if (target === "-") return [];
  const folder = path.dirname(path.resolve(directory, target));
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return [{ name: "output", status: "ready", detail: target }];
  } catch {
    return [{ name: "output", status: "stop", detail: `${target}: its folder must be one that can be written to` }];
  }
}

function callsCheck({ plan, models, settings: { maxCalls }, isResumed }: Prepared): Check {
  const calls = askable(plan).length * models.length;
  const left = isResumed ? ", less those that are recorded" : "";
  const isTooMany = maxCalls !== null && calls > maxCalls && !isResumed;
  const limit = maxCalls === null ? "" : isTooMany ? `; --max-calls permits ${maxCalls}` : `, of ${maxCalls} permitted`;
  return { name: "calls", status: isTooMany ? "stop" : "ready", detail: `${counted(calls, "call")}${left}${limit}` };
}
