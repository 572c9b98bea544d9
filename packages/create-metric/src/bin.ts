#!/usr/bin/env node
import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createMetric } from "./create-metric.js";
import { nextSteps } from "./next-steps.js";

const usage = `Writes a package with a metric of your own, its test, a README and settings.

  npm create @eval/metric METRIC [FOLDER] [-- --name PACKAGE]
  pnpm create @eval/metric METRIC [FOLDER] [--name PACKAGE]

METRIC   name of the metric in kebab-case
FOLDER   where the package goes: a new or an empty folder (default: the name of the package)
--name   name of the package (default: eval-metric-METRIC)

  npm create @eval/metric sentence-length
  npm create @eval/metric sentence-length . -- --name @me/readability`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  const [metric, folder] = positionals;
  if (values.help === true) console.log(usage);
  else if (metric === undefined || positionals.length > 2) fail(usage);
  else create(metric, folder, values.name);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function create(metric: string, folder: string | undefined, packageName: string | undefined): void {
  const created = createMetric({ metric, folder, packageName });
  for (const file of created.files) console.log(relative(process.cwd(), file));
  const place = relative(process.cwd(), created.folder);
  const steps = nextSteps({ packageName: created.packageName, place, version: ownVersion(), clone: cloneAround() });
  console.log(`\n${steps.join("\n")}`);
}

function own(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url));
}

function ownVersion(): string {
  return JSON.parse(readFileSync(own("package.json"), "utf8")).version;
}

/** Installed, this package lies in node_modules, which is no workspace. */
function cloneAround(): string | null {
  return existsSync(own("../../pnpm-workspace.yaml")) ? resolve(own("../..")) : null;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
