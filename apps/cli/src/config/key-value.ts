import { EvalError, show } from "@eval/core";

/** Reads repeated `key=value` options. */
export function keyValues(option: string, texts: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const equals = text.indexOf("=");
      if (equals < 1) throw new EvalError("invalid-option", `${option} must be name=value, got ${show(text)}`);
      return [text.slice(0, equals), text.slice(equals + 1)];
    }),
  );
}
