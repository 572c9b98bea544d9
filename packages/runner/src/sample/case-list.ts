import fs from "node:fs";
import { EvalError, show } from "@eval/core";
import type { Sample } from "./sample.js";

/** Cases that were chosen by someone: names (ids or numbers) one a line, or a sample that was drawn before. */
export type CaseList =
  | { readonly path: string; readonly names: readonly string[] }
  | { readonly path: string; readonly sample: Sample };

/**
 * Reads a list of cases: a text of ids or of case numbers from 1, one a line, or the `sample.json` of another run.
 * Blank lines are passed over. Throws EvalError where it is empty or names a case twice.
 */
export async function readCaseList(path: string): Promise<CaseList> {
  const text = textOf(path).replace(/^\uFEFF/u, "");
  const value = parsed(text);
  if (typeof value === "object" && value !== null) {
    const { checkSample } = await import("./read-sample.js");
    return { path, sample: checkSample(value, path) };
  }
  const names = text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (names.length === 0) throw new EvalError("invalid-input", `${path} must name cases, one a line, got none`);
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw new EvalError("invalid-input", `${path} must name a case once, got ${show(name)} twice`);
    seen.add(name);
  }
  return { path, names };
}

function textOf(path: string): string {
  try {
    return fs.readFileSync(path, "utf8");
  } catch (cause) {
    throw new EvalError("invalid-option", `--cases must be a file that can be read, got ${show(path)}`, { cause });
  }
}

/** A list of one number is JSON too, so only an object counts as such. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
