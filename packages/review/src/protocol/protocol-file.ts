import fs from "node:fs";
import { EvalError } from "@eval/core";
import type { Protocol } from "./protocol.js";

const FORMAT = "eval-review";
const VERSION = 1;

/** The protocols of a run, in the order in which they began; none where there is no file. */
export function readProtocols(file: string): Protocol[] {
  if (!fs.existsSync(file)) return [];
  const record = parsed(file);
  if (record?.format === FORMAT && record.version === VERSION && Array.isArray(record.protocols)) {
    return record.protocols;
  }
  throw new EvalError("bad-protocol", `${file} must be a record of protocols in format ${FORMAT}, version ${VERSION}`);
}

function parsed(file: string): { format?: unknown; version?: unknown; protocols?: Protocol[] } | null {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch (cause) {
    throw new EvalError("bad-protocol", `${file} must be readable JSON`, { cause });
  }
}

/** Puts the record in place at once, so that a crash leaves the old one or the new one. */
export function writeProtocols(file: string, protocols: readonly Protocol[]): void {
  const partial = `${file}.part`;
  const text = `${JSON.stringify({ format: FORMAT, version: VERSION, protocols }, null, 2)}\n`;
  fs.writeFileSync(partial, text, { mode: 0o600, flush: true });
  fs.renameSync(partial, file);
}
