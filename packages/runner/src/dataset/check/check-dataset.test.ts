import { describe, expect, test } from "vitest";
import { temporaryFiles } from "../../../test/row-files.js";
import { checkDataset } from "./check-dataset.js";

const files = temporaryFiles();
const jsonl = (rows: readonly object[]) => `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
let written = 0;

/** Rows of one kind, each with an id of its own. */
const numbered = (rows: readonly object[]) => rows.map((row, index) => ({ id: `r${index}`, ...row }));

const check = (rows: readonly object[], profiles: readonly string[] = []) =>
  checkDataset([files.write(`set-${++written}.jsonl`, jsonl(rows))], {}, profiles);

const good = { id: "a", input: "q", expected: "x", language: "hi" };
const asked = {
  id: "a",
  input: "q",
  choices: [
    { label: "1", text: "दान" },
    { label: "2", text: "दिन" },
  ],
};

describe("checkDataset", () => {
  test.each([
    ["a sound row", [good], []],
    ["a doubled id", [good, { ...good, input: "r" }], ["error duplicate_id"]],
    ["no id", [{ input: "q", expected: "x" }], ["warning no_id"]],
    ["no question", [{ id: "a", expected: "x" }], ["error no_question"]],
    ["an empty gold", [{ ...good, expected: ["", " "] }], ["warning empty_gold"]],
    ["a key that is a label of digits", [{ ...asked, expected: "1" }], []],
    ["a key in digits of another script", [{ ...asked, expected: "२" }], []],
    ["a key that is a text", [{ ...asked, expected: "दिन" }], []],
    ["a key that is no option", [{ ...asked, expected: "C" }], ["error gold_not_among_options"]],
    [
      "such a key in a row that is not scored",
      [{ ...asked, expected: "C", metadata: { exclude_from_score: true } }],
      ["warning gold_not_among_options"],
    ],
    [
      "two options alike",
      [
        {
          ...asked,
          expected: "1",
          choices: [
            { label: "1", text: "A" },
            { label: "2", text: "a" },
          ],
        },
      ],
      ["warning colliding_options"],
    ],
    [
      "two labels alike",
      [
        {
          ...asked,
          expected: "1",
          choices: [
            { label: "1", text: "a" },
            { label: "1", text: "b" },
          ],
        },
      ],
      ["error duplicate_label", "error ambiguous_gold"],
    ],
    ["a language that is none", [{ ...good, language: "hindi_IN!" }], ["error invalid_language"]],
    [
      "an exclusion that says neither yes nor no",
      [{ ...good, exclude_from_score: "maybe" }],
      ["warning unclear_exclusion"],
    ],
  ])("of %s says what it is", async (_, rows, expected) => {
    const { problems } = await check(rows);
    expect(problems.map(({ level, code }) => `${level} ${code}`)).toEqual(expected);
  });

  test("finds a question that is asked again, Unicode form and spaces aside, and says of which rows", async () => {
    const rows = numbered([
      { input: "क़लम क्या है?", expected: ["pen", "a pen"] },
      { input: "x?", expected: "1" },
      { input: "  क\u093Cलम\u00A0 क्या है? ", expected: ["a  pen", "pen"] },
      { input: "x?", expected: "2" },
      { input: "x?", expected: "1" },
    ]);
    expect((await check(rows)).problems).toMatchObject([
      {
        code: "conflicting_golds",
        level: "warning",
        count: 2,
        rows: [2, 4],
        example: expect.stringContaining('row 4 asks "x?" of row 2 again, with other answers'),
      },
      { code: "duplicate_question", level: "warning", count: 4, rows: [1, 3, 2, 5] },
    ]);
  });

  test("takes a joiner, a sign, other options or passages for another question, and shuffled options for the same", async () => {
    const options = (...texts: string[]) => texts.map((text, index) => ({ label: "AB"[index], text }));
    const rows = numbered([
      { input: "क्\u200Dष?", expected: "1" },
      { input: "क्ष?", expected: "1" },
      { input: "which?", expected: "A", choices: options("दान", "दिन") },
      { input: "which?", expected: "A", choices: options("दान", "दीन") },
      { input: "which?", expected: "B", choices: options("दिन", "दान") },
      { input: "who?", expected: "a", context: ["p"] },
      { input: "who?", expected: "a", context: ["q"] },
      { input: "x?", expected: "1", metadata: { exclude_from_score: true } },
      { input: "x?", expected: "2" },
    ]);
    expect((await check(rows)).problems).toMatchObject([{ code: "duplicate_question", rows: [3, 5] }]);
  });

  test("does not know a misspelt profile, and says which may be meant", async () => {
    const { problems } = await check([{ ...good, metadata: { scoring_profile: "short_anwser_qa" } }]);
    expect(problems).toMatchObject([
      { code: "unknown_profile", level: "error", example: expect.stringContaining('did you mean "short_answer_qa"?') },
    ]);
  });

  test("knows a profile that users defined", async () => {
    expect((await check([{ ...good, scoring_profile: "ours" }], ["ours"])).problems).toEqual([]);
  });

  test("tells of a row that cannot be read, and goes on", async () => {
    const path = files.write("torn.jsonl", `${jsonl([good])}{"id":\n${jsonl([{ ...good, id: "c", input: "r" }])}`);
    const { rows, problems } = await checkDataset([path], {});
    expect(rows).toBe(2);
    expect(problems).toMatchObject([{ code: "unreadable_row", rows: [2], example: expect.stringContaining("row 2") }]);
  });

  test("counts rows by source, profile and language", async () => {
    const rows = [
      good,
      { ...good, id: "b", input: "r", language: "ta", metadata: { source_dataset: "s", exclude_from_score: true } },
    ];
    expect(await check(rows)).toMatchObject({
      rows: 2,
      excluded: 1,
      hashed: 0,
      counts: { bySource: { "(none)": 1, s: 1 }, byLanguage: { hi: 1, ta: 1 } },
    });
  });

  test("tells errors first, and of many rows the first twenty", async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      input: `q${index}`,
      expected: "x",
      metadata: { scoring_profile: "?" },
    }));
    const { problems } = await check(rows);
    expect(problems.map(({ code }) => code)).toEqual(["unknown_profile", "no_id"]);
    expect(problems[0]).toMatchObject({ count: 30, rows: Array.from({ length: 20 }, (_, index) => index + 1) });
  });
});
