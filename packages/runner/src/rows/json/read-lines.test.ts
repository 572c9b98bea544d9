import { describe, expect, test } from "vitest";
import { readStreamBytes } from "../bytes/byte-reader.js";
import { readLines } from "./read-lines.js";

async function read(text: string | Buffer, window: number, row = 1 << 20) {
  const bytes = readStreamBytes(
    (async function* () {
      yield Buffer.from(text);
    })(),
  );
  const found: [number: number, line: number, text: string][] = [];
  const problems = [];
  for await (const reading of readLines(bytes, { file: 0, path: "t.jsonl", before: 10 }, true, { window, row })) {
    problems.push(...reading.problems);
    const { batch } = reading;
    if (batch?.kind !== "lines") continue;
    for (const [index, number] of batch.numbers.entries()) {
      const span = batch.bytes.subarray(batch.spans[2 * index], batch.spans[2 * index + 1]);
      found.push([number, batch.lines[index]!, Buffer.from(span).toString().trimEnd()]);
    }
  }
  return { found, problems };
}

describe("readLines", () => {
  test("finds the same lines whatever the place a read ends at", async () => {
    const text = '\ufeff{"a":"भारत"}\r\n\n  \r\n{"b":1}\n\t{"c":2}';
    for (let window = 1; window <= Buffer.byteLength(text) + 1; window++) {
      expect((await read(text, window)).found).toEqual([
        [11, 1, '{"a":"भारत"}'],
        [12, 4, '{"b":1}'],
        [13, 5, '{"c":2}'],
      ]);
    }
  });

  test("takes a line of zero bytes, which a crash leaves of rows that were lost, for no blank line", async () => {
    const { found } = await read(`{"a":1}\n${"\0".repeat(50)}\n \t\n{"a":2}\n`, 4096);
    expect(found).toEqual([
      [11, 1, '{"a":1}'],
      [12, 2, "\0".repeat(50)],
      [13, 4, '{"a":2}'],
    ]);
  });

  test("takes out lines that are not UTF-8", async () => {
    const { found, problems } = await read(Buffer.from('{"a":1}\n\n{"a":"caf\u00e9"}\n{"a":2}\n', "latin1"), 4096);
    expect(found.map(([number, line]) => [number, line])).toEqual([
      [11, 1],
      [13, 4],
    ]);
    expect(problems).toMatchObject([
      { code: "bad_encoding", row: 2, line: 3, message: expect.stringContaining("0xE9 at byte 18") },
    ]);
  });

  test("stops at a line that is too long to keep", async () => {
    await expect(read(`{"a":1}\n{"a":"${"x".repeat(500)}`, 16, 64)).rejects.toThrow(
      "line 2 of t.jsonl must be shorter than 64 MB",
    );
  });
});
