import { EvalError, show } from "@eval/core";

/** Reads repeated `key=value` options. */
export function keyValues(option: string, texts: readonly string[] = []): Record<string, string> {
  const pairs = texts.map((text) => {
    const equals = text.indexOf("=");
    if (equals < 1) throw new EvalError("invalid-option", `${option} must be name=value, got ${show(text)}`);
    return [text.slice(0, equals), text.slice(equals + 1)] as const;
  });
  const names = pairs.map(([name]) => name);
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled === undefined) return Object.fromEntries(pairs);
  throw new EvalError("invalid-option", `${option} must name ${doubled} once, got ${texts.map(show).join(" and ")}`);
}
