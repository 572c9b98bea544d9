import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { journalLines } from "./journal-lines.js";

describe("journalLines", () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "journal-"));
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const GOOD = '{"case":1,"id":"q1","by":["ta"],"results":[["matched",1,true],["no_gold","unscored",null,"none"]]}';

  const read = async (...lines: string[]) => {
    const file = path.join(folder, "results.jsonl");
    fs.writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
    const found = [];
    for await (const line of journalLines(file, 2)) found.push(line);
    return found;
  };

  test("gives lines as they stand", async () => {
    expect(await read(GOOD, "", GOOD)).toEqual([JSON.parse(GOOD), JSON.parse(GOOD)]);
  });

  test.each([
    ["cut off", GOOD.slice(0, 40)],
    ["of another number of metrics", '{"case":1,"results":[["matched",1,true]]}'],
    ["without a verdict", '{"case":1,"results":[["matched",1],["matched",1,true]]}'],
    ["of no case", '{"results":[["matched",1,true],["matched",1,true]]}'],
    ["that is a list", "[1]"],
    ["that is nothing", "null"],
  ])("names file and line of a line %s", async (_, line) => {
    await expect(read(GOOD, line)).rejects.toThrow(
      `${path.join(folder, "results.jsonl")}:2 must be a journal line, got ${JSON.stringify(line.slice(0, 80))}`,
    );
  });
});
