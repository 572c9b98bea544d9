import { EvalError } from "@eval/core";
import { type JudgeReview, type ReviewPopulation, summariseReview } from "@eval/report";
import { readManifestOf } from "@eval/runner";
import { callLines, estimateLines, STUB_NOTICE } from "../calls/call-lines.js";
import { type LazyCalls, lazyCalls } from "../calls/lazy-calls.js";
import { claimStdout } from "../claim-stdout.js";
import { exitCode } from "../exit-code.js";
import { findRun } from "../history/find-run.js";
import { chooseReview, readCasesOf } from "../judge-review/choose-review.js";
import { type JudgeSetting, judgeCases } from "../judge-review/judge-cases.js";
import { ownAnswersNote } from "../judge-review/own-answers.js";
import { openReviewBook, type ReviewBook } from "../judge-review/review-book.js";
import { reviewData } from "../judge-review/review-data.js";
import { type JudgeReviewFlags, type ReviewRequest, reviewRequest } from "../judge-review/review-request.js";
import { createProgress } from "../progress.js";
import { judgeReviewParts } from "../render/judge-review-parts.js";
import { textOf } from "../render/report-part.js";
import { styleOf } from "../render/style.js";
import { readReport } from "../report/read-report.js";
import { machineryOf } from "../score/machinery.js";
import { listenForStop } from "../stop-signals.js";

const AT_ONCE = 8;
const MILLISECONDS = 1_000;

/** `evals judge-review RUN`: what a judge says of the doubtful cases, and of some at random. Changes no verdict. */
export async function judgeReview(run: string, flags: JudgeReviewFlags): Promise<number> {
  const print = claimStdout();
  const directory = process.cwd();
  const folder = await findRun(directory, run);
  const request = await reviewRequest(directory, flags);
  const manifest = await readManifestOf(folder);
  const infos = new Map(request.found.map(({ name, factory }) => [name, factory.info]));
  const report = await readReport(folder, infos);
  const { plan, data } = await chooseReview(report, request.judge, request.choice);
  const numbers = [...new Set([...data.queue, ...data.audit].map(({ number }) => number))];
  if (numbers.length === 0) throw new EvalError("invalid-input", nothingToJudge(request, data.population));
  const stop = listenForStop();
  const { calls: limits, plugins } = request;
  const calls = lazyCalls({ directory, plugins, dryRun: flags.dryRun === true }, limits, stop.signal);
  const setting = judgeSetting(request, flags, directory, calls, stop.signal);
  try {
    for (const descriptor of request.models) await calls.chatModel(descriptor);
    if (flags.dryRun === true) {
      await judgeCases(await readCasesOf(report, numbers), setting);
      print(
        await dryRunText(
          data.queue.map(({ number }) => number),
          data.audit.map(({ number }) => number),
          calls,
        ),
      );
      return exitCode.done;
    }
    const book = await openReviewBook(folder, manifest, { ...request, plan, data });
    try {
      await judgeOpenCases(book, setting, await readCasesOf(report, openCases(book, numbers)), request);
    } finally {
      book.close();
    }
    const review = summariseReview(reviewData(book.selection, book.verdicts), request.choice.seed);
    await tell(review, book, calls, { json: flags.json === true, print });
    if (!stop.signal.aborted) return exitOf(review);
    console.error("interrupted; the same command goes on from here");
    return stop.code() ?? exitCode.interrupted;
  } finally {
    stop.release();
  }
}

function nothingToJudge({ choice }: ReviewRequest, population: ReviewPopulation): string {
  const cases = Object.values(population).reduce((sum: number, count: number) => sum + count, 0);
  if (cases === 0) return "a judge review needs cases with a verdict, the run has none";
  if (choice.audit > 0) return "there is nothing to judge";
  return choice.maxCases === 0
    ? "there is nothing to judge with --max-cases 0 and --audit 0"
    : "no case is flagged; draw a random sample with --audit 50";
}

function judgeSetting(
  { judge, ref, found }: ReviewRequest,
  flags: JudgeReviewFlags,
  directory: string,
  { chatModel }: LazyCalls,
  signal: AbortSignal,
): JudgeSetting {
  const { metric } = machineryOf([ref], found, directory);
  const timeoutMs = flags.timeout === undefined ? null : flags.timeout * MILLISECONDS;
  return {
    metric: judge,
    patience: { signal, timeoutMs, chatModel, ...(metric && { metric }) },
    concurrency: flags.concurrency ?? AT_ONCE,
    onVerdict: () => {},
  };
}

/** Cases that this judge has said nothing of yet; where it failed it is asked again. */
const openCases = ({ verdicts }: ReviewBook, numbers: readonly number[]): number[] =>
  numbers.filter((number) => (verdicts.get(number)?.status ?? "error") === "error");

async function judgeOpenCases(
  book: ReviewBook,
  setting: JudgeSetting,
  cases: Awaited<ReturnType<typeof readCasesOf>>,
  { models }: ReviewRequest,
): Promise<void> {
  const known = book.verdicts.size;
  if (known > 0) console.error(`${known} verdicts of this judge are known, ${cases.length} cases are to be judged`);
  if (book.strangers > 0) console.error(`${book.strangers} verdicts of other judges or options stay as they are`);
  for (const line of ownAnswersNote(models, cases)) console.error(line);
  const progress = createProgress(process.stderr, process.env);
  let done = 0;
  await judgeCases(cases, {
    ...setting,
    onVerdict(said) {
      book.add({ kind: "verdict", review: book.selection.review, ...said });
      done += 1;
      progress.update(done, done / cases.length);
    },
  });
  progress.end();
}

async function dryRunText(queue: readonly number[], audit: readonly number[], calls: LazyCalls): Promise<string> {
  const estimate = (await calls.opened())?.estimate?.total() ?? null;
  return [
    `flagged cases, most urgent first: ${queue.join(", ") || "none"}`,
    `random sample: ${audit.join(", ") || "none"}`,
    ...(estimate === null ? [] : estimateLines(estimate)),
    "nothing was judged (--dry-run)",
  ].join("\n");
}

async function tell(
  review: JudgeReview,
  { selection }: ReviewBook,
  calls: LazyCalls,
  { json, print }: { json: boolean; print: (text: string) => void },
): Promise<void> {
  const opened = await calls.opened();
  const { metric, primary, options, seed } = selection;
  if (json) {
    const judge = { metric, options, primary, seed, isStub: opened?.isStub() ?? false };
    print(JSON.stringify({ ...judge, ...review, calls: opened?.ledger.totals() ?? null }, null, 2));
    return;
  }
  const used = opened === null ? [] : [...callLines(opened.ledger.totals()), ...(opened.isStub() ? [STUB_NOTICE] : [])];
  const parts = judgeReviewParts(review, { judge: metric, primary });
  print([textOf(parts, styleOf(process.stdout, process.env)), ...used].join("\n"));
}

/** A failed judge is no judge: whoever reads the numbers has to know. */
function exitOf({ queue, audit }: JudgeReview): number {
  const isWhole = queue.errors + audit.errors + queue.pending + audit.pending === 0;
  return isWhole && queue.judged + audit.judged > 0 ? exitCode.done : exitCode.incomplete;
}
