import type { ServerResponse } from "node:http";
import { createLedger } from "@eval/calls";
import { describe, expect, test } from "vitest";
import { closeServers, embeddingServer, sendJson, vectorOf } from "../../test/embedding-server.js";
import { openAIEmbeddings } from "./openai-embeddings.js";
import { vectorToBytes } from "./vector-bytes.js";

closeServers();

const lists = (vectors: readonly Float32Array[]) => vectors.map((vector) => [...vector]);
const texts = (count: number, start = 0) => Array.from({ length: count }, (_, index) => `पाठ ${start + index}`);
const noWait = { random: () => 0 };
type Item = { index?: number; embedding: unknown };

/** A server that answers each text with what `item` makes of it. */
const serving = (item: (text: string, index: number) => Item, usage: object = {}) =>
  embeddingServer(({ body }, _, response) => sendJson(response, { data: body.input.map(item), ...usage }));

/** A server that takes so many texts of a request, and refuses more in the words of some server. */
const limited = (
  most: number,
  refuse: (response: ServerResponse, sent: number) => true,
  isBad = (_: string) => false,
) =>
  embeddingServer(({ body: { input } }, _, response) =>
    input.length > most || input.some(isBad) ? refuse(response, input.length) : false,
  );

describe("an embeddings server over HTTP", () => {
  test("may answer in base64 although it was asked for numbers", async () => {
    const { baseURL } = await serving((text, index) => ({
      index,
      embedding: vectorToBytes(Float32Array.from(vectorOf(text))),
    }));
    expect(lists(await openAIEmbeddings({ baseURL, model: "m" }).encode(["गंगा", "a"], "query"))).toEqual([
      ...[vectorOf("गंगा"), vectorOf("a")],
    ]);
  });

  test("may leave out the index, and then answers in order", async () => {
    const { baseURL } = await serving((text) => ({ embedding: vectorOf(text) }));
    expect(lists(await openAIEmbeddings({ baseURL, model: "m" }).encode(texts(3), "query"))).toEqual(
      texts(3).map(vectorOf),
    );
  });

  test("may number every embedding 0, which is refused: nobody can say whose they are", async () => {
    const { baseURL } = await serving((text) => ({ index: 0, embedding: vectorOf(text) }));
    await expect(openAIEmbeddings({ baseURL, model: "m" }, noWait).encode(texts(2), "query")).rejects.toThrow(
      "each once",
    );
  });

  test.each([
    [{}, 0, 1],
    [{ usage: null }, 0, 1],
    [{ usage: { prompt_tokens: -1 } }, 0, 1],
    [{ usage: { prompt_tokens: 7 } }, 7, 0],
    [{ usage: { total_tokens: 7 } }, 7, 0],
  ])("may say %j of what it used", async (usage, inputTokens, requestsWithoutUsage) => {
    const { baseURL } = await serving((text, index) => ({ index, embedding: vectorOf(text) }), usage);
    const ledger = createLedger();
    await openAIEmbeddings({ baseURL, model: "m" }, { ledger }).encode(["a"], "query");
    expect(ledger.totals()).toMatchObject({ requests: 1, inputTokens, requestsWithoutUsage });
  });

  test.each<[string, unknown]>([
    ["null", [1, null]],
    ["a number as text", [1, "2"]],
    ["a list in a list", [[1, 2]]],
    ["a number beyond 32 bits", [1, 1e39]],
    ["NaN in base64", vectorToBytes(Float32Array.of(1, Number.NaN))],
    ["base64 of another length", btoa("abcde")],
    ["words", "no vector"],
    ["nothing", undefined],
  ])("gives no vector with %s", async (_what, embedding) => {
    const { baseURL, requests } = await serving((__, index) => ({ index, embedding }));
    const failure = openAIEmbeddings({ baseURL, model: "m" }, noWait).encode(["a"], "query");
    await expect(failure).rejects.toMatchObject({ code: "invalid_response" });
    // Asked once more, as some servers do this now and then.
    expect(requests).toHaveLength(2);
  });

  test("may write NaN as Python does, which is no JSON and no connection that broke", async () => {
    const { baseURL, requests } = await embeddingServer((_, __, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end('{"data":[{"index":0,"embedding":[NaN,1]}]}');
      return true;
    });
    const failure = openAIEmbeddings({ baseURL, model: "m" }, noWait).encode(["a"], "query");
    await expect(failure).rejects.toMatchObject({ code: "invalid_response" });
    expect(requests).toHaveLength(2);
  });

  test("may change the size of its vectors within a reply, or from one to the next", async () => {
    const within = await serving((_, index) => ({ index, embedding: Array(index + 1).fill(1) }));
    const mixed = openAIEmbeddings({ baseURL: within.baseURL, model: "m" }, noWait).encode(texts(2), "query");
    await expect(mixed).rejects.toThrow("embeddings of one size");
    let size = 2;
    const later = await serving((_, index) => ({ index, embedding: Array(size).fill(1) }));
    const encoder = openAIEmbeddings({ baseURL: later.baseURL, model: "m" }, noWait);
    await encoder.encode(["a"], "query");
    size = 3;
    await expect(encoder.encode(["b"], "passage")).rejects.toMatchObject({ code: "mixed-dimensions" });
  });
});

