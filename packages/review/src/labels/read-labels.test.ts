import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { appendLabel } from "./append-label.js";
import type { LabelLine } from "./label-line.js";
import { currentLabels, readLabels } from "./read-labels.js";

const line = (own: Partial<LabelLine> = {}): LabelLine => ({
  case: 1,
  id: "q1",
  labeler: "Anna",
  label: "correct",
  note: "",
  at: "2026-01-02T03:04:05.678Z",
  protocol: { name: "blind", number: 1, rubric: null, seed: 1, part: null },
  ...own,
});

describe("labels.jsonl", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "labels-"));
    file = path.join(folder, "labels.jsonl");
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  test("gives back what was added, and nothing where it is not there", () => {
    expect(readLabels(file)).toEqual({ lines: [], torn: [] });
    const lines = [line(), line({ case: 2, labeler: "मीरा", note: "दो\nपंक्तियाँ \ud800" })];
    for (const each of lines) appendLabel(file, each);
    expect(readLabels(file)).toEqual({ lines, torn: [] });
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  test("loses no whole line, wherever the last one was torn, and goes on behind it", () => {
    const torn = Buffer.from(JSON.stringify(line({ case: 2, note: "नोट" })));
    for (let kept = 1; kept < torn.length; kept++) {
      fs.writeFileSync(file, `${JSON.stringify(line())}\n`);
      fs.appendFileSync(file, torn.subarray(0, kept));
      expect(readLabels(file)).toEqual({ lines: [line()], torn: [2] });
      appendLabel(file, line({ case: 3 }));
      expect(readLabels(file)).toEqual({ lines: [line(), line({ case: 3 })], torn: [2] });
    }
  });

  test("keeps a whole line whose newline was lost", () => {
    fs.writeFileSync(file, JSON.stringify(line()));
    appendLabel(file, line({ case: 2 }));
    expect(readLabels(file).lines.map((each) => each.case)).toEqual([1, 2]);
  });

  const lacksRubric = { name: "blind", number: 1, seed: 1, part: null };
  test.each([
    '{"case":1}',
    "7",
    "null",
    JSON.stringify({ ...line(), label: "right" }),
    JSON.stringify({ ...line(), protocol: lacksRubric }),
  ])("names file and line of %s, which is no label", (text) => {
    fs.writeFileSync(file, `${JSON.stringify(line())}\n${text}\n`);
    expect(() => readLabels(file)).toThrow("labels.jsonl:2 must be a label");
  });

  test("counts the last line of a labeler for a case, and none that was taken back", () => {
    const lines = [
      line({ label: "correct" }),
      line({ labeler: "Bilal", label: "incorrect" }),
      line({ label: "unsure" }),
      line({ case: 2 }),
      line({ case: 2, label: null }),
    ];
    expect(currentLabels(lines).map(({ labeler, label }) => [labeler, label])).toEqual([
      ["Bilal", "incorrect"],
      ["Anna", "unsure"],
    ]);
  });
});
