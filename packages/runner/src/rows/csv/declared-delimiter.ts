import type { TextStart } from "./first-rows.js";

/** A delimiter that a file names itself, and where its header starts. */
export interface DeclaredDelimiter {
  readonly delimiter: string;
  readonly start: number;
}

const LONGEST_LINE = 16;
const DECLARATION = /^"?sep=([\t -~])"?(?:\r\n|\n|\r)/iu;

/** What Excel writes and reads as the first line of a file, `sep=;`; null where a file starts with its header. */
export function declaredDelimiter({ bytes, start, end }: TextStart): DeclaredDelimiter | null {
  const [line = "", delimiter] =
    DECLARATION.exec(bytes.toString("latin1", start, Math.min(start + LONGEST_LINE, end))) ?? [];
  return delimiter === undefined ? null : { delimiter, start: start + line.length };
}
