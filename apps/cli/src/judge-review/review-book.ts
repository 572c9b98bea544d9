import type { Metric } from "@eval/core";
import type { DiagnosisPlan, ReviewData } from "@eval/report";
import { lockFolder, type Manifest, type RunFolder } from "@eval/runner";
import type { ReviewChoice } from "./choose-review.js";
import { reviewIdentity } from "./review-identity.js";
import { lastSelection, openReviewFile, readReviewLines, reviewFile, verdictsOf } from "./review-journal.js";
import type { Selection, Verdict } from "./review-line.js";

/** The file of judge reviews of a run, opened by one process to go on with one of them. */
export interface ReviewBook {
  readonly selection: Selection;
  /** What this judge has said of this run so far. */
  readonly verdicts: Map<number, Verdict>;
  /** Verdicts of other judges, or of this one with other options, which do not count here. */
  readonly strangers: number;
  add(verdict: Verdict): void;
  close(): void;
}

export interface ReviewMade {
  readonly judge: Metric;
  readonly plan: DiagnosisPlan;
  readonly data: ReviewData;
  readonly choice: ReviewChoice;
}

/** Opens the file, writes down what was chosen where that is news, and gives what is known already. */
export async function openReviewBook(folder: RunFolder, manifest: Manifest, made: ReviewMade): Promise<ReviewBook> {
  const review = await reviewIdentity(made.judge, manifest);
  const selection = selectionOf(review, manifest, made);
  const file = reviewFile(folder);
  const unlock = lockFolder(`${file}.lock`);
  try {
    const { lines, bytes } = readReviewLines(file);
    const journal = openReviewFile(file, bytes);
    const last = lastSelection(lines);
    if (last === undefined || !isSame(last, selection)) journal.append(selection);
    const verdicts = verdictsOf(lines, review);
    return {
      selection,
      verdicts,
      strangers: lines.filter((line) => line.kind === "verdict" && line.review !== review).length,
      add(verdict) {
        verdicts.set(verdict.case, verdict);
        journal.append(verdict);
      },
      close() {
        journal.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function selectionOf(review: string, { finishedAt }: Manifest, { judge, plan, data, choice }: ReviewMade): Selection {
  const { package: from, name, version } = judge.info;
  return {
    kind: "selection",
    ...{ review, finishedAt, metric: name, package: from, version },
    options: judge.options as Selection["options"],
    primary: plan.metrics[plan.primary]?.name ?? "",
    preset: plan.settings.preset,
    seed: choice.seed,
    population: data.population,
    queue: data.queue.map(({ number, passed }) => [number, passed]),
    audit: data.audit.map(({ number, passed, flagged }) => [number, passed, flagged]),
    at: new Date().toISOString(),
  };
}

const isSame = (a: Selection, b: Selection): boolean =>
  JSON.stringify({ ...a, at: "" }) === JSON.stringify({ ...b, at: "" });
