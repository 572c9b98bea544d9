import { createCache, createLedger, memoryStore } from "@eval/calls";
import { describe, expect, test } from "vitest";
import { closeServers, embeddingServer, sendJson, vectorOf } from "../../test/embedding-server.js";
import { cachedEncoder } from "./cached-encoder.js";
import { openAIEmbeddings } from "./openai-embeddings.js";

closeServers();

const lists = (vectors: readonly Float32Array[]) => vectors.map((vector) => [...vector]);

describe("openAIEmbeddings", () => {
  test("gives each text its vector, whatever order the server answers in", async () => {
    const { baseURL, requests } = await embeddingServer();
    const encoder = openAIEmbeddings({ baseURL: `${baseURL}/`, model: "acme/embed" });
    const texts = ["गंगा", "river", "👩\u200D👧"];
    expect(lists(await encoder.encode(texts, "passage"))).toEqual(texts.map(vectorOf));
    expect(encoder.dimensions).toBe(4);
    expect(requests).toMatchObject([{ path: "/v1/embeddings", body: { model: "acme/embed", input: texts } }]);
  });

  test("joins calls that come at the same time into batches of the size asked for", async () => {
    const { baseURL, requests } = await embeddingServer();
    const encoder = openAIEmbeddings({ baseURL, model: "acme/embed", batchSize: 10 });
    const texts = Array.from({ length: 25 }, (_, index) => `text ${index}`);
    const vectors = await Promise.all(texts.map((text) => encoder.encode([text], "query")));
    expect(lists(vectors.flat())).toEqual(texts.map(vectorOf));
    expect(requests.map(({ body }) => body.input.length).sort()).toEqual([10, 10, 5]);
  });

  test("puts the prefixes of the model's family before texts, by role", async () => {
    const { baseURL, requests } = await embeddingServer();
    const e5 = openAIEmbeddings({ baseURL, model: "intfloat/multilingual-e5-base" });
    await e5.encode(["नदी"], "query");
    await e5.encode(["नदी"], "passage");
    await openAIEmbeddings({ baseURL, model: "x", queryPrefix: "Q " }).encode(["नदी"], "query");
    expect(requests.map(({ body }) => body.input[0])).toEqual(["query: नदी", "passage: नदी", "Q नदी"]);
  });

  test("tries again what fails for a while, and counts the usage", async () => {
    const { baseURL, requests } = await embeddingServer(
      (_, number, response) => number === 1 && sendJson(response, { error: { message: "busy" } }, 503),
    );
    const ledger = createLedger();
    const encoder = openAIEmbeddings({ baseURL, model: "acme/embed" }, { random: () => 0, ledger });
    expect(lists(await encoder.encode(["a"], "query"))).toEqual([vectorOf("a")]);
    expect(requests).toHaveLength(2);
    expect(ledger.totals()).toMatchObject({ requests: 2, inputTokens: 5 });
  });

  test.each([
    [{ data: [] }, "must have 1 embeddings, got 0"],
    [{}, "must have 1 embeddings, got undefined"],
    [{ data: [{ index: 0, embedding: ["1"] }] }, "list of numbers"],
    [{ data: [{ index: 0, embedding: [] }] }, "list of numbers"],
    [{ data: [{ index: 5, embedding: [1] }] }, "number its embeddings"],
  ])("refuses the reply %j", async (body, message) => {
    const { baseURL } = await embeddingServer((_, __, response) => sendJson(response, body));
    const encoder = openAIEmbeddings({ baseURL, model: "acme/embed" }, { random: () => 0 });
    await expect(encoder.encode(["a"], "query")).rejects.toThrow(message);
  });

  test("refuses vectors that change their size from one reply to the next", async () => {
    const { baseURL } = await embeddingServer((_, number, response) =>
      sendJson(response, { data: [{ index: 0, embedding: Array(number + 1).fill(1) }] }),
    );
    const encoder = openAIEmbeddings({ baseURL, model: "acme/embed" });
    await encoder.encode(["a"], "query");
    await expect(encoder.encode(["b"], "query")).rejects.toThrow("must have 2 dimensions, got 3");
  });

  test("does not send blank texts and gives them zero vectors", async () => {
    const { baseURL, requests } = await embeddingServer();
    const encoder = openAIEmbeddings({ baseURL, model: "acme/embed" });
    await expect(encoder.encode([""], "query")).rejects.toThrow("must not be blank before");
    expect(lists(await encoder.encode(["", "a", " "], "query"))).toEqual([[0, 0, 0, 0], vectorOf("a"), [0, 0, 0, 0]]);
    expect(requests).toHaveLength(1);
  });

  test("sends the key of the variable that is named, and shows it nowhere", async () => {
    const key = "sk-example-0123456789";
    const { baseURL, requests } = await embeddingServer((request, number, response) =>
      number === 1 ? false : sendJson(response, { error: { message: `bad key ${request.authorization}` } }, 401),
    );
    const encoder = openAIEmbeddings(
      { baseURL, model: "acme/embed", apiKeyEnv: "EMBED_KEY" },
      { env: { EMBED_KEY: key } },
    );
    await encoder.encode(["a"], "query");
    expect(requests[0]?.authorization).toBe(`Bearer ${key}`);
    await expect(encoder.encode(["b"], "query")).rejects.not.toThrow(key);
  });

  test("misses a key only when it is to be sent, and not at all on this machine", async () => {
    const far = openAIEmbeddings(
      { baseURL: "https://embed.invalid/v1", model: "x", apiKeyEnv: "EMBED_KEY" },
      { env: {} },
    );
    await expect(far.encode(["a"], "query")).rejects.toThrow("set EMBED_KEY");
    const { baseURL, requests } = await embeddingServer();
    await openAIEmbeddings({ baseURL, model: "x", apiKeyEnv: "EMBED_KEY" }, { env: {} }).encode(["a"], "query");
    expect(requests[0]?.authorization).toBeUndefined();
    const odd = () =>
      openAIEmbeddings({ baseURL, model: "x", apiKeyEnv: "EMBED_KEY" }, { env: { EMBED_KEY: "key\n" } });
    expect(odd).toThrow("white space");
  });

  test.each([
    [{ baseURL: "http://example.com/v1", model: "x" }, "https"],
    [{ baseURL: "nowhere", model: "x" }, "an address"],
    [{ baseURL: "http://user:pass@127.0.0.1/v1", model: "x" }, "user name"],
    [{ baseURL: "http://127.0.0.1/v1", model: "x", apiKey: "sk-1" }, "apiKeyEnv"],
    [{ baseURL: "http://127.0.0.1/v1", model: "x", apiKeyEnv: "sk-secret0123" }, "got something else"],
    [{ baseURL: "http://127.0.0.1/v1", model: "x", batch: 3 }, "no option"],
    [{ baseURL: "http://127.0.0.1/v1", model: "x", batchSize: 0 }, "batchSize"],
  ])("refuses %j", (options, message) => {
    expect(() => openAIEmbeddings(options)).toThrow(message);
  });

  test("a caller that is aborted or late does not wait, and its batch goes on", async () => {
    const { baseURL } = await embeddingServer((request, _, response) => {
      setTimeout(
        () =>
          sendJson(response, { data: request.body.input.map((text, index) => ({ index, embedding: vectorOf(text) })) }),
        150,
      );
      return true;
    });
    const encoder = openAIEmbeddings({ baseURL, model: "acme/embed" });
    const controller = new AbortController();
    const aborted = encoder.encode(["a"], "query", { signal: controller.signal });
    const late = encoder.encode(["b"], "query", { deadline: Date.now() + 20 });
    const patient = encoder.encode(["c"], "query");
    controller.abort();
    await expect(aborted).rejects.toThrow("aborted");
    await expect(late).rejects.toThrow("time for this case is over");
    expect(lists(await patient)).toEqual([vectorOf("c")]);
  });
});

