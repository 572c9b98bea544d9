import { EvalError, show } from "@eval/core";
import type { SourceOptions } from "@eval/runner";
import type { Config } from "./config.js";
import { keyValues } from "./key-value.js";

/** Options of every command that reads rows, as the command line gives them. */
export interface ReadingFlags {
  readonly map?: readonly string[];
  readonly list?: readonly string[];
  readonly rows?: string;
  readonly encoding?: string;
  readonly onBadRow?: string;
  readonly plugin?: readonly string[];
}

/** How rows are read: the configuration, and over it the command line. */
export function sourceOptions(flags: ReadingFlags, config: Config): SourceOptions {
  const onBadRow = flags.onBadRow ?? config.onBadRow ?? "fail";
  if (onBadRow !== "fail" && onBadRow !== "skip") {
    throw new EvalError("invalid-option", `--on-bad-row must be fail or skip, got ${show(onBadRow)}`);
  }
  const rows = flags.rows ?? config.rows;
  const encoding = flags.encoding ?? config.encoding;
  return {
    map: { ...config.map, ...keyValues("--map", flags.map) },
    list: { ...config.list, ...keyValues("--list", flags.list) },
    ...(rows !== undefined && { rows }),
    ...(encoding !== undefined && { encoding }),
    onBadRow,
  };
}
