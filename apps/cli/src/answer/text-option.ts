import fs from "node:fs";
import path from "node:path";
import { EvalError } from "@eval/core";

/** A text that an option gives, and the file it was read from. */
export interface GivenText {
  readonly text: string;
  readonly file: string | null;
}

/** The text of an option that takes a file or the text itself: whatever is the name of a file is that file. */
export function givenText(option: string, written: string, directory: string): GivenText {
  const file = path.resolve(directory, written);
  if (written === "" || written.length > LONGEST_NAME || !fs.existsSync(file)) {
    refuseFileName(option, written);
    return { text: written, file: null };
  }
  return { text: textOf(file), file: written };
}

/** Without the mark and the line break with which editors begin and end a file. */
export function textOf(file: string): string {
  return fs
    .readFileSync(file, "utf8")
    .replace(/^\uFEFF/u, "")
    .replaceAll("\r\n", "\n")
    .replace(/\n$/u, "");
}

const LONGEST_NAME = 1_000;

/** A file that is not there would be sent to the model by its name. */
function refuseFileName(option: string, written: string): void {
  if (!/^[^\s{}]+\.(?:txt|md|prompt|tmpl|mustache)$/iu.test(written)) return;
  throw new EvalError(
    "invalid-option",
    `${option} must be a text, or a file that exists, got ${JSON.stringify(written)}`,
  );
}
