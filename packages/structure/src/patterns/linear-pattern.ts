import { EvalError, show } from "@eval/core";
import { type PatternDialect, toRe2 } from "./to-re2.js";

/** A compiled pattern. */
export interface LinearPattern {
  test(text: string): boolean;
}

/** Compiles a pattern of a dialect; throws an `EvalError` where the engine cannot take it. */
export type CompilePattern = (source: string, dialect: PatternDialect) => LinearPattern;

const LONGEST_PATTERN = 1_000;

let loading: Promise<CompilePattern> | null = null;

/**
 * The regular expression engine, loaded when it is first needed. It takes time in proportion to the text whatever
 * the pattern is, so a pattern from anyone may meet a text from anyone; look-ahead and back references, which cannot
 * be had at that price, are refused.
 */
export function loadPatterns(): Promise<CompilePattern> {
  loading ??= import("re2js").then(({ RE2JS }) => (source, dialect) => {
    checkSource(source);
    try {
      return RE2JS.compile(RE2JS.translateRegExp(toRe2(source, dialect)));
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new EvalError(
        "invalid-option",
        `a pattern must be a regular expression of RE2, without look-around and back references, got ${show(source)} (${problem})`,
        { cause },
      );
    }
  });
  return loading;
}

/** What can be told of a pattern without the engine. Throws an `EvalError`. */
export function checkSource(source: string): void {
  if (source.length > LONGEST_PATTERN) {
    throw new EvalError(
      "invalid-option",
      `a pattern must have at most ${LONGEST_PATTERN} characters, got ${source.length}`,
    );
  }
  try {
    // Only the grammar is asked for: this engine never runs the pattern.
    new RegExp(source, "u");
  } catch (cause) {
    throw new EvalError("invalid-option", `a pattern must be a regular expression, got ${show(source)}`, { cause });
  }
}
