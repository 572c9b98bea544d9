import { EvalError, show } from "./errors.js";
import { frozenCopy } from "./frozen-copy.js";
import { isJson } from "./json.js";

/** What options a metric takes, as data. */
export interface OptionRules<Options> {
  /** Every option with its default; the type of the default is the type of the option, null takes anything. */
  readonly defaults: Options;
  /** Options that take one of few values. */
  readonly choices?: { readonly [K in keyof Options]?: readonly Options[K][] };
  /** Named sets of options: `preset: "scripts"` starts from these, and what the caller gives wins. */
  readonly presets?: Readonly<Record<string, Partial<Options>>>;
}

/** The options a metric runs with: defaults, then the preset, then what was given. Throws on what does not fit. */
export function resolveOptions<Options extends object>(
  name: string,
  rules: OptionRules<Options>,
  given: Partial<Options> = {},
): Readonly<Options> {
  checkKeys(name, rules, given);
  const resolved = { ...rules.defaults, ...presetOf(name, rules, given), ...given };
  for (const [key, value] of Object.entries(resolved)) checkValue(name, rules, key, value);
  return frozenCopy(resolved);
}

function checkKeys<Options extends object>(name: string, rules: OptionRules<Options>, given: object): void {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new EvalError("invalid-option", `options of ${name} must be an object, got ${show(given)}`);
  }
  const known = Object.keys(rules.defaults);
  for (const key of Object.keys(given)) {
    if (known.includes(key)) continue;
    const list = known.length === 0 ? "it takes none" : `it takes ${known.join(", ")}`;
    throw new EvalError("unknown-option", `${name} has no option ${show(key)}; ${list}`);
  }
}

function presetOf<Options extends object>(
  name: string,
  rules: OptionRules<Options>,
  given: Partial<Options>,
): Partial<Options> {
  const preset = (given as { preset?: unknown }).preset;
  if (preset === undefined || preset === null || rules.presets === undefined) return {};
  const presets = rules.presets;
  // Own properties only: "constructor" is not a preset.
  if (typeof preset === "string" && Object.hasOwn(presets, preset)) return presets[preset] ?? {};
  const known = Object.keys(presets).map(show).join(", ");
  throw new EvalError("invalid-option", `preset of ${name} must be one of ${known}, got ${show(preset)}`);
}

function checkValue<Options extends object>(
  name: string,
  rules: OptionRules<Options>,
  key: string,
  value: unknown,
): void {
  const choices = (rules.choices as Record<string, readonly unknown[]> | undefined)?.[key];
  if (choices !== undefined && !choices.includes(value)) {
    throw new EvalError(
      "invalid-option",
      `${key} of ${name} must be one of ${choices.map(show).join(", ")}, got ${show(value)}`,
    );
  }
  const standard = (rules.defaults as Record<string, unknown>)[key];
  const sameKind =
    standard === null || (typeof value === typeof standard && Array.isArray(value) === Array.isArray(standard));
  if (!sameKind) {
    const kind = Array.isArray(standard)
      ? "a list"
      : typeof standard === "object"
        ? "an object"
        : `a ${typeof standard}`;
    throw new EvalError("invalid-option", `${key} of ${name} must be ${kind}, got ${show(value)}`);
  }
  if (!isJson(value)) {
    throw new EvalError("invalid-option", `${key} of ${name} must be plain JSON, got ${show(value)}`);
  }
}
