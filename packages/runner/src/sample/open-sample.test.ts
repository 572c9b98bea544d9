import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { readSource, temporaryFiles } from "../../test/row-files.js";
import { readCaseList } from "./case-list.js";
import { openSample, reopenSample } from "./open-sample.js";
import type { Sample } from "./sample.js";

const files = temporaryFiles();
const jsonl = (rows: readonly object[]) => `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;

const rows = Array.from({ length: 60 }, (_, index) => ({
  id: `q${index + 1}`,
  input: `प्रश्न ${index + 1}`,
  output: "उ",
  language: index % 2 === 0 ? "hi" : "ta",
  metadata: { source_dataset: index < 40 ? "long" : "short", ...(index % 10 === 9 && { exclude_from_score: true }) },
}));
const path = files.write("rows.jsonl", jsonl(rows));
const chance = { strategy: "auto", seed: 1, mode: null } as const;

describe("openSample", () => {
  test("gives the chosen rows under the numbers that they have in the file", async () => {
    const { source, sample } = await openSample([path], {}, { ...chance, size: 12 });
    const { numbers, cases } = await readSource(source);
    expect(numbers).toEqual(sample.cases.map(({ case: number }) => number));
    expect(cases.map(({ id }) => id)).toEqual(numbers.map((number) => `q${number}`));
    expect(sample.cases.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
  });

  test("tells what there was to draw from and what each source gave", async () => {
    const { sample } = await openSample([path], {}, { ...chance, size: 12 });
    expect(sample).toMatchObject({
      strategy: "stratified",
      seed: 1,
      requested: 12,
      frame: { cases: 54, excluded: 6, skipped: 0, filter: {} },
      allocation: [
        { source: "long", capacity: 36, drawn: 6, categories: [{ category: null, capacity: 36, drawn: 6 }] },
        { source: "short", capacity: 18, drawn: 6 },
      ],
      files: [{ path, bytes: fs.statSync(path).size }],
    });
  });

  test("filters before it draws, so that a sample of one language is as large as asked for", async () => {
    const { source, sample } = await openSample([path], { filter: { language: "ta" } }, { ...chance, size: 20 });
    const { cases } = await readSource(source);
    expect(cases).toHaveLength(20);
    expect(new Set(cases.map(({ language }) => language))).toEqual(new Set(["ta"]));
    expect(sample.frame.filter).toEqual({ language: "ta" });
  });

  test("never draws a case that says exclude_from_score", async () => {
    const { sample } = await openSample([path], {}, { ...chance, size: 1000 });
    expect(sample.cases).toHaveLength(54);
    expect(sample.cases.some(({ case: number }) => number % 10 === 0)).toBe(false);
  });

  test("draws other cases with another seed, and other cases alone", async () => {
    const drawn = async (seed: number) => (await openSample([path], {}, { ...chance, size: 12, seed })).sample;
    expect((await drawn(1)).cases).toEqual((await drawn(1)).cases);
    expect((await drawn(2)).cases).not.toEqual((await drawn(1)).cases);
    expect((await drawn(2)).allocation).toEqual((await drawn(1)).allocation);
  });

  test("draws at random where no case names a source or a category", async () => {
    const plain = files.write("plain.csv", "question,response,answer\na,b,c\nd,e,f\n");
    const { sample } = await openSample([plain], {}, { ...chance, size: 1 });
    expect(sample.strategy).toBe("random");
    expect(sample.cases[0]?.id).toBe(null);
  });

  test("draws over several files and counts their rows through", async () => {
    const more = files.write("more.jsonl", jsonl([{ id: "x", output: "1", metadata: { source_dataset: "third" } }]));
    const { source, sample } = await openSample([path, more], {}, { ...chance, size: 3 });
    expect(sample.allocation.map(({ drawn }) => drawn)).toEqual([1, 1, 1]);
    expect((await readSource(source)).numbers.at(-1)).toBe(61);
  });

  test("stops at a row that cannot be read even where it would not be drawn, or skips and counts it", async () => {
    const torn = files.write("torn.jsonl", `${jsonl(rows)}{"id":`);
    await expect(openSample([torn], {}, { ...chance, size: 1 })).rejects.toThrow("row 61");
    const { source, sample } = await openSample([torn], { onBadRow: "skip" }, { ...chance, size: 1000 });
    expect(sample.frame).toMatchObject({ cases: 54, skipped: 1 });
    expect(source.skippedCount).toBe(1);
  });

  test("cannot read standard input twice", async () => {
    await expect(openSample(["-"], {}, { ...chance, size: 1 })).rejects.toThrow("a sample must be of files");
  });
});

describe("openSample with a list", () => {
  const listed = async (content: string, over = [path], options = {}) =>
    (await openSample(over, options, { list: await readCaseList(files.write("list.txt", content)) })).sample;
  const numbersOf = ({ cases }: Sample) => cases.map(({ case: number }) => number);

  test("takes ids, in the order of the file", async () => {
    const sample = await listed("q7\r\n\r\nq3\n");
    expect(numbersOf(sample)).toEqual([3, 7]);
    expect(sample).toMatchObject({ strategy: "list", seed: null, requested: null, listedBy: "ids" });
  });

  test("takes row numbers where no case has such an id", async () => {
    const sample = await listed("12\n5");
    expect(numbersOf(sample)).toEqual([5, 12]);
    expect(sample.listedBy).toBe("row numbers");
  });

  test("takes numbers as ids where cases have them, and does not fall back on rows for the one that is missing", async () => {
    const shifted = files.write("shifted.jsonl", jsonl([1, 2, 3].map((n) => ({ id: String(n + 1), output: "x" }))));
    expect(numbersOf(await listed("2\n3", [shifted]))).toEqual([1, 2]);
    await expect(listed("1\n2", [shifted])).rejects.toThrow('got "1", which are not there');
  });

  test.each([
    ["q7\nnobody", {}, 'got "nobody", which are not there, filtered out, or excluded'],
    ["q2\nq7", { filter: { language: "ta" } }, 'got "q7"'],
    ["q10", {}, 'got "q10"'],
    ["61", {}, "got 61"],
    ["q7\nq7", {}, 'must name a case once, got "q7" twice'],
    ["\n \n", {}, "must name cases, one a line, got none"],
  ])("refuses the list %j", async (content, options, message) => {
    await expect(listed(content, [path], options)).rejects.toThrow(message);
  });

  test("refuses an id that two cases have", async () => {
    const twice = files.write(
      "twice.jsonl",
      jsonl([
        { id: "a", output: "1" },
        { id: "a", output: "2" },
      ]),
    );
    await expect(listed("a", [twice])).rejects.toThrow('got "a", which several cases have');
  });

  test("takes the cases of a sample: by number from the same files, by id from others, where a row moved", async () => {
    const { sample } = await openSample([path], {}, { ...chance, size: 8 });
    const again = await listed(JSON.stringify(sample));
    expect(again.cases).toEqual(sample.cases);
    const moved = files.write("moved.jsonl", jsonl([{ id: "new", output: "x" }, ...rows]));
    const ids = (await listed(JSON.stringify(sample), [moved])).cases.map(({ id }) => id);
    expect(ids).toEqual(sample.cases.map(({ id }) => id));
  });

  test("refuses a sample of other files whose cases have no ids", async () => {
    const one = files.write("one.csv", "question,response\na,b\nc,d\n");
    const other = files.write("other.csv", "question,response\na,x\nc,y\n");
    const { sample } = await openSample([one], {}, { ...chance, size: 1 });
    await expect(listed(JSON.stringify(sample), [other])).rejects.toThrow("must have been drawn from these files");
  });

  test("refuses JSON that is no sample", async () => {
    await expect(readCaseList(files.write("wrong.json", '{"cases":[1]}'))).rejects.toThrow("must be a sample.json");
    await expect(readCaseList("no-such-file")).rejects.toThrow("--cases must be a file that can be read");
  });
});

describe("reopenSample", () => {
  test("gives the same rows again", async () => {
    const first = await openSample([path], {}, { ...chance, size: 9 });
    const again = await reopenSample([path], {}, first.sample);
    expect(await readSource(again.source)).toMatchObject({
      numbers: first.sample.cases.map(({ case: number }) => number),
    });
    expect(again.sample).toBe(first.sample);
  });
});