describe("a batch that a server refuses", () => {
  // In the words of text-embeddings-inference, OpenAI and others.
  test.each<[string, number, object]>([
    [
      "text-embeddings-inference",
      413,
      { error: "batch size 64 > maximum allowed batch size 10", error_type: "Validation" },
    ],
    [
      "OpenAI",
      400,
      { error: { message: "Invalid 'input': array too long.", type: "invalid_request_error", param: "input" } },
    ],
    ["a validator", 422, { detail: "at most 10 inputs are permitted" }],
    ["vLLM", 400, { object: "error", message: "This model's maximum context length is 512 tokens.", code: 400 }],
    ["a proxy", 413, "<html>Request Entity Too Large</html>" as never],
  ])("for its size by %s is sent in parts, and later ones are no larger", async (_server, status, body) => {
    const { baseURL, requests } = await limited(10, (response) => sendJson(response, body, status));
    const encoder = openAIEmbeddings({ baseURL, model: "m" }, noWait);
    expect(lists(await encoder.encode(texts(64), "query"))).toEqual(texts(64).map(vectorOf));
    const first = requests.length;
    expect(lists(await encoder.encode(texts(64, 100), "query"))).toEqual(texts(64, 100).map(vectorOf));
    expect(requests.slice(first).map(({ body: { input } }) => input.length)).toEqual(Array(8).fill(8));
  });

  test.each<[string, number, object]>([
    ["too long", 413, { error: "`inputs` must have less than 512 tokens. Given: 600", error_type: "Validation" }],
    ["empty to the server", 400, { error: { message: "input cannot be an empty string", param: "input[3]" } }],
  ])("for one text that is %s fails for that text alone", async (_what, status, body) => {
    const { baseURL, requests } = await limited(
      64,
      (response) => sendJson(response, body, status),
      (text) => text === "पाठ 5",
    );
    const encoder = openAIEmbeddings({ baseURL, model: "m" }, noWait);
    const outcomes = await Promise.allSettled(texts(20).map((text) => encoder.encode([text], "query")));
    expect(outcomes.flatMap(({ status: end }, index) => (end === "rejected" ? [index] : []))).toEqual([5]);
    const before = requests.length;
    await encoder.encode(texts(20, 50), "query");
    expect(requests.slice(before).map((request) => request.body.input.length)).toEqual([20]);
  });

  test.each<[string, number, object]>([
    ["a key that is wrong", 401, { error: { message: "invalid input key" } }],
    ["a model that is not there", 404, { error: { message: "no such model: input" } }],
    [
      "a parameter that it does not know",
      400,
      { error: { message: "dimensions is not supported", param: "dimensions" } },
    ],
    ["something else", 400, { error: { message: "the weather is bad" } }],
  ])("for %s is not sent again in parts", async (_what, status, body) => {
    const { baseURL, requests } = await limited(0, (response) => sendJson(response, body, status));
    await expect(openAIEmbeddings({ baseURL, model: "m" }, noWait).encode(texts(16), "query")).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });
});
