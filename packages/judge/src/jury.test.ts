import type { ChatModel, OpenChatModel } from "@eval/core";
import { describe, expect, test } from "vitest";
import { passFail, scriptedModel } from "../fixtures/scripted-model.js";
import { jury } from "./jury.js";

const CASE = { input: "राजधानी?", output: "नई दिल्ली शहर", expected: "दिल्ली" };
const described = (...names: string[]) => names.map((model) => ({ backend: "test", model }));

/** A host that knows these models by name. */
const host = (models: Readonly<Record<string, ChatModel>>): { chatModel: OpenChatModel } => ({
  chatModel: async ({ model }) => models[String(model)] ?? scriptedModel(""),
});
const [yes, no, unsure, broken] = [passFail("PASS"), passFail("FAIL"), passFail("PASS", "low"), "no verdict"];
const panelOf = (...replies: string[]) => {
  const names = replies.map((_, index) => `m${index}`);
  const models = Object.fromEntries(replies.map((reply, index) => [`m${index}`, scriptedModel(reply)]));
  return jury({ models: described(...names) })(CASE, host(models));
};

describe("jury", () => {
  test.each([
    ["two of three pass it", [yes, yes, no], { label: "passed", passed: true, score: 2 / 3 }],
    ["two of three fail it", [no, yes, no], { label: "failed", passed: false, score: 1 / 3 }],
    ["one of each", [yes, no], { label: "flagged", passed: false, score: 0.5 }],
    ["one is unsure", [yes, unsure, no], { label: "flagged", passed: false }],
    ["one of three gives no verdict", [yes, yes, broken], { label: "passed", passed: true, score: 1 }],
  ])("where %s", async (_, replies, expected) => {
    expect(await panelOf(...replies)).toMatchObject({ status: "scored", ...expected });
  });

  test("is an error without valid votes of more than half of the panel, and keeps those there were", async () => {
    const result = await panelOf(yes, broken, broken);
    expect(result).toMatchObject({ status: "error", label: "too_few_votes", metadata: { valid: 1 } });
    expect(result.metadata["votes"]).toHaveLength(3);
  });

  test("drops a judge of the family that answered, unless told to keep it", async () => {
    const models = described("openai/gpt-oss-120b", "claude-sonnet-4-5", "gemini-1.5-pro");
    const replies = { "openai/gpt-oss-120b": yes, "claude-sonnet-4-5": no, "gemini-1.5-pro": no };
    const asked = host(
      Object.fromEntries(Object.entries(replies).map(([name, reply]) => [name, scriptedModel(reply)])),
    );
    const evalCase = { ...CASE, model: "gpt-4o" };
    expect(await jury({ models })(evalCase, asked)).toMatchObject({
      score: 0,
      metadata: { dropped: ["test:openai/gpt-oss-120b"], valid: 2 },
    });
    expect(await jury({ models, kin: "keep" })(evalCase, asked)).toMatchObject({ score: 1 / 3 });
  });

  test("is unscored where no judge can score the case", async () => {
    const result = await jury({ models: described("a", "b") })({ ...CASE, expected: "" }, host({}));
    expect(result).toMatchObject({ status: "unscored", label: "empty_expected" });
  });

  test("needs two judges, and options that fit them", () => {
    expect(() => jury({ models: described("a") })).toThrow("models of jury must be two or more");
    expect(() => jury({ models: described("a", "b"), options: { model: {} } })).toThrow("must not name a model here");
    expect(() => jury({ models: described("a", "b"), options: { repeats: 0 } })).toThrow(
      "repeats of answer-equivalence",
    );
  });
});
