import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type ChatModel, type ChatReply, type ChatRequest, type EvalCase, EvalError } from "@eval/core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readCases } from "../read-cases.js";
import { openSource } from "../rows/open-source.js";
import { answerCases } from "./answer.js";
import type { AnswerRequest } from "./answer-request.js";

type Said = string | Partial<ChatReply> | Error;

/** A model that says what a function of the question says, and keeps what it was asked. */
function modelOf(say: (question: string, draw: number) => Said, id = "test:one") {
  const requests: ChatRequest[] = [];
  const model: ChatModel = {
    id,
    async chat(request, context) {
      requests.push(request);
      const said = say(request.messages.at(-1)?.content ?? "", requests.length);
      await new Promise((resolve) => setTimeout(resolve, 1));
      context?.signal?.throwIfAborted();
      if (said instanceof Error) throw said;
      const given = typeof said === "string" ? { text: said } : said;
      return { text: "", finishReason: "stop", model: "one", usage: { inputTokens: 100, outputTokens: 10 }, ...given };
    },
  };
  return { model, requests, descriptor: { backend: "test", model: id }, temperature: 0 };
}

const callError = (code: string, detail: object = {}) =>
  Object.assign(new EvalError(code, `${code} happened`), { name: "CallError", detail });

describe("answerCases", () => {
  let directory: string;

  beforeEach(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), "answers-"));
  });

  afterEach(() => fs.rmSync(directory, { recursive: true }));

  const numbered = (cases: readonly EvalCase[]) => cases.map((evalCase, index) => ({ number: index + 1, evalCase }));
  const questions = numbered([
    { id: "a", input: "प्रश्न एक?", expected: "x", metadata: { Domain: "Art", level: "2" } },
    { id: "b", input: "q2", expected: ["x", "y"] },
    { id: "c", expected: "x" },
  ]);

  const request = (more: Partial<AnswerRequest> & Pick<AnswerRequest, "models">): AnswerRequest => ({
    cases: questions,
    columns: ["Domain"],
    files: [],
    source: {},
    mapping: {},
    selection: {},
    prompt: { profile: null, prompt: null, system: null },
    promptFile: null,
    maxTokens: null,
    seed: null,
    concurrency: 2,
    maxCalls: null,
    costOf: (_, { inputTokens, outputTokens }) => (inputTokens + outputTokens) / 1_000,
    tables: [],
    directory,
    resume: null,
    versions: {},
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  });

  const rowsOf = (file: string | null) =>
    fs
      .readFileSync(file ?? "", "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));

  test("writes every field of a case, what is said to it, and how that came about", async () => {
    const one = modelOf((question) => `answer to ${question}`);
    const { answers, totals } = await answerCases(request({ models: [one], maxTokens: 50, seed: 7 }));
    const [first, second, third] = rowsOf(answers);
    expect(first).toEqual({
      id: "a",
      input: "प्रश्न एक?",
      expected: "x",
      Domain: "Art",
      output: "answer to प्रश्न एक?",
      model: "test:one",
      metadata: {
        level: "2",
        answer: {
          outcome: "answered",
          finishReason: "stop",
          answeredBy: null,
          usage: { inputTokens: 100, outputTokens: 10 },
          cost: 0.11,
          error: null,
          latencyMs: expect.any(Number),
          cached: false,
          attempts: null,
          requestId: null,
        },
      },
    });
    expect(second.expected).toEqual(["x", "y"]);
    // What cannot be asked is no blank answer: it has none, and says why.
    expect(Object.hasOwn(third, "output")).toBe(false);
    expect(third.metadata.answer.error).toEqual({
      class: "missing_field",
      message: "the prompt needs input, which this case does not have",
    });
    expect(one.requests).toHaveLength(2);
    expect(one.requests[0]).toMatchObject({ temperature: 0, maxTokens: 50, seed: 7 });
    expect(totals.models[0]).toMatchObject({ outcomes: { answered: 2, unanswered: 1 }, inputTokens: 200, cost: 0.22 });
    expect(totals.unanswered).toBe(1);
  });

  test("keeps each kind of reply as what it is", async () => {
    const kinds: Record<string, Said> = {
      long: { text: "half an ans", finishReason: "length" },
      refused: { text: "", refusal: "I cannot help with that." },
      withheld: { text: "", finishReason: "content_filter" },
      cut: { text: "some", finishReason: "content_filter" },
      blank: { text: " \n" },
      thought: { text: "42", reasoning: "six by seven" },
      joined: { text: "<think>\nछह गुना सात\n</think>\n\n42" },
      endless: { text: "<think>and on", finishReason: "length" },
      renamed: { text: "x", model: "one-2026-01-01" },
    };
    const cases = numbered(Object.keys(kinds).map((input) => ({ id: input, input })));
    const { answers, totals } = await answerCases(
      request({ cases, models: [modelOf((question) => kinds[question] ?? "")] }),
    );
    const rows = Object.fromEntries(rowsOf(answers).map((row) => [row.id, row]));
    const short = (id: string) => [
      rows[id].output,
      rows[id].metadata.answer.outcome,
      rows[id].metadata.answer.error?.class ?? null,
    ];
    expect(short("long")).toEqual(["half an ans", "truncated", null]);
    expect(short("refused")).toEqual(["I cannot help with that.", "refused", null]);
    expect(short("withheld")).toEqual([undefined, "filtered", "content_filter"]);
    expect(short("cut")).toEqual(["some", "filtered", null]);
    expect(short("blank")).toEqual([" \n", "blank", null]);
    expect(rows["thought"]).toMatchObject({ output: "42", trace: "six by seven" });
    expect(rows["joined"]).toMatchObject({ output: "42", trace: "छह गुना सात" });
    expect(short("endless")).toEqual(["<think>and on", "truncated", null]);
    expect(rows["renamed"].metadata.answer.answeredBy).toBe("one-2026-01-01");
    expect(totals.unanswered).toBe(1);
  });

  test("records failures by class, asks them again when gone on with, and never what was answered", async () => {
    const failing = modelOf((question) => (question === "q2" ? callError("rate_limited", { attempts: 5 }) : "ok"));
    const first = await answerCases(request({ models: [failing] }));
    expect(first.totals.models[0]?.failures).toEqual({ rate_limited: 1, missing_field: 1 });
    expect(rowsOf(first.answers)[1].metadata.answer).toMatchObject({ attempts: 5, error: { class: "rate_limited" } });
    const mended = modelOf(() => "now");
    const second = await answerCases(request({ models: [mended], resume: first.folder.id }));
    expect(mended.requests.map(({ messages }) => messages.at(-1)?.content)).toEqual(["q2"]);
    expect(rowsOf(second.answers).map(({ output }) => output)).toEqual(["ok", "now", undefined]);
    expect(second).toMatchObject({ resumed: 2, folder: first.folder });
    // FS-12: what was used counts both parts.
    expect(second.totals.models[0]).toMatchObject({ inputTokens: 200, outcomes: { answered: 2, unanswered: 1 } });
    const idle = modelOf(() => "never");
    const third = await answerCases(request({ models: [idle], resume: first.folder.id }));
    expect(idle.requests).toHaveLength(0);
    expect(rowsOf(third.answers)).toEqual(rowsOf(second.answers));
  });

  test("asks anew where it is not told to go on: no earlier answer passes for one of this run", async () => {
    await answerCases(request({ models: [modelOf(() => "old")] }));
    const { answers } = await answerCases(request({ models: [modelOf(() => "new")] }));
    expect(rowsOf(answers)[0].output).toBe("new");
  });

  test("gives each model its rows, one model after the other", async () => {
    const models = [modelOf(() => "first"), modelOf(() => "second", "test:two")];
    const { answers, totals } = await answerCases(request({ models }));
    expect(rowsOf(answers).map(({ id, model, output }) => [id, model, output])).toEqual([
      ["a", "test:one", "first"],
      ["b", "test:one", "first"],
      ["c", "test:one", undefined],
      ["a", "test:two", "second"],
      ["b", "test:two", "second"],
      ["c", "test:two", undefined],
    ]);
    expect(totals.models.map(({ model }) => model)).toEqual(["test:one", "test:two"]);
    await expect(answerCases(request({ models: [models[0] as never, models[0] as never] }))).rejects.toThrow(
      /"test:one" twice/,
    );
  });

  test("refuses more calls than are permitted before the first one, and leaves nothing behind", async () => {
    const one = modelOf(() => "x");
    await expect(answerCases(request({ models: [one], maxCalls: 1 }))).rejects.toThrow(
      "this takes 2 calls, and --max-calls permits 1; nothing was asked",
    );
    expect(one.requests).toHaveLength(0);
    expect(fs.existsSync(path.join(directory, ".evals"))).toBe(false);
    expect((await answerCases(request({ models: [one], maxCalls: 2 }))).totals.unanswered).toBe(1);
  });

  test.each<[string, (one: ReturnType<typeof modelOf>) => Partial<AnswerRequest>, RegExp]>([
    [
      "another prompt",
      () => ({ prompt: { profile: null, prompt: "Q: {{input}}", system: null } }),
      /prompt was null, is "Q: \{\{input\}\}"/,
    ],
    [
      "another system text",
      () => ({ prompt: { profile: null, prompt: null, system: "s" } }),
      /system was null, is "s"/,
    ],
    [
      "another profile",
      () => ({ prompt: { profile: "short_answer_qa", prompt: null, system: null } }),
      /profile was null/,
    ],
    ["another temperature", (one) => ({ models: [{ ...one, temperature: 0.7 }] }), /temperatures\.0 was 0, is 0\.7/],
    ["another length", () => ({ maxTokens: 9 }), /maxTokens was null, is 9/],
    ["another seed", () => ({ seed: 3 }), /seed was null, is 3/],
    ["another model", () => ({ models: [modelOf(() => "x", "test:three")] }), /models.*test:three/],
    ["another mapping", () => ({ mapping: { input: "q" } }), /mapping\.input was undefined, is "q"/],
    ["another selection", () => ({ selection: { seed: 5 } }), /selection\.seed was undefined, is 5/],
    ["other cases", () => ({ cases: questions.slice(0, 2) }), /conversationsSha256 was/],
  ])("FS-11: refuses to go on with %s and shows what differs", async (_, change, message) => {
    const one = modelOf(() => "x");
    const { folder } = await answerCases(request({ models: [one] }));
    const before = fs.readFileSync(path.join(folder.path, "answers.jsonl"), "utf8");
    await expect(answerCases(request({ models: [one], resume: folder.id, ...change(one) }))).rejects.toThrow(message);
    expect(one.requests).toHaveLength(2);
    expect(fs.readFileSync(path.join(folder.path, "answers.jsonl"), "utf8")).toBe(before);
    expect(fs.existsSync(path.join(folder.path, "lock"))).toBe(false);
  });

  test("FS-11: refuses to go on with other questions, and goes on wherever its folder was moved", async () => {
    const file = path.join(directory, "q.csv");
    fs.writeFileSync(file, "input\nप्रश्न\n");
    const { folder } = await answerCases(request({ models: [modelOf(() => "x")], files: [file] }));
    const manifest = fs.readFileSync(path.join(folder.path, "answer.json"), "utf8");
    expect(manifest).not.toContain(directory);
    const moved = `${directory}-moved`;
    fs.renameSync(directory, moved);
    const files = [path.join(moved, "q.csv")];
    const idle = modelOf(() => "never");
    await answerCases(request({ models: [idle], files, directory: moved, resume: folder.id }));
    expect(idle.requests).toHaveLength(0);
    fs.appendFileSync(files[0] as string, "another\n");
    const changed = request({ models: [idle], files, directory: moved, resume: folder.id });
    await expect(answerCases(changed)).rejects.toThrow(/files\.0\.bytes was 25, is 33/);
    fs.renameSync(moved, directory);
  });

  test("ends at an interrupt without an answer file and goes on from there", async () => {
    const stop = new AbortController();
    const cases = numbered(Array.from({ length: 20 }, (_, index) => ({ input: `q${index}` })));
    const stopping = modelOf((_, draw) => {
      if (draw === 7) stop.abort();
      return "x";
    });
    const first = await answerCases(request({ cases, models: [stopping], signal: stop.signal }));
    expect(first).toMatchObject({ interrupted: true, answers: null });
    const recorded = first.totals.models[0]?.cases ?? 0;
    expect(recorded).toBeGreaterThan(3);
    const rest = modelOf(() => "x");
    const second = await answerCases(request({ cases, models: [rest], resume: first.folder.id }));
    expect(rest.requests).toHaveLength(20 - recorded);
    expect(rowsOf(second.answers)).toHaveLength(20);
  });

  test("ends at once where the disk is full, says so, and goes on when there is room", async () => {
    const cases = numbered(Array.from({ length: 30 }, (_, index) => ({ input: `q${index}` })));
    let room = 1_500;
    const write = (file: number, bytes: Uint8Array) => {
      if (room <= 0) throw new Error("ENOSPC: no space left on device, write");
      const written = fs.writeSync(file, bytes, 0, Math.min(room, bytes.length));
      room -= written;
      return written;
    };
    const one = modelOf(() => "x");
    await expect(answerCases(request({ cases, models: [one], write }))).rejects.toThrow(
      /replies\.jsonl could not be written: ENOSPC/,
    );
    // Two at a time: what was under way is given up, and nothing more is asked.
    const asked = one.requests.length;
    expect(asked).toBeLessThan(12);
    const [id] = fs.readdirSync(path.join(directory, ".evals", "runs"));
    const rest = modelOf(() => "x");
    const { answers, resumed } = await answerCases(request({ cases, models: [rest], resume: id as string }));
    expect(resumed).toBeGreaterThan(2);
    expect(rest.requests).toHaveLength(30 - resumed);
    expect(rowsOf(answers)).toHaveLength(30);
  });

  test("FS-07: refuses a run that another process holds and names it; takes over the lock of one that died", async () => {
    const one = modelOf(() => "x");
    const { folder } = await answerCases(request({ models: [one] }));
    const lock = path.join(folder.path, "lock");
    fs.writeFileSync(lock, JSON.stringify({ pid: process.pid, host: os.hostname() }));
    const again = request({ models: [one], resume: folder.id });
    await expect(answerCases(again)).rejects.toThrow(`process ${process.pid}`);
    expect(one.requests).toHaveLength(2);
    fs.writeFileSync(lock, JSON.stringify({ pid: 2 ** 30, host: os.hostname() }));
    await expect(answerCases(again)).resolves.toBeTruthy();
  });

  test.each(["../../x", "a/../../b", "C:\\x", "\0", "CON", "a".repeat(300)])(
    "FS-09: makes nothing outside of its folder for a run or a case named %j",
    async (name) => {
      const project = path.join(directory, "project");
      fs.mkdirSync(project);
      const cases = numbered([{ id: name, input: "q" }]);
      const here = request({ cases, models: [modelOf(() => "x")], directory: project });
      await expect(answerCases({ ...here, resume: name })).rejects.toThrow(/run/);
      expect(rowsOf((await answerCases(here)).answers)[0].id).toBe(name);
      expect(fs.readdirSync(directory)).toEqual(["project"]);
      expect(fs.readdirSync(project)).toEqual([".evals"]);
    },
  );

  test("guards a table against formulas, and gives every case back as it was read, without an output where there is none", async () => {
    const cases = numbered([
      { id: "a", input: "=1+1", expected: ["x", "y"], choices: [{ label: "1", text: "हाँ" }], context: ["p1", "p2"] },
      { id: "b", input: "q", metadata: { scoring_profile: "rag" }, context: [] },
    ]);
    const target = path.join(directory, "a.csv");
    const { guardedCells } = await answerCases(
      request({
        cases,
        columns: ["scoring_profile"],
        models: [modelOf(() => "-2+3|cmd")],
        tables: [{ target, format: "csv" }],
        prompt: {
          profile: null,
          prompt: "{{input}}{{#choices}}{{context}}{{/choices}}{{^choices}}{{context}}{{/choices}}",
          system: null,
        },
      }),
    );
    expect(guardedCells).toBe(2);
    const read: EvalCase[] = [];
    for await (const evalCase of readCases(await openSource([target]))) read.push(evalCase);
    expect(read[0]).toMatchObject({ input: "'=1+1", output: "'-2+3|cmd", expected: ["x", "y"], context: ["p1", "p2"] });
    expect(read[0]?.choices).toEqual([{ label: "1", text: "हाँ" }]);
    // Empty in a table: with its metadata it is no blank answer.
    expect(read[1]).toMatchObject({ id: "b", metadata: { scoring_profile: "rag" } });
    expect(read[1]?.output).toBeUndefined();
  });

  test("refuses to write over its questions, and a run without cases", async () => {
    const file = path.join(directory, "q.jsonl");
    fs.writeFileSync(file, '{"input":"q"}\n');
    const one = modelOf(() => "x");
    const over = request({ models: [one], files: [file], tables: [{ target: file, format: "jsonl" }] });
    await expect(answerCases(over)).rejects.toThrow(/must not be a file that is read/);
    await expect(answerCases(request({ models: [one], cases: [] }))).rejects.toThrow(/there must be a case to ask/);
    expect(one.requests).toHaveLength(0);
  });

  test("is readable by its owner only", async () => {
    const { folder } = await answerCases(request({ models: [modelOf(() => "x")] }));
    expect(fs.statSync(folder.path).mode & 0o777).toBe(0o700);
    for (const name of fs.readdirSync(folder.path)) {
      expect([name, fs.statSync(path.join(folder.path, name)).mode & 0o777]).toEqual([name, 0o600]);
    }
  });
});
