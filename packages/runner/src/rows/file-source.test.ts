import { describe, expect, test } from "vitest";
import { readFiles, temporaryFiles } from "../../test/row-files.js";
import { openSource } from "./open-source.js";

const files = temporaryFiles();
const table = (name: string, ...rows: readonly string[]) => files.write(name, `response,Domain\n${rows.join("\n")}\n`);

describe("batches of a source", () => {
  test("count rows over all files, those that are skipped or filtered out included", async () => {
    const paths = [
      table("a.csv", "1,x", "2", "3,y"),
      table("b.csv", "4,y", "5,x"),
      files.write("c.jsonl", '{"response":"6","Domain":"y"}\n'),
    ];
    const read = await readFiles(paths, { onBadRow: "skip", filter: { Domain: "y" } });
    expect(read.numbers).toEqual([3, 4, 6]);
    expect(read.cases.map(({ output }) => output)).toEqual(["3", "4", "6"]);
    expect(read.source.skippedCount).toBe(1);
    expect(read.source.skipped).toMatchObject([{ file: paths[0], row: 2, line: 3, code: "ragged_row" }]);
  });

  test("name the row of its own file in a later file", async () => {
    const paths = [table("d.csv", "1,x", "2,x"), files.write("e.jsonl", '{"response":"3"}\n{"response"\n')];
    const read = await readFiles(paths);
    expect(read.problems).toMatchObject([{ file: paths[1], row: 2, line: 2, code: "bad_json" }]);
    expect(read.numbers).toEqual([1, 2, 3, 4]);
  });

  test("stop a run at the first bad row unless it is to skip them", async () => {
    const path = table("f.csv", "1,x", "2,x,z", '3,"x');
    await expect(readFiles([path])).rejects.toThrow(
      /f\.csv, row 2 \(line 3\): row must have 2 cells as the header has, got 3/,
    );
  });

  test("keep a thousand skipped rows and count the others", async () => {
    const read = await readFiles([table("g.csv", ...Array.from({ length: 1500 }, () => "1"))], { onBadRow: "skip" });
    expect([read.source.skipped.length, read.source.skippedCount, read.cases.length]).toEqual([1000, 1500, 0]);
  });

  test("end at the limit, counted after the filter, and never see what lies behind it", async () => {
    const path = table("h.csv", "1,x", "2,y", "3,y", "4,y", "broken");
    const read = async (options: object) => (await readFiles([path], options)).numbers;
    expect(await read({ limit: 2, filter: { Domain: "y" } })).toEqual([2, 3]);
    expect(await read({ limit: 4 })).toEqual([1, 2, 3, 4]);
    expect(await read({ limit: 0 })).toEqual([]);
    await expect(read({ limit: 5 })).rejects.toThrow("got 1");
  });

  test("filter by several columns, by nested ones and by numbers as they are written", async () => {
    const path = files.write(
      "i.jsonl",
      '{"response":"a","n":1.0,"m":{"k":"v"}}\n{"response":"b","n":1,"m":{"k":"v"}}\n{"response":"c","n":1.0}\n',
    );
    const { cases } = await readFiles([path], { filter: { n: "1.0", "m.k": "v" } });
    expect(cases.map(({ output }) => output)).toEqual(["a"]);
  });

  test("let no bad line disappear in a filter", async () => {
    const path = files.write("j.jsonl", '{"response":"a","k":"v"}\n{"response"\n{"response":"c"}\n[1]\n');
    const read = await readFiles([path], { filter: { k: "v" } });
    expect(read.numbers).toEqual([1, 2, 4]);
    expect(read.problems.map(({ row }) => row)).toEqual([2, 4]);
  });

  test("have buffers that can be handed to another thread while the next one is read", async () => {
    const rows = Array.from({ length: 120_000 }, (_, index) => `नमस्ते ${index},x`);
    const source = await openSource([table("k.csv", rows.join("\n"))]);
    let count = 0;
    let batches = 0;
    for await (const batch of source.batches()) {
      if (batch.kind !== "cells") throw new Error("a table gives cells");
      const transfer = [batch.bytes.buffer, batch.spans.buffer, batch.numbers.buffer] as ArrayBuffer[];
      const moved = structuredClone({ bytes: batch.bytes, spans: batch.spans }, { transfer });
      expect(batch.bytes.length).toBe(0);
      const [start, end] = moved.spans;
      expect(Buffer.from(moved.bytes.slice(start, end)).toString()).toBe(`नमस्ते ${count}`);
      count += moved.spans.length / 4;
      batches++;
    }
    expect(count).toBe(rows.length);
    expect(batches).toBeGreaterThan(1);
  });

  test("read a field from one column in all files, where they have it", async () => {
    const first = files.write("l.csv", "response,gold\nx,y\n");
    const second = files.write("m.csv", "response,note\nz,n\n");
    const { cases, source } = await readFiles([first, second]);
    expect(cases).toEqual([
      { output: "x", expected: "y" },
      { output: "z", metadata: { note: "n" } },
    ]);
    expect(source.plan.mapping).toEqual({ output: "response", expected: "gold" });
    const third = files.write("n.csv", "completion\nz\n");
    await expect(openSource([first, third])).rejects.toThrow(
      /output must come from the same column in all files, got "response" in .*l\.csv and "completion" in .*n\.csv/,
    );
  });

  test("give a plan that survives the way to another thread", async () => {
    const { plan } = await openSource([table("o.csv", "1,x")], { list: { context: "|" } });
    expect(structuredClone(plan)).toEqual(plan);
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });
});
