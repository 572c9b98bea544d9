import fs from "node:fs";
import path from "node:path";
import { EvalError } from "@eval/core";
import { openSource } from "@eval/runner";
import { exitCode } from "../exit-code.js";
import { ownManifest } from "../own-manifest.js";
import { mappingLine } from "../render/mapping-line.js";

const FILE = "eval.config.json";
const IGNORED = ".evals/";

/** `evals init [file]`: looks at a file of answers and writes a configuration for it. */
export async function init(file: string | undefined, { force }: { readonly force?: boolean }): Promise<number> {
  const directory = process.cwd();
  const target = path.join(directory, FILE);
  if (fs.existsSync(target) && force !== true) {
    throw new EvalError("invalid-input", `${FILE} must not exist yet; --force writes over it`);
  }
  const config = { ...(await readingOf(file)), metrics: [...ownManifest().evals.defaultMetrics] };
  fs.writeFileSync(target, `${JSON.stringify(config, null, 2)}\n`);
  console.log(`written: ${FILE}`);
  noteIgnore(directory);
  console.log("next: evals score");
  return exitCode.done;
}

async function readingOf(file: string | undefined): Promise<object> {
  if (file === undefined) return { files: ["answers.csv"] };
  const { plan } = await openSource([file], {});
  console.log(`mapping: ${mappingLine(plan)}`);
  // Only plain columns can be written down; columns that make up a list together are found again by name.
  const map = Object.fromEntries(Object.entries(plan.mapping).filter(([, column]) => typeof column === "string"));
  const domain = plan.files[0]?.columns.find((column) => column.toLowerCase() === "domain");
  return { files: [file], map, ...(domain !== undefined && { by: [domain] }) };
}

/** Runs hold answers, and answers may be private. */
function noteIgnore(directory: string): void {
  const file = path.join(directory, ".gitignore");
  const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
  if (!lines.some((line) => line.trim() === IGNORED)) console.log(`add to .gitignore: ${IGNORED}`);
}
