import path from "node:path";
import type { AnswerOutcome } from "@eval/runner";
import type { Calls } from "../calls/open-calls.js";
import { exitCode } from "../exit-code.js";
import { answerLines } from "../render/answer-lines.js";
import type { StopSignals } from "../stop-signals.js";
import type { AnswerFlags } from "./answer-flags.js";
import type { AnswerSettings } from "./answer-settings.js";

/** What a run that is over was started with. */
interface Concluding {
  readonly flags: AnswerFlags;
  readonly settings: AnswerSettings;
  readonly calls: Calls;
  readonly stop: StopSignals;
  readonly print: (text: string) => void;
}

/** Says what came of a run, and finds its exit code. */
export function concludeAnswers(outcome: AnswerOutcome, { flags, settings, calls, stop, print }: Concluding): number {
  console.error(answerLines(outcome, settings, calls).join("\n"));
  if (outcome.interrupted) return stop.code() ?? exitCode.interrupted;
  const isTaken = settings.tables.some(({ target }) => target === "-");
  if (flags.json === true && !isTaken) print(JSON.stringify(jsonOf(outcome), null, 2));
  else if (!isTaken && outcome.answers !== null) print(path.relative(process.cwd(), outcome.answers));
  return outcome.totals.unanswered > 0 ? exitCode.incomplete : exitCode.done;
}

const jsonOf = ({ folder, fingerprint, totals, resumed, durationMs, answers }: AnswerOutcome) => ({
  run: { id: folder.id, folder: folder.path, answers, durationMs, resumed },
  fingerprint,
  ...totals,
});
