import { EvalError, show } from "@eval/core";
import { type DiagnosticsSettings, diagnosticsPresets, diagnosticsSettings } from "@eval/report";
import { parseMetricChoice } from "../discovery/choose-metrics.js";
import { nearest } from "../discovery/nearest.js";

/** Reads `--preset name` or `name:{"setting":value}`. */
export function presetSettings(preset = "default"): DiagnosticsSettings {
  const { name, options } = parseMetricChoice(preset);
  const known = Object.keys(diagnosticsPresets);
  if (known.includes(name)) return diagnosticsSettings(name, options);
  const guess = nearest(name, known);
  const hint = guess === null ? `there are ${known.join(", ")}` : `did you mean ${guess}?`;
  throw new EvalError("invalid-option", `--preset must name a preset, got ${show(name)}; ${hint}`);
}
