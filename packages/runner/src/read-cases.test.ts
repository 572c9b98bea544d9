import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readCases, readNumberedCases } from "./read-cases.js";
import { openSource } from "./rows/open-source.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "read-cases-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function outputsOf(onBadRow: "fail" | "skip") {
  const file = path.join(folder, "a.jsonl");
  writeFileSync(file, '{"response":"क"}\n{"response":\n{"response":"ख"}\n');
  const outputs: (string | undefined)[] = [];
  for await (const { output } of readCases(await openSource([file], { onBadRow }))) outputs.push(output);
  return outputs;
}

describe("the cases of a file", () => {
  test("come in order, without the rows that are to be skipped", async () => {
    expect(await outputsOf("skip")).toEqual(["क", "ख"]);
  });

  test("carry the numbers of their rows, those that are skipped counted", async () => {
    const file = path.join(folder, "a.jsonl");
    writeFileSync(file, '{"response":"क"}\n{"response":\n{"response":"ख"}\n');
    const numbers: number[] = [];
    for await (const { number } of readNumberedCases(await openSource([file], { onBadRow: "skip" })))
      numbers.push(number);
    expect(numbers).toEqual([1, 3]);
  });

  test("end at a row that cannot be read, which is named", async () => {
    await expect(outputsOf("fail")).rejects.toThrow(/a\.jsonl, row 2/);
  });
});
