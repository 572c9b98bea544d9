import { describe, expect, test } from "vitest";
import { extractCode } from "./extract-code.js";

const block = (tag: string, code: string) => "```" + tag + "\n" + code + "\n```\n";

describe("extractCode", () => {
  test("takes the whole output where it has no fence", () => {
    expect(extractCode("x = 1", "python", "first")).toEqual({ code: "x = 1", language: "python" });
    expect(extractCode("x = 1", null, "first")).toEqual({ code: "x = 1", language: null });
  });

  test("takes the first block of the language, whatever stands before it", () => {
    const output = block("bash", "pip install x") + block("py", "a") + block("python", "b");
    expect(extractCode(output, "python", "first")).toEqual({ code: "a", language: "python" });
  });

  test("takes the last block, or all of them, where asked to", () => {
    const output = block("js", "a") + block("json", "{}") + block("javascript", "b");
    expect(extractCode(output, "javascript", "last")).toMatchObject({ code: "b" });
    expect(extractCode(output, "javascript", "all")).toMatchObject({ code: "a\n\nb" });
  });

  test("falls back on blocks without a tag, never on those of another language", () => {
    expect(extractCode(block("", "a") + block("js", "b"), "python", "first")).toMatchObject({ code: "a" });
    expect(extractCode(block("js", "b"), "python", "first")).toEqual({ code: null, tags: ["js"] });
  });

  test("learns the language from the first tag that names one", () => {
    const output = block("text", "?") + block("JavaScript", "b");
    expect(extractCode(output, null, "first")).toEqual({ code: "b", language: "javascript" });
    expect(extractCode(block("", "b"), null, "first")).toEqual({ code: "b", language: null });
  });
});
