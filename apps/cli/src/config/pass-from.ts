import { EvalError, show } from "@eval/core";
import type { PassFrom } from "@eval/runner";

/** Reads repeated `[column=]number` options. */
export function passFrom(texts: readonly string[] = []): PassFrom {
  const columns: Record<string, number> = {};
  let all: number | null = null;
  for (const text of texts) {
    const equals = text.lastIndexOf("=");
    const number = numberIn(text.slice(equals + 1), text);
    if (equals === -1) all = once(all, number, text);
    else columns[text.slice(0, equals)] = once(columns[text.slice(0, equals)] ?? null, number, text);
  }
  return { all, columns };
}

function numberIn(text: string, option: string): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isFinite(number)) return number;
  throw new EvalError("invalid-option", `--pass-from must be [column=]number, got ${show(option)}`);
}

function once(before: number | null, number: number, text: string): number {
  if (before === null) return number;
  throw new EvalError("invalid-option", `--pass-from must say each limit once, got ${show(text)} as well as ${before}`);
}
