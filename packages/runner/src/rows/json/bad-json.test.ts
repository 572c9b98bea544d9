import { describe, expect, test } from "vitest";
import { readFiles, temporaryFiles } from "../../../test/row-files.js";
import { openSource } from "../open-source.js";

const files = temporaryFiles();
const good = '{"output":"x"}';

describe("JSON rows that cannot be read", () => {
  test.each([
    ['{"output": "x"', 'row must be a JSON object, got "{\\"output\\": \\"x\\"" ('],
    ["[1]", "row must be a JSON object, got an array"],
    ["null", "row must be a JSON object, got null"],
    ['"text"', "row must be a JSON object, got a string"],
    ['{"output":"x"} {"output":"y"}', "row must be a JSON object, got "],
    [
      '{"a":{"__proto__":{"polluted":1}}}',
      "key must not be __proto__, which changes what copies inherit, got it at a.__proto__",
    ],
    [
      `{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}`,
      "values must be nested at most 64 deep, got more at a[0][0]",
    ],
    ["[".repeat(200_000), "row must be a JSON object, got "],
    [`${"[".repeat(200_000)}${"]".repeat(200_000)}`, "row must be a JSON object, got an array"],
  ])("are reported with row and line: %.40s", async (line, message) => {
    const { cases, problems } = await readFiles([files.write("bad.jsonl", `${good}\n\n${line}\n${good}\n`)]);
    expect(cases).toHaveLength(2);
    expect(problems).toEqual([
      {
        code: "bad_json",
        file: expect.stringMatching(/bad\.jsonl$/),
        row: 2,
        line: 3,
        column: null,
        message: expect.stringContaining(message),
      },
    ]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  test("are reported with the line they start on in a JSON file", async () => {
    const { problems } = await readFiles([files.write("bad.json", `{"rows": [\n  ${good},\n\n  3,\n  ${good}\n]}`)]);
    expect(problems).toMatchObject([
      { code: "bad_json", row: 2, line: 4, message: "row must be a JSON object, got a number" },
    ]);
  });

  test("are met in cells too", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    const { problems } = await readFiles([
      files.write("deep.csv", `output,context\nx,"${deep}"\ny,"[{""__proto__"":1}]"\n`),
    ]);
    expect(problems).toMatchObject([
      {
        code: "bad_value",
        row: 1,
        column: "context",
        message: expect.stringContaining("values must be nested at most 64 deep"),
      },
      { code: "bad_value", row: 2, column: "context", message: expect.stringContaining("key must not be __proto__") },
    ]);
  });

  test("make a JSON document unfit where they are above its rows", async () => {
    const path = files.write("deep.json", `{"rows":[${good}],"x":${"[".repeat(200_000)}${"]".repeat(200_000)}}`);
    await expect(openSource([path])).rejects.toThrow("values must be nested at most 64 deep");
  });
});
