import { createReadStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readFiles } from "../../../test/row-files.js";
import { streamInput } from "../bytes/input.js";
import { openParquet } from "./open-parquet.js";

// Written by pyarrow 25.0.1: see fixtures/parquet/README.md.
const fixture = (name: string) => fileURLToPath(new URL(`../../../fixtures/parquet/${name}.parquet`, import.meta.url));

const common = { seen: "2024-01-02T03:04:05.000Z", price: "1.25", source: { name: "a", page: 1 } };

describe("openParquet", () => {
  test.each(["none", "snappy", "gzip", "zstd", "brotli", "lz4"])(
    "reads texts, lists, numbers and nulls (%s)",
    async (codec) => {
      const { cases, source } = await readFiles([fixture(`types.${codec}`)]);
      expect(source.plan.files[0]).toMatchObject({
        format: "parquet",
        columns: expect.arrayContaining(["question", "source"]),
      });
      expect(cases).toEqual([
        {
          input: "भारत की राजधानी?",
          output: "\ufeffनई दिल्ली",
          expected: ["दिल्ली", "नई दिल्ली"],
          metadata: { count: 1, share: 0.5, ...common },
        },
        {
          input: "Capital of India?",
          output: "New Delhi",
          expected: ["Delhi"],
          metadata: { count: "1152921504606846976", share: "NaN", ...common },
        },
        { input: "தலைநகரம்?", output: "", expected: [], metadata: { count: -3, share: 1, ...common } },
        { output: "none", metadata: { count: null, share: null, ...common } },
      ]);
    },
  );

  test.each(["groups", "pages"])("reads all rows of a file of %s in order", async (name) => {
    const { cases, numbers } = await readFiles([fixture(name)]);
    expect(cases.map(({ id }) => id)).toEqual(Array.from({ length: 10_000 }, (_, row) => `row-${row}`));
    expect(numbers).toEqual(Array.from({ length: 10_000 }, (_, row) => row + 1));
  });

  test("filters, limits and reaches into structs", async () => {
    const { numbers } = await readFiles([fixture("groups")], { filter: { response: "हाँ" }, limit: 2_000 });
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([2_000, 2, 4_000]);
    const { cases } = await readFiles([fixture("types.zstd")], { map: { context: "source.name" } });
    expect(cases[0]?.context).toEqual(["a"]);
  });

  test("names a column that the file speaks of and does not have", async () => {
    const bytes = readFileSync(fixture("types.none"));
    bytes[bytes.lastIndexOf("answers")] = "A".charCodeAt(0);
    const opening = openParquet(streamInput("damaged.parquet", Readable.from([bytes])));
    await expect(opening).rejects.toThrow(
      'damaged.parquet must be a whole Parquet file, got column "Answers.list.element" that it lacks',
    );
  });

  test("reads what comes through a pipe", async () => {
    const opened = await openParquet(streamInput("-", createReadStream(fixture("groups"))));
    let rows = 0;
    for await (const { batch } of opened.read({ file: 0, path: "-", before: 0 })) rows += batch?.numbers.length ?? 0;
    expect(rows).toBe(10_000);
  });
});
