// @ts-check
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./run.mjs";

/** @typedef {import("./pack-packages.mjs").Packed} Packed */

const METRIC = "sentence-length";
const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Does what its README says with `@eval/create-metric` as packed: makes a metric in an empty folder, installs, tests and
 * builds it there, packs it, and asks for it in a project that depends on it.
 *
 * @param {string} folder where the metric is made
 * @param {string} consumer a project in which all packages are installed
 * @param {readonly Packed[]} packed
 * @returns {Promise<string>} what the command says of the metric
 */
export async function tryCreateMetric(folder, consumer, packed) {
  const tarballOf = (/** @type {string} */ name) => packed.find((one) => one.name === name)?.tarball ?? "";
  await mkdir(folder, { recursive: true });
  await run("npm", ["exec", "--yes", `--package=${tarballOf("@eval/create-metric")}`, "--", "create-metric", METRIC], {
    cwd: folder,
  });
  const created = join(folder, `eval-metric-${METRIC}`);
  // The one thing that a reader need not do: core comes from its archive, whether it is published or not.
  await run("npm", ["install", "--no-save", tarballOf("@eval/core"), ...quiet], { cwd: created });
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
  await run("npm", ["test"], { cwd: created, env });
  await run("npm", ["run", "build"], { cwd: created });
  const { stdout: archive } = await run("npm", ["pack", "--silent"], { cwd: created });

  await run("npm", ["install", join(created, archive.trim().split("\n").at(-1) ?? ""), ...quiet], { cwd: consumer });
  const evals = join(consumer, "node_modules/.bin/evals");
  const { stdout: listed } = await run(evals, ["metrics"], { cwd: consumer });
  const { stdout: shown } = await run(evals, ["metrics", METRIC], { cwd: consumer });
  await writeFile(join(consumer, "same.csv"), "question,answer,response\nराजधानी?,नई दिल्ली,नई दिल्ली\nनदी?,गंगा,यमुना\n");
  const score = ["score", "same.csv", "-m", METRIC, "--no-journal", "--json"];
  const { metrics } = JSON.parse((await run(evals, score, { cwd: consumer })).stdout);
  const found = metrics
    .map((/** @type {{ name: string, passed: number }} */ one) => `${one.name} ${one.passed}`)
    .join();
  if (!listed.includes(METRIC) || found !== `${METRIC} 1`)
    throw new Error(`must list and score ${METRIC}, got ${found}`);
  return shown.split("\n").find((line) => line.startsWith("package")) ?? "";
}
