import { costOf, priceOf } from "@eval/calls";
import { EvalError, type JsonRecord } from "@eval/core";
import {
  type AnswerRequest,
  type AskedModel,
  otherColumns,
  planAnswers,
  readAllCases,
  sampleFingerprint,
} from "@eval/runner";
import type { LazyCalls } from "../calls/lazy-calls.js";
import type { Calls } from "../calls/open-calls.js";
import { ownManifest } from "../own-manifest.js";
import { createProgress } from "../progress.js";
import type { StopSignals } from "../stop-signals.js";
import type { AnswerFlags } from "./answer-flags.js";
import type { AnswerSettings } from "./answer-settings.js";
import { openQuestions } from "./open-questions.js";
import type { Prepared } from "./prepared.js";

/** Reads all questions and opens all models: what is wrong is said before any question is asked. */
export async function prepareAnswers(
  directory: string,
  settings: AnswerSettings,
  flags: AnswerFlags,
  { lazy, stop }: { readonly lazy: LazyCalls; readonly stop: StopSignals },
): Promise<{ readonly request: AnswerRequest; readonly prepared: Prepared; readonly calls: Calls }> {
  const models: AskedModel[] = [];
  for (const { descriptor, temperature } of settings.models) {
    models.push({ descriptor, temperature, model: await lazy.chatModel(descriptor) });
  }
  const calls = await lazy.opened();
  if (calls === null) throw new EvalError("invalid-option", "--model must say whom to ask, got none");
  const { choice } = settings;
  const { source, options, sample } = await openQuestions(settings.files, settings.source, choice);
  const { cases, problems, excluded } = await readAllCases(source);
  const progress = createProgress(process.stderr, process.env);
  const request: AnswerRequest = {
    cases,
    columns: otherColumns(source),
    files: settings.files,
    source: options as JsonRecord,
    mapping: source.plan.mapping as JsonRecord,
    selection: sample === null ? {} : { choice: { ...choice }, ...sampleFingerprint(sample) },
    sample,
    models,
    prompt: settings.prompt,
    promptFile: settings.promptFile,
    maxTokens: settings.maxTokens,
    seed: settings.seed,
    concurrency: settings.concurrency,
    maxCalls: settings.maxCalls,
    costOf: (model, usage) => {
      const price = priceOf(calls.prices, model);
      return price === null ? null : costOf(usage, price);
    },
    tables: settings.tables,
    directory,
    resume: flags.resume ?? null,
    versions: { node: process.versions.node, "@eval/cli": ownManifest().version },
    signal: stop.signal,
    onProgress: (done, all) => (done === all ? progress.end() : progress.update(done, done / all)),
  };
  const plan = planAnswers(request);
  const chatModels = models.map(({ model }) => model);
  const isResumed = flags.resume !== undefined;
  return {
    request,
    calls,
    prepared: { source, problems, excluded, plan, models: chatModels, settings, directory, isResumed },
  };
}
