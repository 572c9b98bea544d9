import path from "node:path";
import type { Estimate } from "@eval/calls";
import type { AnswerOutcome, AnswerPlan, ModelAnswerTotals } from "@eval/runner";
import type { AnswerSettings } from "../answer/answer-settings.js";
import type { Check } from "../answer/preflight.js";
import type { Calls } from "../calls/open-calls.js";
import { counted, grouped, oneLine } from "./numbers.js";
import type { Style } from "./style.js";
import { textTable } from "./text-table.js";

const DETAIL_SHOWN = 300;
const QUESTION_SHOWN = 1_200;

/** What was looked at before the first question. */
export function checkLines(checks: readonly Check[], style: Style): string[] {
  const rows = checks.map(({ name, status, detail }) => [name, status, oneLine(detail, DETAIL_SHOWN)]);
  const [header = "", ...lines] = textTable(
    [
      { title: "check", align: "left" },
      { title: "status", align: "left" },
      { title: "detail", align: "left" },
    ],
    rows,
  );
  return [
    style.dim(header),
    ...lines.map((line, index) => (checks[index]?.status === "ready" ? line : style.warn(line))),
  ];
}

/** What a run would take at most. */
export function answerEstimateLines(estimate: Estimate, maxTokens: number | null): string[] {
  const { calls, inputTokens, mostOutputTokens, mostCost, currency, pricesDate } = estimate;
  if (calls === 0) return [];
  const assumed = maxTokens === null ? " (1,000 an answer, as --max-tokens does not say)" : "";
  const money =
    mostCost === "unknown"
      ? "cost unknown: give prices with --prices"
      : `about ${mostCost.toFixed(4)} ${currency ?? ""} at prices of ${pricesDate ?? "unknown date"}`;
  return [
    `estimate: ${counted(calls, "call")}, retries not counted; about ${grouped(inputTokens)} tokens sent, ${grouped(mostOutputTokens)} received${assumed}; ${money}`,
  ];
}

/** The first question as a model would be sent it. */
export function firstQuestionLines({ cases }: AnswerPlan): string[] {
  const first = cases.find(({ prompt }) => !("missing" in prompt));
  if (first === undefined || "missing" in first.prompt) return [];
  const turns = first.prompt.messages.flatMap(({ role, content }) => [
    `  [${role}]`,
    ...shortened(content)
      .split("\n")
      .map((line) => `  ${oneLine(line, QUESTION_SHOWN)}`),
  ]);
  return [`first question, as it is sent (row ${first.number}):`, ...turns];
}

const shortened = (text: string): string =>
  text.length <= QUESTION_SHOWN ? text : `${text.slice(0, QUESTION_SHOWN).replace(/[\uD800-\uDBFF]$/u, "")}…`;

const MILLISECONDS = 1_000;

/** What came of a run, for people. */
export function answerLines(outcome: AnswerOutcome, { tables }: AnswerSettings, calls: Calls): string[] {
  const { folder, totals, interrupted, resumed, durationMs, guardedCells, answers } = outcome;
  const files = interrupted ? [] : tables.filter(({ target }) => target !== "-");
  const isOver = !interrupted && totals.unanswered === 0;
  const again = ["evals answer --resume", folder.id, ...tables.map(({ target }) => `-o ${target}`)].join(" ");
  return [
    ...totals.models.flatMap((model) => modelLines(model, calls.prices?.currency ?? "")),
    `time: ${(durationMs / MILLISECONDS).toFixed(1)} s${resumed > 0 ? `; ${counted(resumed, "reply").replace("replys", "replies")} of an earlier part taken over` : ""}`,
    ...(calls.isStub() ? ["the model is a STUB: its answers are made up and mean nothing"] : []),
    ...(guardedCells > 0 ? [guardLine(guardedCells)] : []),
    ...(interrupted
      ? ["interrupted"]
      : [
          `answers: ${path.relative(process.cwd(), answers ?? "")}`,
          ...files.map(({ target }) => `written: ${target}`),
        ]),
    ...(isOver ? [] : [`${interrupted ? "go on" : "ask again what failed"} with: ${again}`]),
  ];
}

const guardLine = (cells: number): string =>
  `${counted(cells, "cell")} of the table got an apostrophe in front, so that no spreadsheet runs it: score the .jsonl, which has the texts as they are`;

const words: Readonly<Record<string, string>> = {
  answered: "answered",
  blank: "blank",
  truncated: "truncated",
  refused: "refused by the model",
  filtered: "filtered by the server",
  unanswered: "failed",
};

function modelLines(totals: ModelAnswerTotals, currency: string): string[] {
  const { model, outcomes, failures, examples, cached, inputTokens, outputTokens, withoutUsage, cost } = totals;
  const parts = Object.entries(words).flatMap(([outcome, word]) => {
    const number = outcomes[outcome as keyof typeof outcomes] ?? 0;
    return number === 0 && outcome !== "answered" ? [] : [`${grouped(number)} ${word}`];
  });
  const money = cost === "unknown" ? "cost unknown" : `cost ${cost.toFixed(4)} ${currency}`.trimEnd();
  const untold = withoutUsage === 0 ? "" : ` and an unknown number by ${counted(withoutUsage, "call")}`;
  const remembered = cached === 0 ? "" : `, ${grouped(cached)} from the cache`;
  return [
    `${model}: ${parts.join(", ")}${remembered}; ${grouped(inputTokens)} tokens sent, ${grouped(outputTokens)} received${untold}; ${money}`,
    ...examples.map(
      ({ class: kind, case: number, message }) =>
        `  ${kind}: ${counted(failures[kind] ?? 0, "case")}, the first in row ${number}: ${oneLine(message, DETAIL_SHOWN)}`,
    ),
  ];
}
