import { describe, expect, test } from "vitest";
import { detectCommand } from "./detect-command.js";

/** The ports that the command has no use for. */
const unused = {
  cwd: "/",
  env: {},
  signal: new AbortController().signal,
  color: false,
  readCases: () => {
    throw new Error("detect reads no cases");
  },
  encoder: () => {
    throw new Error("no encoder is opened");
  },
  chatModel: () => {
    throw new Error("detect calls no model");
  },
};

async function run(operands: readonly string[], options: Record<string, string | boolean> = {}, input = "") {
  let [out, error] = ["", ""];
  const code = await detectCommand.run({
    ...unused,
    operands,
    options,
    stdin: () => Promise.resolve(input),
    stdout: (text) => {
      out += `${text}\n`;
    },
    stderr: (text) => {
      error += `${text}\n`;
    },
  });
  return { code, out, error };
}

describe("evals detect", () => {
  test("says how to read a file where the text is the name of one", async () => {
    expect((await run(["answers.csv"])).error).toBe(
      "read as a text; for the text of a file: evals detect < answers.csv\n",
    );
    expect((await run(["पानी.txt है"])).error).toBe("");
  });

  test("shows scripts, language and neutral spans", async () => {
    const { code, out } = await run(["पानी", "100 °C", "पर उबलता है।"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^script +Devanagari 100 % of 9 letters$/m);
    expect(out).toMatch(/^language +hi \(Hindi\)/m);
    expect(out).toMatch(/^ +5-11 +unit +100 °C$/m);
  });

  test("shows where scripts change, in offsets of the text", async () => {
    const { out } = await run(["नमस्ते world"]);
    expect(out).toMatch(/^ +0-6 +Devanagari +नमस्ते$/m);
    expect(out).toMatch(/^ +7-12 +Latin +world$/m);
  });

  test("prints one JSON object when asked to", async () => {
    const { out } = await run(["தமிழ்"], { json: true });
    expect(JSON.parse(out)).toMatchObject({ letters: 3, scripts: [{ script: "Taml", share: 1 }], language: "ta" });
  });

  test("reads standard input without a text, and for a dash", async () => {
    for (const operands of [[], ["-"]]) {
      expect((await run(operands, {}, "সোনার বাংলা\n")).out).toMatch(/^script +Bengali/);
    }
  });

  test("asks for a text where there is none", async () => {
    const { code, out, error } = await run([], {}, " \n");
    expect([code, out]).toEqual([2, ""]);
    expect(error).toBe("detect needs a text, got none: give one as an argument or on standard input\n");
  });

  test("sends no control characters to a terminal", async () => {
    expect((await run(['"\u001b[31mनमस्ते\u202e" कहो भाई'])).out).not.toMatch(/[\u001b\u202e]/);
  });
});
