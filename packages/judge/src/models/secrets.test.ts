import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import { type CallEvent, createCache, createLedger } from "@eval/calls";
import { fileStore } from "@eval/calls/node";
import { afterEach, describe, expect, test, vi } from "vitest";
import { inTurn } from "../../../../tooling/judge-server/script.mjs";
import { callError, closeServers, KEY, question, scenario, scenariosInTurn, stubModel } from "../../test/stub-model.js";
import { groq, openAICompatible } from "../models.js";

closeServers();
afterEach(() => vi.unstubAllEnvs());

const BASE64_KEY = Buffer.from(KEY).toString("base64");

/** A server that hands the key back in every way that it can. */
const echo = {
  message: `Incorrect API key provided: ${KEY}`,
  code: KEY,
  param: `headers.authorization: Bearer ${KEY}`,
};

describe("the API key", () => {
  test("SEC-01: appears in no error, event, reply, cached file or output", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "calls-"));
    const written: string[] = [];
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, "write").mockImplementation((chunk) => Boolean(written.push(String(chunk)))),
    );
    vi.stubEnv("GROQ_LOG", "debug");
    const events: CallEvent[] = [];
    const steps = [
      { status: 500, body: { error: echo } },
      { status: 429, headers: { "x-request-id": KEY }, body: { error: { message: `${KEY} ${BASE64_KEY}` } } },
      { content: `{"verdict":"PASS","critique":"the key is ${KEY}"}`, reasoning: KEY, fingerprint: KEY },
      { status: 400, body: { error: { ...echo, failed_generation: KEY } } },
    ];
    const ledger = createLedger();
    const host = {
      onEvent: (event: CallEvent) => void events.push(event),
      ledger,
      cache: createCache(fileStore(folder)),
    };
    const { model } = await stubModel(inTurn(...steps), { host });
    const reply = await model.chat({ messages: [{ role: "user", content: `my key is ${KEY}` }] });
    const error = await callError(model.chat(question));
    for (const spy of spies) spy.mockRestore();

    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = files
      .filter((file) => file.isFile())
      .map((file) => readFile(path.join(file.parentPath, file.name), "utf8"));
    const all = [
      ...(await Promise.all(texts)),
      ...written,
      ...[events, reply, ledger.totals(), error.detail].map((value) => JSON.stringify(value)),
      ...[error, model, reply].map((value) => inspect(value, { depth: 9, showHidden: true })),
      String(error.stack),
    ];
    await rm(folder, { recursive: true });
    expect(texts).toHaveLength(1);
    expect(events.length).toBeGreaterThan(0);
    expect(all.filter((text) => text.includes(KEY) || text.includes(BASE64_KEY))).toEqual([]);
    expect(reply.text).toContain("[redacted]");
    expect(error.message).toContain("Incorrect API key provided: [redacted]");
  });

  test("account names of the server are hidden in errors as well", async () => {
    const { model } = await stubModel(scenariosInTurn("429-day"));
    const error = await callError(model.chat(question));
    expect(error.message).toContain("in organization `[redacted]`");
  });

  test("SEC-03: models and errors can be inspected and written", async () => {
    const { model } = await stubModel(scenariosInTurn("401"));
    const error = await callError(model.chat(question));
    expect(inspect(model, { depth: 9, showHidden: true })).not.toContain(KEY);
    expect(JSON.stringify([model, error])).not.toContain(KEY);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/headers|Bearer/);
    expect(error.cause).toBeUndefined();
  });

  test("SEC-05: the environment redirects nothing and replaces no header", async () => {
    const evil = await stubModel(scenariosInTurn("ok"));
    vi.stubEnv("GROQ_BASE_URL", evil.server.url);
    vi.stubEnv("GROQ_CUSTOM_HEADERS", "Authorization: Bearer other\nX-Spy: yes");
    const { server, model } = await stubModel(scenariosInTurn("ok"));
    await model.chat(question);
    expect(evil.server.requests).toHaveLength(0);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(server.requests[0]?.headers["x-spy"]).toBeUndefined();
    expect([...server.violations]).toEqual([]);
  });

  test.each([
    "http://evil.example",
    "http://10.0.0.7/v1",
    "http://localhost.evil.example",
    "http://127.0.0.1.evil.example",
  ])("SEC-05: does not cross a network in the clear to %s", (baseURL) => {
    expect(() => groq({ baseURL }, { env: { GROQ_API_KEY: KEY } })).toThrow(
      "baseURL must be https, or http on this machine",
    );
  });

  test("http to another machine needs a word of the user's", () => {
    expect(() => openAICompatible({ model: "m", baseURL: "http://10.0.0.7/v1", allowHttp: true })).not.toThrow();
  });

  test.each(["ftp://127.0.0.1", "evil", "https://user:secret@host.example/v1", "https://host.example/v1?key=secret"])(
    "an address such as %s is refused, and what may be secret in it not shown",
    (baseURL) => {
      expect(() => groq({ baseURL }, { env: {} })).toThrow(/^baseURL must (?!.*:secret@)/);
    },
  );

  test.each(["", " ", "bad\nkey", "gsk_key\n", "कुंजी", "key with space"])(
    "SEC-07: %j is no key, and is refused before any request without being shown",
    async (key) => {
      const make = stubModel(scenariosInTurn("ok"), { host: { env: { GROQ_API_KEY: key } } });
      const error = await callError(make);
      expect(error.code).toBe("config_error");
      expect(error.message).toMatch(
        /^the API key in GROQ_API_KEY (is empty|has white space or characters that are not ASCII in it)$/,
      );
    },
  );

  test("is missed when a request is to be sent, and not before", async () => {
    const model = groq({}, { env: {} });
    expect(model.obstacle).toBe("groq needs an API key: set GROQ_API_KEY in the environment");
    expect(groq({}, { env: { GROQ_API_KEY: KEY } }).obstacle).toBeUndefined();
    expect(groq({ baseURL: "http://127.0.0.1:1" }, { env: {} }).obstacle).toBeUndefined();
    const error = await callError(model.chat(question));
    expect(error.message).toBe("groq:openai/gpt-oss-120b: groq needs an API key: set GROQ_API_KEY in the environment");
    expect(error.code).toBe("config_error");
  });

  test("has no place in a descriptor", () => {
    expect(() => groq({ apiKey: KEY }, { env: {} })).toThrow(/^a model's descriptor must not hold a key, got apiKey; /);
    // The key itself in the place of the variable's name.
    expect(() => groq({ apiKeyEnv: KEY }, { env: {} })).toThrow(
      /^apiKeyEnv of a chat model must be the name of a variable, got "\[redacted\]"$/,
    );
  });

  test("is taken from the variable that the descriptor names, and from no other", async () => {
    const { server, model } = await stubModel(() => scenario("ok"), {
      apiKeyEnv: "JUDGE_KEY",
      host: { env: { GROQ_API_KEY: "gsk_other0000000", JUDGE_KEY: KEY } },
    });
    await model.chat(question);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });
});
