import fs from "node:fs";
import path from "node:path";
import { EvalError } from "@eval/core";
import type { LabelledCases, ReportRow } from "@eval/report";
import type { PersonLabel, RunFolder } from "@eval/runner";
import { personLabels } from "../agree/person-labels.js";

/** What people said of the cases of a run, as far as it was labelled with `evals review`. */
export interface RunLabels {
  /** By number of the case: what one person said, or most of them. */
  readonly verdicts: ReadonlyMap<number, boolean>;
  readonly isRandom: boolean;
  /** Why labels that are there cannot be used, or null. */
  readonly note: string | null;
}

const NONE: RunLabels = { verdicts: new Map(), isRandom: false, note: null };

export function readRunLabels(folder: RunFolder): RunLabels {
  const file = path.join(folder.path, "labels.jsonl");
  if (!fs.existsSync(file) || fs.statSync(file).size === 0) return NONE;
  try {
    const { labels, isRandom } = personLabels({ folder, labelFiles: [file] }, null);
    return { verdicts: majorities(labels), isRandom, note: null };
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    return { ...NONE, note: `labels of people are left out: ${error.message}` };
  }
}

/** Cases of which as many said the one as the other have no label. */
function majorities(labels: readonly PersonLabel[]): ReadonlyMap<number, boolean> {
  const leads = new Map<number, number>();
  for (const { case: of, passed } of labels) {
    if (passed !== null) leads.set(of, (leads.get(of) ?? 0) + (passed ? 1 : -1));
  }
  return new Map([...leads].filter(([, lead]) => lead !== 0).map(([of, lead]) => [of, lead > 0]));
}

/** Counts labels beside the verdicts of the metric at this place, while the cases pass by. */
export function tallyLabels({ verdicts, isRandom }: RunLabels, primary: number) {
  const counts = { humanPassJudgePass: 0, humanPassJudgeFail: 0, humanFailJudgePass: 0, humanFailJudgeFail: 0 };
  return {
    add({ number, results }: ReportRow): void {
      const [human, verdict] = [verdicts.get(number), results[primary]?.passed ?? null];
      if (human === undefined || verdict === null) return;
      counts[`human${human ? "Pass" : "Fail"}Judge${verdict ? "Pass" : "Fail"}`] += 1;
    },
    /** Undefined where no labelled case has a verdict. */
    labelled: (): LabelledCases | undefined =>
      Object.values(counts).some((count) => count > 0) ? { counts, isRandom } : undefined,
  };
}
