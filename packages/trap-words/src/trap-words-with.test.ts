import type { ChatModel, ChatReply, ChatRequest } from "@eval/core";
import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { trapWordsWith } from "./trap-words-with.js";

const CLEAN = { misread: false, confidence: "high", source: "", trace: "", reason: "all is read right" };

/** A model that says one thing and keeps what it was asked. */
function modelSaying(text: string, finishReason = "stop") {
  const asked: ChatRequest[] = [];
  const chat = async (request: ChatRequest): Promise<ChatReply> => {
    asked.push(request);
    return { text, finishReason, model: "m", usage: null };
  };
  const model: ChatModel = { id: "test:m", chat };
  return { model, asked };
}

const score = (text: string, input: string, trace: string, finishReason?: string) =>
  trapWordsWith(modelSaying(text, finishReason).model)()({ input, trace });

describe("trapWordsWith", () => {
  test.each([
    [{}, "no_misread_detected", 1],
    [{ confidence: "low" }, "flagged", 0],
    [{ misread: true }, "misread_detected", 0],
    [{ misread: true, confidence: "low" }, "misread_detected", 0],
  ])("takes %j for %s", async (verdict, label, value) => {
    const result = await score(JSON.stringify({ ...CLEAN, ...verdict }), "राम न आए।", "Ram came.");
    expect(result).toMatchObject({ label, score: value, passed: value === 1 });
    expect(result.metadata).toMatchObject({ model: { id: "test:m", promptVersion: 1 } });
  });

  test("asks no model where the dictionaries find a misreading, or there is nothing to read", async () => {
    const { model, asked } = modelSaying("?");
    const metric = trapWordsWith(model)();
    expect((await metric({ input: "कल वह आया था।", trace: "He comes tomorrow." })).label).toBe("misread_detected");
    expect((await metric({ input: " ", trace: "x" })).label).toBe("empty");
    expect((await metric({ input: "वह घर गया।", trace: "वह घर गया।" })).label).toBe("no_misread_detected");
    expect(asked).toEqual([]);
  });

  test("shows the model only the sentences that differ, as data that cannot close its quotation", async () => {
    const { model, asked } = modelSaying(JSON.stringify(CLEAN));
    await trapWordsWith(model)()({ input: 'वह घर गया। राम "न" आए।', trace: "वह घर गया। Ram came." });
    const shown = asked[0]?.messages.at(-1)?.content;
    expect(shown).toBe('SOURCE: ["राम \\"न\\" आए।"]\nTRACE: ["Ram came."]');
    expect(asked[0]).toMatchObject({ temperature: 0 });
  });

  test("reads a verdict in a code fence", async () => {
    const fenced = `\`\`\`json\n${JSON.stringify(CLEAN)}\n\`\`\``;
    expect((await score(fenced, "राम आए।", "Ram came.")).label).toBe("no_misread_detected");
  });

  test.each([
    ["no JSON", "It looks fine.", "stop"],
    ["cut off", JSON.stringify(CLEAN), "length"],
    ["no verdict", '{"ok": true}', "stop"],
    ["a doubtful word for the verdict", JSON.stringify({ ...CLEAN, misread: "no" }), "stop"],
  ])("takes a reply that is %s for an error, not for a pass", async (_what, text, finishReason) => {
    const result = await score(text, "राम आए।", "Ram came.", finishReason);
    expect(result).toMatchObject({ status: "error", label: "judge_error", score: null });
  });

  test("takes a call that fails for an error", async () => {
    const chat = () => Promise.reject(new Error("no route"));
    const result = await trapWordsWith({ id: "test:m", chat })()({ input: "राम आए।", trace: "Ram came." });
    expect(result).toMatchObject({ status: "error", reason: "no route" });
  });

  test("keeps the promises of every metric", async () => {
    const { model } = modelSaying(JSON.stringify(CLEAN));
    expect(await contractViolations(trapWordsWith(model)(), [{ input: "राम आए।", trace: "Ram came." }])).toEqual([]);
  });
});
