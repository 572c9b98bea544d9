import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../test/read-fixture.js";
import { bertScoreWith } from "../bert-score.js";
import { calibratedSimilarityWith } from "../calibrated-similarity.js";
import { encoders } from "../encoders.js";
import { cosine } from "../vectors/cosine.js";
import { onnxEncoder } from "./onnx-encoder.js";

interface Item {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly vector: readonly number[];
}
const folderOf = (name: string) => fileURLToPath(new URL(`../../fixtures/models/${name}`, import.meta.url));
const tiny = (name: string, options: object = {}) =>
  onnxEncoder({ model: `eval/${name}`, folder: folderOf(name), ...options });

function worst(vectors: readonly Float32Array[], items: readonly Item[]): number {
  return Math.max(
    ...items.flatMap(({ vector }, at) => vector.map((one, index) => Math.abs(one - vectors[at]![index]!))),
  );
}

describe("onnxEncoder", () => {
  // Vectors by Python's onnxruntime 1.30.0 and tokenizers, mean over the mask, unit length.
  test.each([
    ["tiny-bert", "fp32", 1e-5],
    ["tiny-bert", "q8", 5e-3],
    ["tiny-lexical", "fp32", 1e-5],
  ])("%s in %s gives the vectors of Python's onnxruntime, padded or not", async (name, dtype, tolerance) => {
    const items = readFixture<Item>(name);
    const encoder = tiny(name, { dtype, batchSize: 5 });
    const together = await encoder.encode(
      items.map(({ text }) => text),
      "query",
    );
    expect(worst(together, items)).toBeLessThan(tolerance);
    const alone = await Promise.all(items.map(({ text }) => encoder.encode([text], "query")));
    expect(worst(alone.flat(), items)).toBeLessThan(tolerance);
    expect(encoder.dimensions).toBe(items[0]!.vector.length);
    expect(encoder.revision).toBe(`unknown+${dtype}`);
  });

  test.each(readFixture<{ a: string; b: string; cosine: number }>("tiny-lexical-pairs"))(
    "finds $cosine between $a and $b",
    async ({ a, b, cosine: expected }) => {
      const [first, second] = await tiny("tiny-lexical").encode([a, b], "passage");
      expect(cosine(first!, second!)).toBeCloseTo(expected, 4);
    },
  );

  test("gives a vector for each token but those that frame a text", async () => {
    const items = readFixture<Item>("tiny-bert");
    const tokens = await tiny("tiny-bert").encodeTokens(
      items.map(({ text }) => text),
      "query",
    );
    expect(tokens.map((vectors) => vectors.length)).toEqual(items.map((item) => item.tokens.length - 2));
  });

  test("cuts what is too long for the model, and reads a text of 100,000 characters", async () => {
    const encoder = tiny("tiny-bert");
    const [tokens] = await encoder.encodeTokens(["राजधानी दिल्ली ".repeat(7_000)], "query");
    expect(tokens).toHaveLength(62);
    const short = tiny("tiny-bert", { maxTokens: 8 });
    expect((await short.encodeTokens(["the capital of india is new delhi ."], "query"))[0]).toHaveLength(6);
  });

  test("pools as it is told", async () => {
    const text = ["The capital of India is New Delhi."];
    const [mean] = await tiny("tiny-bert").encode(text, "query");
    const [first] = await tiny("tiny-bert", { pooling: "cls" }).encode(text, "query");
    expect(cosine(mean!, first!)).toBeLessThan(0.999);
    await expect(tiny("tiny-bert", { pooling: "pooler" }).encode(text, "query")).rejects.toThrow("has no pooler");
  });

  test("puts prefixes before texts", async () => {
    const [prefixed] = await tiny("tiny-bert", { queryPrefix: "the " }).encode(["river"], "query");
    const [whole] = await tiny("tiny-bert").encode(["the river"], "passage");
    expect([...prefixed!]).toEqual([...whole!]);
  });

  test("finds across languages, for metrics too", async () => {
    const encoder = tiny("tiny-lexical");
    const metric = calibratedSimilarityWith(encoder, { threshold: 0.7 });
    const pair = { output: "भारत की राजधानी नई दिल्ली है।", expected: "The capital of India is New Delhi." };
    expect((await metric(pair)).label).toBe("similar");
    expect((await metric({ ...pair, output: "मुंबई एक शहर है" })).label).toBe("dissimilar");
    const score = (output: string) => bertScoreWith(encoder)({ output, expected: pair.expected });
    expect((await score(pair.output)).score).toBeGreaterThan((await score("मुंबई एक शहर है")).score! + 0.3);
  });

  test("is a backend that a descriptor names", async () => {
    const encoder = encoders["onnx"]!({ backend: "onnx", model: "eval/tiny-bert", folder: folderOf("tiny-bert") });
    expect(await encoder.encode(["river"], "query")).toEqual(await tiny("tiny-bert").encode(["river"], "query"));
  });

  test.each([
    [{ folder: "/nowhere" }, "must hold onnx/model.onnx"],
    [{ dtype: "q4" }, "must hold onnx/model_q4.onnx"],
  ])("says what is missing: %j", async (options, message) => {
    await expect(tiny("tiny-bert", options).encode(["a"], "query")).rejects.toThrow(message);
  });

  test("needs a folder, and options that it knows", () => {
    expect(() => onnxEncoder({ model: "x" })).toThrow("it fetches nothing");
    expect(() => tiny("tiny-bert", { device: "cpu" })).toThrow('no option "device"');
    expect(() => tiny("tiny-bert", { pooling: "max" })).toThrow("pooling of an onnx encoder must be one of");
  });
});
