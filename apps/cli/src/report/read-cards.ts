import fs from "node:fs";
import { EvalError, show } from "@eval/core";
import { readCard } from "@eval/report";

/** The cards named by `--card`, each of which must be one. */
export const readCards = (files: readonly string[]): unknown[] => files.map(cardOf);

function cardOf(file: string): unknown {
  const json = jsonOf(file);
  if (readCard(json) !== null) return json;
  throw new EvalError("invalid-input", `--card must name a calibration card or a judge card, got ${show(file)}`);
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch (cause) {
    throw new EvalError("invalid-input", `--card must name a readable file of JSON, got ${show(file)}`, { cause });
  }
}
