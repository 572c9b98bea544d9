import fs from "node:fs";
import { type LabelLine, labelLineOf } from "./label-line.js";

/** What a file of labels holds. */
export interface LabelFile {
  readonly lines: readonly LabelLine[];
  /** Numbers of lines that a crash or a full disk tore: they hold no label. */
  readonly torn: readonly number[];
}

/**
 * Reads `labels.jsonl`; a file that is not there holds nothing. Torn lines are left out and told; a whole line that is
 * no label throws, with file and line.
 */
export function readLabels(file: string): LabelFile {
  const lines: LabelLine[] = [];
  const torn: number[] = [];
  const texts = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
  for (const [index, text] of texts.entries()) {
    if (text.trim() === "") continue;
    const value = parsed(text);
    if (value === undefined) torn.push(index + 1);
    else lines.push(labelLineOf(value, `${file}:${index + 1}`));
  }
  return { lines, torn };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The line that counts for each labeler and case, within each protocol, in the order in which it was written. Labels
 * that were taken back are gone.
 */
export function currentLabels(lines: readonly LabelLine[]): LabelLine[] {
  const last = new Map<string, LabelLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.protocol.number, line.labeler, line.case]);
    last.delete(key);
    if (line.label !== null) last.set(key, line);
  }
  return [...last.values()];
}
