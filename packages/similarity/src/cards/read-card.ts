import { EvalError, show } from "@eval/core";
import type { CalibrationCard } from "../calibration/calibration-card.js";

const VERDICTS = ["certified", "provisional", "low_discrimination", "inverted", "constant", "too_few"];

type Check = readonly [holds: (value: unknown) => boolean, expected: string];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text: Check = [(value) => typeof value === "string" && value !== "", "a text"];
const textOrNull: Check = [(value) => value === null || typeof value === "string", "a text or null"];
const numberOrNull: Check = [(value) => value === null || Number.isFinite(value), "a number or null"];

/** What a decision rests on; the rest of a card is for people. */
const checks: Readonly<Record<string, Check>> = {
  kind: [(value) => value === "calibration-card", '"calibration-card"'],
  version: [(value) => value === 1, "1"],
  encoder: text,
  revision: textOrNull,
  language: textOrNull,
  goldShape: [
    (value) => value === null || ["short", "sentence", "other-language"].includes(String(value)),
    "a kind of gold answer or null",
  ],
  verdict: [(value) => VERDICTS.includes(String(value)), `one of ${VERDICTS.join(", ")}`],
  auc: numberOrNull,
  aucInterval: [isRecord, "an interval"],
  threshold: numberOrNull,
  findings: [Array.isArray, "a list"],
  sample: [isRecord, "counts"],
};

/**
 * A calibration card out of JSON: of `evals calibrate -o card.json`, or of `calibrate`. Throws `EvalError` (`invalid-card`)
 * where it is none.
 */
export function readCard(value: unknown): CalibrationCard {
  if (!isRecord(value)) throw new EvalError("invalid-card", `a calibration card must be an object, got ${show(value)}`);
  for (const [key, [holds, expected]] of Object.entries(checks)) {
    if (holds(value[key])) continue;
    throw new EvalError("invalid-card", `${key} of a calibration card must be ${expected}, got ${show(value[key])}`);
  }
  return value as unknown as CalibrationCard;
}