describe("cachedEncoder", () => {
  test("encodes a text once for each model, revision and role, whatever its batch", async () => {
    const { baseURL, requests } = await embeddingServer();
    const cache = createCache(memoryStore());
    const make = (options: object = {}) =>
      cachedEncoder(openAIEmbeddings({ baseURL, model: "m", revision: "1", ...options }), cache);
    const encoder = make();
    const first = await encoder.encode(["a", "b"], "query");
    const again = await make().encode(["c", "b", "a", "a"], "query");
    expect(requests.map(({ body }) => body.input)).toEqual([["a", "b"], ["c"]]);
    expect(lists([again[2]!, again[1]!])).toEqual(lists(first));
    await encoder.encode(["a"], "passage");
    await make({ revision: "2" }).encode(["a"], "query");
    await make({ model: "n" }).encode(["a"], "query");
    expect(requests).toHaveLength(5);
  });

  test("encodes anew what was damaged in its store", async () => {
    const { baseURL, requests } = await embeddingServer();
    const store = memoryStore();
    const encoder = cachedEncoder(openAIEmbeddings({ baseURL, model: "m" }), createCache(store));
    const [before] = await encoder.encode(["a"], "query");
    for await (const key of store.keys()) await store.set(key, (await store.get(key))!.replace("A", "B"));
    expect(await encoder.encode(["a"], "query")).toEqual([before]);
    expect(requests).toHaveLength(2);
  });

  test("answers from a cassette alone where the cache replays", async () => {
    const { baseURL, requests } = await embeddingServer();
    const store = memoryStore();
    const make = (mode: "auto" | "replay") => {
      const cache = createCache(store, mode);
      return cachedEncoder(openAIEmbeddings({ baseURL, model: "m" }, { cache }), cache);
    };
    await make("auto").encode(["a"], "query");
    expect(lists(await make("replay").encode(["a"], "query"))).toEqual([vectorOf("a")]);
    await expect(make("replay").encode(["b"], "query")).rejects.toThrow("cassette");
    expect(requests).toHaveLength(1);
  });
});
