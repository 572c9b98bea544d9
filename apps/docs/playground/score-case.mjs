// @ts-check
import { isMetricFactory } from "@eval/core";
import { languagesOf } from "./case-languages.mjs";
import { metricPackages } from "./metric-packages.mjs";

/**
 * @typedef {import("@eval/core").EvalCase} EvalCase
 * @typedef {import("@eval/core").MetricFactory} MetricFactory
 * @typedef {import("@eval/core").MetricResult} MetricResult
 * @typedef {Pick<MetricFactory, "info" | "defaults" | "choices">} MetricFacts
 * @typedef {{ job: number, evalCase: EvalCase, options: Readonly<Record<string, object>>, skipped: readonly string[] }} Job
 * @typedef {{ kind: "loading", packageName: string }
 *   | { kind: "waiting", packageName: string, needs: string }
 *   | { kind: "failed", packageName: string, message: string }
 *   | { kind: "loaded", packageName: string, metrics: MetricFacts[] }
 *   | { kind: "scoring", job: number, metric: string }
 *   | { kind: "result", job: number, metric: string, result: MetricResult }
 *   | { kind: "languages", job: number, languages: Readonly<Record<string, string>> }
 *   | { kind: "broken", message: string }
 *   | { kind: "done", job: number }} Message
 */

/** @type {Map<string, readonly MetricFactory[]>} */
const loaded = new Map();

/**
 * Scores a case with every metric of every package that it is of use to, one after the other. A job that is out of date
 * is left where it is.
 *
 * @param {Job} job
 * @param {(message: Message) => void} tell
 * @param {() => Promise<boolean>} isCurrent
 */
export async function scoreCase(job, tell, isCurrent) {
  for (const member of metricPackages) {
    const { name, needs } = member;
    if (!member.isOfUse(job.evalCase)) {
      tell({ kind: "waiting", packageName: name, needs });
      continue;
    }
    for (const factory of await factoriesOf(member, tell)) {
      const metric = factory.info.name;
      if (job.skipped.includes(metric)) continue;
      if (!(await isCurrent())) return;
      tell({ kind: "scoring", job: job.job, metric });
      tell({ kind: "result", job: job.job, metric, result: await resultOf(factory, job) });
    }
  }
  if (await isCurrent()) tell({ kind: "languages", job: job.job, languages: await languagesOf(job.evalCase) });
  tell({ kind: "done", job: job.job });
}

/**
 * The metrics of a package: those of its exports that are metric factories.
 *
 * @param {typeof metricPackages[number]} member
 * @param {(message: Message) => void} tell
 */
async function factoriesOf({ name, load }, tell) {
  if (!loaded.has(name)) tell({ kind: "loading", packageName: name });
  try {
    const factories = loaded.get(name) ?? Object.values(await load()).filter(isMetricFactory);
    loaded.set(name, factories);
    const metrics = factories.map(({ info, defaults, choices }) => ({ info, defaults, ...(choices && { choices }) }));
    tell({ kind: "loaded", packageName: name, metrics });
    return factories;
  } catch (error) {
    tell({ kind: "failed", packageName: name, message: error instanceof Error ? error.message : String(error) });
    return [];
  }
}

/**
 * @param {MetricFactory} factory
 * @param {Job} job
 * @returns {Promise<MetricResult>}
 */
async function resultOf(factory, { evalCase, options }) {
  const { name } = factory.info;
  try {
    return await factory(Object.hasOwn(options, name) ? options[name] : {})(evalCase);
  } catch (error) {
    // A metric turns what it throws into a result; options that do not fit are refused before there is a metric.
    const reason = error instanceof Error ? error.message : String(error);
    return { name, status: "error", score: null, passed: null, label: "invalid_options", reason, metadata: {} };
  }
}
