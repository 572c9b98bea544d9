import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LoadedContract, loadContract } from "./contract.js";
import { JudgeError } from "./judge-error.js";
import { type PassFail, passFailContract } from "./pass-fail.js";
import { readVerdict } from "./read-verdict.js";

const contract: LoadedContract<PassFail> = await loadContract(passFailContract);
const GOOD = '{"critique":"same","verdict":"PASS","confidence":"high"}';
const reply = (text: string, more: object = {}) => ({ text, finishReason: "stop", model: "m", usage: null, ...more });

function faultOf(text: string, more: object = {}): string {
  try {
    readVerdict(reply(text, more), contract);
  } catch (error) {
    if (error instanceof JudgeError) return error.code;
    throw error;
  }
  return "a verdict";
}

describe("a reply", () => {
  test.each([
    ["the object alone", GOOD],
    ["a byte order mark, CRLF and a line end", `\uFEFF${GOOD.replaceAll(",", ",\r\n")}\r\n`],
    ["one code fence around it", `\`\`\`json\n${GOOD}\n\`\`\``],
    ["visible reasoning before it", `<think>{"verdict":"FAIL"} no, it is the same</think>\n${GOOD}`],
  ])("is a verdict: %s", (_, text) => {
    expect(readVerdict(reply(text), contract)).toEqual({ critique: "same", verdict: "PASS", confidence: "high" });
  });

  test.each([
    ["text before it", `Sure! ${GOOD}`, "judge_error"],
    ["two objects", `${GOOD}\n${GOOD}`, "multiple_json"],
    ["two fences", `\`\`\`\n${GOOD}\n\`\`\`\n\`\`\`\n${GOOD}\n\`\`\``, "multiple_json"],
    ["a list around it", `[${GOOD}]`, "judge_error"],
    ["a key too many", GOOD.replace("{", '{"pass":true,'), "judge_error"],
    ["a key twice", GOOD.replace("{", '{"verdict":"FAIL",'), "judge_error"],
    ["a key too few", '{"critique":"same","verdict":"PASS"}', "judge_error"],
    ["another word", GOOD.replace("PASS", "pass"), "judge_error"],
    ["the name of a property of every object", GOOD.replace("PASS", "constructor"), "judge_error"],
    ["JavaScript instead of JSON", "{verdict: 'PASS'}", "judge_error"],
    ["a cut object", GOOD.slice(0, 30), "judge_error"],
    ["no text", "", "empty_content"],
    ["white space", " \n", "empty_content"],
    ["reasoning that does not end", `<think>${GOOD}`, "truncated"],
    ["a refusal", "I'm sorry, but I can't help with that.", "judge_refusal"],
    ["a refusal in Hindi", "क्षमा करें, मैं इसमें मदद नहीं कर सकता।", "judge_refusal"],
    ["prose", "The answer is right.", "judge_error"],
  ])("is no verdict: %s", (_, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  test.each([
    ["cut at the limit although the JSON is whole", { finishReason: "length" }, "truncated"],
    ["withheld", { finishReason: "content_filter" }, "judge_refusal"],
    ["marked as a refusal", { refusal: "no" }, "judge_refusal"],
    ["a call of a tool", { finishReason: "tool_calls" }, "invalid_response"],
  ])("is no verdict where it was %s", (_, more, fault) => {
    expect(faultOf(GOOD, more)).toBe(fault);
  });

  test("keeps the reply as evidence", () => {
    expect.assertions(1);
    try {
      readVerdict(reply("no idea"), contract);
    } catch (error) {
      expect((error as JudgeError).detail).toEqual({ reply: "no idea", finishReason: "stop" });
    }
  });

  test("never throws anything but a judge error, whatever it says", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => faultOf(text) !== "a verdict"));
  });

  test.each(["{", "[", '{"a":', "}{", "```\n"])("of a megabyte of %j is read in linear time", (piece) => {
    const started = performance.now();
    expect(faultOf(piece.repeat(1_048_576 / piece.length))).not.toBe("a verdict");
    // A quadratic reader takes minutes; this only tells the two apart.
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
