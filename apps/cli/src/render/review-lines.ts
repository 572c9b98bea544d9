import type { LabelFile, LabelLine, Protocol } from "@eval/review";
import { counted, oneLine } from "./numbers.js";

/** What is about to be labelled, for standard error. */
export function protocolLines({ number, name, cases, selection, seed, rubric, holdOut }: Protocol): string[] {
  const only = selection.only === null ? "" : `, only ${selection.only}`;
  const parts = [
    `protocol ${number} (${name}): ${counted(cases.length, "case")} (${selection.cases}${only}), seed ${seed}`,
    rubric === null ? "no rubric" : `rubric ${rubric.sha256.slice(0, SHORT)}`,
    holdOut === null ? "nothing held out" : `${holdOut.test.length} held out for testing`,
  ];
  const drawn = `of verdict "${selection.only}" alone: rates over these cases say nothing of the run`;
  return [parts.join(", "), ...(selection.only === null ? [] : [`note: the cases are ${drawn}`])];
}

const SHORT = 12;

/** Who labelled how much, when the review ends. */
export function summaryLines(current: readonly LabelLine[], { cases, number }: Protocol, file: string): string[] {
  const mine = current.filter(({ protocol }) => protocol.number === number);
  const labelers = [...new Set(mine.map(({ labeler }) => labeler))];
  if (labelers.length === 0) return ["nothing is labelled yet"];
  const lines = labelers.map((labeler) => {
    const count = mine.filter((line) => line.labeler === labeler).length;
    return `  ${oneLine(labeler, 80)}: ${count} of ${cases.length} labelled`;
  });
  return [`labels in ${file}`, ...lines];
}

export const tornLines = ({ torn }: LabelFile, file: string): string[] =>
  torn.length === 0
    ? []
    : [`evals: ${file}: left out as torn: ${torn.length === 1 ? "line" : "lines"} ${torn.join(", ")}`];
