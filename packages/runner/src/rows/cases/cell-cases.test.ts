import type { EvalCase } from "@eval/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { temporaryFiles } from "../../../test/row-files.js";
import { leftOut } from "../../sample/left-out.js";
import { createCaseReader } from "../case-reader.js";
import { openSource } from "../open-source.js";

const files = temporaryFiles();

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** For each row of a table, what `answerAt` gives, and the whole case. */
async function readBoth(columns: readonly string[], rows: readonly (readonly string[])[]) {
  const lines = [columns, ...rows].map((cells) => `${cells.map(quoted).join(",")}\n`);
  const source = await openSource([files.write("table.csv", lines.join(""))]);
  const readCases = createCaseReader(source.plan);
  const read: { answer: EvalCase | null; whole: ReturnType<ReturnType<typeof readCases>["caseAt"]> }[] = [];
  for await (const batch of source.batches()) {
    const cases = readCases(batch);
    for (let index = 0; index < cases.length; index++) {
      read.push({ answer: cases.answerAt(index), whole: cases.caseAt(index) });
    }
  }
  return read;
}

const TABLES = [
  ["question", "answer", "Domain", "response"],
  ["id", "question", "answer", "response"],
  ["answer", "response"],
  ["question", "answer", "exclude_from_score", "response"],
  ["question", "answer", "choices", "response"],
] as const;

describe("answerAt", () => {
  test("gives answer and gold without the rest of the row", async () => {
    const [read] = await readBoth(TABLES[0], [["राजधानी?", "दिल्ली", "Geography", 'It is "Delhi".']]);
    expect(read?.answer).toEqual({ output: 'It is "Delhi".', expected: "दिल्ली" });
  });

  test("gives the id too, which journals name cases by", async () => {
    const [read] = await readBoth(TABLES[1], [["q1", "राजधानी?", "दिल्ली", "Delhi"]]);
    expect(read?.answer).toEqual({ id: "q1", output: "Delhi", expected: "दिल्ली" });
  });

  test.each([
    ["a conversation in the place of the question", TABLES[0], ['[{"role":"user","content":"Q"}]', "a", "d", "r"]],
    ["an empty answer", TABLES[0], ["q", "a", "d", ""]],
    ["several golds", TABLES[0], ["q", '["a","b"]', "d", "r"]],
    ["the reply of an API", TABLES[0], ["q", "a", "d", '{"content":"r"}']],
    ["a table that says which cases are left out", TABLES[3], ["q", "a", "yes", "r"]],
    ["a table with choices", TABLES[4], ["q", "a", '["a","b"]', "r"]],
  ])("asks for the whole of %s", async (_, columns, row) => {
    const [read] = await readBoth(columns, [row]);
    expect(read?.answer).toBe(null);
  });

  test("never differs from the whole case, nor hides that it is left out or cannot be read", async () => {
    const cell = fc.constantFrom(
      ...["", " ", "a", "दिल्ली", "true", "[", "[]", '["a","b"]', '{"a":1}', '{"content":"r"}', '"', "\uFEFF[", " [1]"],
      '[{"role":"user","content":"Q"},{"role":"assistant","content":"A"}]',
      '[{"role":"user"}]',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...TABLES),
        fc.array(cell, { minLength: 4, maxLength: 16 }),
        async (columns, cells) => {
          const width = columns.length;
          const rows = Array.from({ length: Math.floor(cells.length / width) }, (_, row) =>
            cells.slice(row * width, (row + 1) * width),
          );
          for (const { answer, whole } of await readBoth(columns, [["q", "a", "a", "a"].slice(0, width), ...rows])) {
            if (answer === null) continue;
            expect(whole).toMatchObject(answer);
            expect("code" in whole ? whole : leftOut(whole)).toBe(null);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
