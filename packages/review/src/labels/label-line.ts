import { EvalError, show } from "@eval/core";

export const labels = ["correct", "incorrect", "unsure"] as const;

/** What a person says of an answer. */
export type Label = (typeof labels)[number];

/** Under which rules a label was given. */
export interface LineProtocol {
  readonly name: string;
  /** 1, 2, …: which protocol of the run; labels of two protocols are never pooled. */
  readonly number: number;
  /** SHA-256 of the rubric, in hexadecimal; null where there was none. */
  readonly rubric: string | null;
  readonly seed: number;
  /** On which side of the hold-out the case is; null where nothing is held out. */
  readonly part: "tuning" | "test" | null;
}

/** One line of `labels.jsonl`. The last line of a labeler for a case counts. */
export interface LabelLine {
  readonly case: number;
  readonly id: string | null;
  readonly labeler: string;
  /** Null takes back what the labeler said before. */
  readonly label: Label | null;
  readonly note: string;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly protocol: LineProtocol;
}

/** The label line that a value is; `where` names file and line for the error. */
export function labelLineOf(value: unknown, where: string): LabelLine {
  const line = value as Partial<LabelLine> | null;
  const protocol = line?.protocol as Partial<LineProtocol> | null | undefined;
  const isLine =
    typeof line === "object" &&
    Number.isSafeInteger(line?.case) &&
    typeof line?.labeler === "string" &&
    (line.label === null || labels.includes(line.label as Label)) &&
    typeof protocol?.name === "string" &&
    Number.isSafeInteger(protocol.number) &&
    (protocol.rubric === null || typeof protocol.rubric === "string") &&
    (protocol.part === null || protocol.part === "tuning" || protocol.part === "test");
  if (isLine) return line as LabelLine;
  const shape = "case, labeler, label (correct, incorrect, unsure or null) and protocol (name, number, rubric, part)";
  throw new EvalError("bad-labels", `${where} must be a label with ${shape}, got ${show(value)}`);
}
