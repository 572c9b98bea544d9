import { ANSWER_MANIFEST, type AnswerManifest, answerCases, findRunFolder, readAnswersOf } from "@eval/runner";
import type { AnswerFlags } from "../answer/answer-flags.js";
import { answerSettings } from "../answer/answer-settings.js";
import { concludeAnswers } from "../answer/conclude-answers.js";
import { estimateAnswers } from "../answer/estimate-answers.js";
import { preflight } from "../answer/preflight.js";
import { prepareAnswers } from "../answer/prepare-answers.js";
import { lazyCalls } from "../calls/lazy-calls.js";
import { claimStdout } from "../claim-stdout.js";
import { blameConfig } from "../config/blame-config.js";
import { configuredPlugins, loadConfig } from "../config/config.js";
import { chatModelBackends, discoverBackends } from "../discovery/open-backend.js";
import { exitCode } from "../exit-code.js";
import { answerEstimateLines, checkLines, firstQuestionLines } from "../render/answer-lines.js";
import { styleOf } from "../render/style.js";
import { listenForStop } from "../stop-signals.js";

/** `evals answer`: asks models the questions of a file and writes their answers. */
export async function answer(files: readonly string[], flags: AnswerFlags): Promise<number> {
  const print = claimStdout();
  const directory = process.cwd();
  const config = await loadConfig(directory, flags.config);
  const plugins = [...configuredPlugins(config), ...(flags.plugin ?? [])];
  const backends = [...(await discoverBackends(chatModelBackends, directory, plugins)).keys()];
  const resumed = await resumedRun(directory, flags);
  const settings = answerSettings(files, flags, config, { directory, resumed, backends });
  const stop = listenForStop();
  const lazy = lazyCalls({ directory, plugins, dryRun: false }, settings.calls, stop.signal);
  try {
    const { request, prepared, calls } = await blameConfig(directory, flags, config, () =>
      prepareAnswers(directory, settings, flags, { lazy, stop }),
    );
    const checks = preflight(prepared);
    const isReady = checks.every(({ status }) => status !== "stop");
    if (flags.dryRun === true) {
      const estimate = answerEstimateLines(estimateAnswers(prepared, calls.prices), settings.maxTokens);
      const shown = checkLines(checks, styleOf(process.stdout, process.env));
      const closing = `${isReady ? "ready" : "not ready"}; nothing was asked (--dry-run)`;
      print([...shown, ...estimate, ...firstQuestionLines(prepared.plan), closing].join("\n"));
      return isReady ? exitCode.done : exitCode.unusable;
    }
    const worthSaying = isReady ? checks.filter(({ status }) => status === "look") : checks;
    if (worthSaying.length > 0) console.error(checkLines(worthSaying, styleOf(process.stderr, process.env)).join("\n"));
    if (!isReady) {
      console.error("evals: not ready, so nothing was asked");
      return exitCode.unusable;
    }
    return concludeAnswers(await answerCases(request), { flags, settings, calls, stop, print });
  } finally {
    stop.release();
  }
}

async function resumedRun(directory: string, { resume }: AnswerFlags): Promise<AnswerManifest | null> {
  return resume === undefined ? null : readAnswersOf(findRunFolder(directory, resume, ANSWER_MANIFEST));
}
