import { isUtf8 } from "node:buffer";
import { EvalError } from "@eval/core";
import type { ByteReader } from "../bytes/byte-reader.js";
import { describeNonUtf8, firstNonUtf8, guessEncoding } from "../bytes/encoding-fault.js";
import { type ReadSizes, type Window, WindowReader } from "../bytes/window-reader.js";
import { pickRows } from "../pick-rows.js";
import type { LineBatch, Origin, Reading } from "../row-batch.js";
import type { RowProblem } from "../row-problem.js";

const LF = 10;

/** Reads JSON lines in constant memory, without parsing them. Blank lines are passed over. */
export async function* readLines(
  reader: ByteReader,
  origin: Origin,
  unchecked: boolean,
  sizes: ReadSizes,
): AsyncGenerator<Reading, void, undefined> {
  const windows = new WindowReader(reader, sizes);
  const progress = { row: 0, line: 1 };
  try {
    for (let window = await windows.next(); window !== null; window = await windows.next()) {
      const { batch, position } = scanLines(window, origin, progress);
      if (window.end - position > sizes.row) {
        const message = `line ${progress.line} of ${origin.path} must be shorter than 64 MB, got a longer one; is it JSON lines?`;
        throw new EvalError("invalid-input", message);
      }
      const wellFormed = !unchecked || isUtf8(window.bytes.subarray(window.start, position));
      const reading = wellFormed ? { batch, problems: [] } : keepUtf8Lines(batch, origin, window);
      windows.leave(window, position);
      if (batch.numbers.length > 0) yield reading;
    }
  } finally {
    reader.close();
  }
}

/** Finds the lines that are complete; `position` is where the first one starts that is not. */
function scanLines(
  { bytes, start, end, final }: Window,
  origin: Origin,
  progress: { row: number; line: number },
): { batch: LineBatch; position: number } {
  const spans: number[] = [];
  const numbers: number[] = [];
  const lines: number[] = [];
  let position = start;
  while (position < end) {
    // The line feed at `end` was put there by the window.
    const stop = bytes.indexOf(LF, position);
    if (stop === end && !final) break;
    const from = skipSpace(bytes, position, stop);
    if (from < stop) {
      spans.push(from, stop);
      numbers.push(origin.before + ++progress.row);
      lines.push(progress.line);
    }
    progress.line++;
    position = Math.min(stop + 1, end);
  }
  const batch: LineBatch = {
    kind: "lines",
    file: origin.file,
    before: origin.before,
    bytes,
    spans: Int32Array.from(spans),
    numbers: Int32Array.from(numbers),
    lines: Int32Array.from(lines),
  };
  return { batch, position };
}

/** White space; not zero bytes, which are what a crash leaves of lines that were lost. */
function skipSpace(bytes: Uint8Array, from: number, to: number): number {
  while (from < to && isSpace(bytes[from]!)) from++;
  return from;
}

const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

function keepUtf8Lines(batch: LineBatch, origin: Origin, window: Window): Reading {
  const guess = guessEncoding(window.bytes.subarray(0, window.end));
  const good: number[] = [];
  const problems: RowProblem[] = [];
  for (let index = 0; index < batch.numbers.length; index++) {
    const fault = firstNonUtf8(batch.bytes, batch.spans[2 * index]!, batch.spans[2 * index + 1]!);
    if (fault === -1) good.push(index);
    else {
      const place = { row: batch.numbers[index]! - batch.before, line: batch.lines[index]!, column: null };
      const message = describeNonUtf8(window.bytes, fault, window.offset, guess);
      problems.push({ code: "bad_encoding", file: origin.path, ...place, message });
    }
  }
  return { batch: pickRows(batch, good), problems };
}
