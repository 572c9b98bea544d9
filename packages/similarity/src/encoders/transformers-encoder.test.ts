import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../test/read-fixture.js";
import { modelFamily } from "./model-family.js";
import { type TransformersLibrary, transformersEncoder } from "./transformers-encoder.js";

/** The library where it is installed: it brings half a gigabyte, so the repository does not. */
async function installed(): Promise<TransformersLibrary | null> {
  const name = "@huggingface/transformers";
  try {
    createRequire(import.meta.url).resolve(name);
    return (await import(name)) as TransformersLibrary;
  } catch {
    return null;
  }
}
const library = await installed();

/** A library whose one model gives each token the vector (id, position + 1), and notes what it was asked. */
function counting() {
  const asked: { name: string; options: object }[] = [];
  const texts: string[][] = [];
  const note = (name: string, options: object) => void asked.push({ name, options });
  const tokenizer = Object.assign(
    (batch: readonly string[], { max_length }: { max_length?: number }) => {
      texts.push([...batch]);
      const rows = batch.map((text) => [101, ...[...text].map((_, at) => at + 1), 102].slice(0, max_length));
      const length = Math.max(...rows.map((row) => row.length));
      const padded = (value: (row: number[], at: number) => number) =>
        rows.flatMap((row) => Array.from({ length }, (_, at) => BigInt(value(row, at))));
      const dims = [rows.length, length];
      return {
        input_ids: { dims, data: padded((row, at) => row[at] ?? 0) },
        attention_mask: { dims, data: padded((row, at) => (at < row.length ? 1 : 0)) },
      };
    },
    { model_max_length: 64 },
  );
  const made: TransformersLibrary = {
    AutoTokenizer: {
      from_pretrained: async (name, options) => {
        note(name, options);
        return tokenizer;
      },
    },
    AutoModel: {
      async from_pretrained(name, options) {
        note(name, options);
        return async ({ input_ids: { dims, data } }) => ({
          last_hidden_state: {
            dims: [...dims, 2],
            data: Array.from(data, Number).flatMap((id, at) => [id, (at % dims[1]!) + 1]),
          },
          pooler_output: { dims: [dims[0]!, 2], data: Array(dims[0]! * 2).fill(3) },
        });
      },
    },
  };
  return { made, asked, texts };
}

describe("transformersEncoder", () => {
  test("asks the library for model, revision, numbers and device, and loads once", async () => {
    const { made, asked } = counting();
    const encoder = transformersEncoder({ model: "me/x", revision: "abc", dtype: "q8", device: "webgpu" }, made);
    await encoder.encode(["a"], "query");
    await encoder.encode(["b"], "passage");
    expect(asked).toEqual([
      { name: "me/x", options: { revision: "abc", dtype: "q8", device: "webgpu" } },
      { name: "me/x", options: { revision: "abc" } },
    ]);
    expect([encoder.id, encoder.revision, encoder.dimensions]).toEqual(["me/x", "abc+q8", 2]);
  });

  test("fetches nothing where there is a folder", async () => {
    const { made, asked } = counting();
    await transformersEncoder({ model: "me/x", folder: "/models/x" }, made).encode(["a"], "query");
    expect(asked.every(({ name, options }) => name === "/models/x" && "local_files_only" in options)).toBe(true);
  });

  test("prefixes texts of e5 by role, in batches", async () => {
    const { made, texts } = counting();
    const encoder = transformersEncoder({ model: "intfloat/multilingual-e5-base", batchSize: 2 }, made);
    await encoder.encode(["a", "b", "c"], "query");
    await encoder.encode(["d"], "passage");
    expect(texts).toEqual([["query: a", "query: b"], ["query: c"], ["passage: d"]]);
  });

  test("takes the masked mean, the first token or the pooler, of unit length", async () => {
    const vectorsOf = async (model: string) => {
      const [, short] = await transformersEncoder({ model }, counting().made).encode(["abcdef", "a"], "query");
      return [...short!];
    };
    // Tokens of "a": (101, 1), (1, 2), (102, 3); padding is no part of it.
    const unit = (x: number, y: number) => [x, y].map((one) => expect.closeTo(one / Math.hypot(x, y), 6));
    expect(await vectorsOf("google/muril-base-cased")).toEqual(unit(204, 6));
    expect(await vectorsOf("BAAI/bge-base-en-v1.5")).toEqual(unit(101, 1));
    expect(await vectorsOf("sentence-transformers/LaBSE")).toEqual(unit(3, 3));
  });

  test("leaves framing tokens and padding out of the vectors of tokens", async () => {
    const encoder = transformersEncoder({ model: "me/x" }, counting().made);
    const tokens = await encoder.encodeTokens(["ab", "", "abcd"], "query");
    expect(tokens.map((vectors) => vectors.length)).toEqual([2, 0, 4]);
  });

  test.skipIf(library !== null)("says how to install the library where it is missing", async () => {
    await expect(transformersEncoder({ model: "me/x" }).encode(["a"], "query")).rejects.toThrow(
      "@huggingface/transformers must be installed: ONNXRUNTIME_NODE_INSTALL=skip npm install @huggingface/transformers",
    );
  });

  test.skipIf(library === null)("with the library itself gives the vectors of Python's onnxruntime", async () => {
    const folder = fileURLToPath(new URL("../../fixtures/models/tiny-bert", import.meta.url));
    const items = readFixture<{ text: string; tokens: string[]; vector: number[] }>("tiny-bert");
    const encoder = transformersEncoder({ model: "eval/tiny-bert", folder });
    const vectors = await encoder.encode(
      items.map(({ text }) => text),
      "query",
    );
    for (const [at, { vector }] of items.entries())
      for (const [index, one] of vector.entries()) expect(vectors[at]![index]).toBeCloseTo(one, 5);
    const tokens = await encoder.encodeTokens(
      items.map(({ text }) => text),
      "query",
    );
    expect(tokens.map((one) => one.length)).toEqual(items.map((item) => item.tokens.length - 2));
    const missing = transformersEncoder({ model: "eval/none", folder: "/nowhere" });
    await expect(missing.encode(["a"], "query")).rejects.toThrow("the model must be in /nowhere");
  });
});

describe("modelFamily", () => {
  test.each([
    ["intfloat/multilingual-e5-large", "query: ", "mean"],
    ["Xenova/multilingual-e5-base", "query: ", "mean"],
    ["intfloat/multilingual-e5-large-instruct", "", "mean"],
    ["nomic-ai/nomic-embed-text-v1.5", "search_query: ", "mean"],
    ["sentence-transformers/LaBSE", "", "pooler"],
    ["BAAI/bge-m3", "", "cls"],
    ["sentence-transformers/paraphrase-multilingual-mpnet-base-v2", "", "mean"],
    ["me/house5-encoder", "", "mean"],
  ])("%s: prefix %j, pooling %s", (model, queryPrefix, pooling) => {
    expect(modelFamily(model)).toMatchObject({ queryPrefix, pooling });
  });
});
