import path from "node:path";
import { EvalError, show } from "@eval/core";
import { currentLabels, type LabelLine, type Protocol, readLabels, readProtocols } from "@eval/review";
import type { PersonLabel } from "@eval/runner";
import { tornLines } from "../render/review-lines.js";
import type { LabelledRun } from "./labelled-run.js";

/** Labels of one protocol, and what must be known of them. */
export interface RunLabels {
  readonly labels: readonly PersonLabel[];
  readonly disclosures: readonly string[];
  /** Whether the cases were drawn at random from the run. */
  readonly isRandom: boolean;
}

/** The labels of the newest protocol: those of an earlier one were given under other rules and are left out. */
export function personLabels({ folder, labelFiles }: LabelledRun, part: "tuning" | "test" | null): RunLabels {
  const protocols = readProtocols(path.join(folder.path, "review.json"));
  const lines = currentLabels(labelFiles.flatMap(linesOf));
  if (lines.length === 0) {
    const how = `label some with: evals review ${folder.id}`;
    throw new EvalError("invalid-input", `run ${folder.id} must have labels, got none; ${how}`);
  }
  const number = Math.max(...lines.map(({ protocol }) => protocol.number));
  const current = lines.filter(({ protocol }) => protocol.number === number);
  checkRubric(current);
  const wanted = part === null ? current : current.filter(({ protocol }) => protocol.part === part);
  if (wanted.length === 0) throw new EvalError("invalid-option", `--part ${part} must have labels, got none`);
  const protocol = protocols.find((each) => each.number === number);
  return {
    labels: wanted.map(({ case: of, labeler, label, protocol: { part } }) => ({
      ...{ case: of, labeler, part },
      passed: label === "unsure" ? null : label === "correct",
    })),
    disclosures: [
      ...disclosuresOf(current[0] as LabelLine, protocol, lines.length - current.length),
      ...(part === null ? [] : [`labels of the ${part} part alone`]),
    ],
    isRandom: protocol !== undefined && !isPicked(protocol.selection),
  };
}

function linesOf(file: string): readonly LabelLine[] {
  const found = readLabels(file);
  for (const line of tornLines(found, file)) console.error(line);
  return found.lines;
}

/** Files from several machines may be given: they must have been labelled under one rubric. */
function checkRubric(lines: readonly LabelLine[]): void {
  const rubrics = [...new Set(lines.map(({ protocol }) => protocol.rubric))];
  if (rubrics.length <= 1) return;
  throw new EvalError(
    "invalid-input",
    `labels must be given under one rubric to be compared, got ${rubrics.map(show).join(" and ")}`,
  );
}

/** Neither flagged cases nor those of the queue are a random sample of the run. */
const isPicked = ({ cases, only }: Protocol["selection"]): boolean =>
  cases === "flagged" || cases === "queue" || only !== null;

const SHORT = 12;

function disclosuresOf({ protocol }: LabelLine, record: Protocol | undefined, earlier: number): string[] {
  const rubric = protocol.rubric === null ? "without a rubric" : `under rubric ${protocol.rubric.slice(0, SHORT)}`;
  const selection = record?.selection;
  return [
    `protocol ${protocol.number}: ${protocol.name} to verdicts, models and other labelers, ${rubric}`,
    ...(earlier === 0 ? [] : [`${earlier} labels of earlier protocols are left out`]),
    ...(selection !== undefined && isPicked(selection)
      ? ["the labelled cases were picked by their verdicts or flags: the figures hold for such cases"]
      : []),
    ...(record === undefined ? ["how the labelled cases were chosen is not known"] : []),
  ];
}
