import { EvalError, type Json, type JsonRecord, show } from "@eval/core";
import { type FlagCode, flagCodes } from "./flag-codes.js";
import { type DiagnosticsSettings, diagnosticsPresets } from "./settings.js";

/**
 * The settings of a preset with some of them changed. What is not a setting, or not of the kind of the preset's value,
 * is refused.
 *
 * @example
 * diagnosticsSettings("default", { near: { failing: 0.1, passing: 0 } }).near; // => { failing: 0.1, passing: 0 }
 * diagnosticsSettings("capability-bench").order[0]; // => "very_low_score"
 */
export function diagnosticsSettings(preset: string, changes: JsonRecord = {}): DiagnosticsSettings {
  const base = diagnosticsPresets[preset];
  if (base === undefined) {
    const known = Object.keys(diagnosticsPresets).join(", ");
    throw new EvalError("invalid-option", `preset must be one of ${known}, got ${show(preset)}`);
  }
  return changed(base as unknown as JsonRecord, changes, "") as unknown as DiagnosticsSettings;
}

function changed(base: JsonRecord, changes: JsonRecord, path: string): JsonRecord {
  const values = Object.entries(changes).map(([name, value]): [string, Json] => {
    const before = base[name];
    if (before === undefined || name === "preset") {
      const known = Object.keys(base).filter((each) => each !== "preset");
      throw new EvalError(
        "invalid-option",
        `settings of diagnostics are ${known.join(", ")}, got ${show(path + name)}`,
      );
    }
    if (isRecord(before) && isRecord(value)) return [name, changed(before, value, `${path}${name}.`)];
    checkKind(path + name, before, value);
    return [name, value];
  });
  return { ...base, ...Object.fromEntries(values) };
}

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function checkKind(name: string, before: Json, value: Json): void {
  const [expected, got] = [kindOf(before), kindOf(value)];
  const isList = (expected === "null" && got === "list") || (expected === "list" && got === "null");
  const isFit = expected !== "number" || ((value as number) >= 0 && (name !== "seed" || Number.isSafeInteger(value)));
  const isGood = expected === got ? isFit : isList && name === "spreadAmong";
  if (name === "order") checkOrder(value);
  const isKnown = name !== "spreadOf" || value === "graded" || value === "all";
  if (isGood && isKnown) return;
  const what =
    name === "spreadOf"
      ? '"graded" or "all"'
      : expected === "number"
        ? `a ${name === "seed" ? "whole " : ""}number from 0`
        : `a ${expected}`;
  throw new EvalError("invalid-option", `${name} must be ${what}, got ${show(value)}`);
}

function checkOrder(value: Json): void {
  const unknown = Array.isArray(value) ? value.find((code) => !flagCodes.includes(code as FlagCode)) : undefined;
  if (unknown === undefined) return;
  throw new EvalError("invalid-option", `order must list known flags (${flagCodes.join(", ")}), got ${show(unknown)}`);
}

const kindOf = (value: Json): string =>
  value === null ? "null" : Array.isArray(value) ? "list" : typeof value === "object" ? "object" : typeof value;
