import { describe, expect, test } from "vitest";
import { temporaryFiles } from "../../../test/row-files.js";
import { checkDataset } from "./check-dataset.js";

const files = temporaryFiles();
const jsonl = (rows: readonly object[]) => `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
let written = 0;

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
    ["a doubled id", [good, good], ["error duplicate_id"]],
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
    const path = files.write("torn.jsonl", `${jsonl([good])}{"id":\n${jsonl([{ ...good, id: "c" }])}`);
    const { rows, problems } = await checkDataset([path], {});
    expect(rows).toBe(2);
    expect(problems).toMatchObject([{ code: "unreadable_row", rows: [2], example: expect.stringContaining("row 2") }]);
  });

  test("counts rows by source, profile and language", async () => {
    const rows = [
      good,
      { ...good, id: "b", language: "ta", metadata: { source_dataset: "s", exclude_from_score: true } },
    ];
    expect(await check(rows)).toMatchObject({
      rows: 2,
      excluded: 1,
      hashed: 0,
      counts: { bySource: { "(none)": 1, s: 1 }, byLanguage: { hi: 1, ta: 1 } },
    });
  });

  test("tells errors first, and of many rows the first twenty", async () => {
    const rows = Array.from({ length: 30 }, () => ({ input: "q", expected: "x", metadata: { scoring_profile: "?" } }));
    const { problems } = await check(rows);
    expect(problems.map(({ code }) => code)).toEqual(["unknown_profile", "no_id"]);
    expect(problems[0]).toMatchObject({ count: 30, rows: Array.from({ length: 20 }, (_, index) => index + 1) });
  });
});
