import fs from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withoutVolatile } from "../../../tooling/fault-injection/answer-kind.mjs";
import { scenarios } from "../../../tooling/judge-server/scenarios.mjs";
import type { SeenRequest, Step } from "../../../tooling/judge-server/script.mjs";
import { startJudgeServer } from "../../../tooling/judge-server/server.mjs";
import { Project } from "./project.js";

const KEY = "gsk_TESTKEY0123456789";
const CASES = 12;
const rows = Array.from({ length: CASES }, (_, index) => `c${index},प्रश्न ${index}?,उत्तर ${index},hi,D${index % 2}`);
const CSV = `id,question,answer,language,Domain\n${rows.join("\n")}\n`;

const asked = ({ body }: Pick<SeenRequest, "body">): string => String(body.messages.at(-1).content);
/** A model that knows every answer, and says so in words of its own. */
const knowing = (request: SeenRequest): Step => ({ content: `उत्तर ${/\d+/.exec(asked(request))?.[0] ?? "?"}` });

type Server = Awaited<ReturnType<typeof startJudgeServer>>;
let server: Server;
let script: (request: SeenRequest) => Step = knowing;
beforeEach(async () => {
  script = knowing;
  server = await startJudgeServer({ key: KEY, script: (request) => script(request) });
});
afterEach(() => server.close());

const groq = (more: object = {}) =>
  JSON.stringify({ backend: "groq", model: "openai/gpt-oss-120b", baseURL: server.url, ...more });
const withKey = { GROQ_API_KEY: KEY };
const answersOf = (here: Project, file = `${here.runFolder()}/answers.jsonl`) =>
  here
    .read(file)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
const ask = (here: Project, ...more: string[]) =>
  here.runBeside(["answer", "q.csv", "--model", groq(), ...more], withKey);

describe("evals answer", () => {
  test("asks a model every question, in its own script, and writes a file that score reads", async () => {
    using here = new Project({ "q.csv": CSV });
    const { code, stdout, stderr } = await ask(here, "-o", "a.jsonl", "-o", "a.csv");
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stdout.trim()).toBe(`${here.runFolder()}/answers.jsonl`);
    expect(stderr).toMatch(/groq:openai\/gpt-oss-120b: 12 answered; [\d,]+ tokens sent, [\d,]+ received; cost unknown/);
    expect(server.violations.size).toBe(0);
    const { body } = server.requests[0] as SeenRequest;
    expect(body).toMatchObject({ model: "openai/gpt-oss-120b", temperature: 0 });
    expect(body.messages[0].content).toContain("Answer in Hindi.");
    expect(server.requests.map(asked).sort()).toEqual(rows.map((row) => row.split(",")[1] ?? "").sort());
    for (const file of ["a.jsonl", "a.csv"]) {
      const scored = await here.runBeside(["score", file, "-m", "exact-match", "--json"]);
      expect(JSON.parse(scored.stdout).metrics[0]).toMatchObject({ scored: CASES, passed: CASES, errors: 0 });
    }
    const grouped = await here.runBeside(["score", "a.jsonl", "-m", "exact-match", "--json"]);
    expect(JSON.parse(grouped.stdout).metrics[0].groups.map(({ by }: { by: object }) => by)).toEqual([
      { Domain: "D0" },
      { Domain: "D1" },
    ]);
  });

  test("works the same with a server that speaks OpenAI's protocol, however it is named", async () => {
    await server.close();
    server = await startJudgeServer({ script: knowing });
    using here = new Project({ "q.csv": CSV });
    const ways = [
      ["--model", `qwen3:8b@${server.url}`],
      ["--model", "qwen3:8b", "--model-url", server.url],
      ["--model", `openai-compatible:qwen3:8b@${server.url}/v1`],
    ];
    for (const way of ways) {
      const { code } = await here.runBeside(["answer", "q.csv", "-n", "2", ...way, "--model-seed", "7"]);
      expect(code).toBe(0);
      expect(answersOf(here).map(({ model, output }) => [model, output])).toEqual([
        ["openai-compatible:qwen3:8b", "उत्तर 0"],
        ["openai-compatible:qwen3:8b", "उत्तर 1"],
      ]);
    }
    expect(new Set(server.requests.map(({ path: place }) => place))).toEqual(new Set(["/v1/chat/completions"]));
    expect(server.requests[0]?.body).toMatchObject({ model: "qwen3:8b", seed: 7 });
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test("SEC-01: leaves the key in nothing that it prints or writes, failures included", async () => {
    script = (request) =>
      asked(request).includes("3")
        ? { status: 400, body: { error: { message: `bad ${KEY} key` } } }
        : { content: `it is ${KEY}` };
    using here = new Project({ "q.csv": CSV });
    const { code, stdout, stderr } = await ask(here, "-o", "a.csv", "--cache", "auto");
    expect(code).toBe(3);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    const written = here.allFiles();
    expect(written.length).toBeGreaterThan(CASES);
    for (const text of [stdout, stderr, ...written]) expect(text.includes(KEY)).toBe(false);
  });

  test("writes a case that got no answer without an output, so that score counts it apart from blank ones", async () => {
    script = (request) =>
      asked(request).includes("3")
        ? (scenarios["400-context"] ?? {})
        : asked(request).includes("5")
          ? { content: "" }
          : knowing(request);
    using here = new Project({ "q.csv": CSV });
    const { code, stderr } = await ask(here, "-o", "a.jsonl", "-o", "a.csv", "-o", "a.tsv", "-o", "a.json");
    expect(code).toBe(3);
    expect(stderr).toMatch(/10 answered, 1 blank, 1 failed/);
    expect(stderr).toMatch(/request_too_large: 1 case, the first in row 4/);
    expect(stderr).toMatch(/ask again what failed with: evals answer --resume \S+ -o a\.jsonl -o a\.csv/);
    for (const file of ["a.jsonl", "a.csv", "a.tsv", "a.json"]) {
      const { stdout } = await here.runBeside(["score", file, "-m", "exact-match", "--json"]);
      expect(JSON.parse(stdout).metrics[0]).toMatchObject({ scored: 11, unscored: 1, blank: 1, passed: 10 });
    }
  });

  test("keeps what was cut off, refused or withheld as what it is", async () => {
    const steps: Step[] = [
      { content: "आधा उत्त", finishReason: "length" },
      { content: null, refusal: "I cannot help with that." },
      { content: null, finishReason: "content_filter" },
    ];
    script = (request) => steps[Number(/\d+/.exec(asked(request))?.[0])] ?? knowing(request);
    using here = new Project({ "q.csv": CSV });
    const { code, stderr } = await ask(here, "-n", "4");
    expect(code).toBe(3);
    expect(stderr).toMatch(/1 answered, 1 truncated, 1 refused by the model, 1 filtered by the server/);
    expect(answersOf(here).map(({ output, metadata }) => [output, metadata.answer.outcome])).toEqual([
      ["आधा उत्त", "truncated"],
      ["I cannot help with that.", "refused"],
      [undefined, "filtered"],
      ["उत्तर 3", "answered"],
    ]);
  });

  test("says before the first question what is not ready, and stops there", async () => {
    using here = new Project({ "q.csv": `${CSV}c1,,उत्तर,hi,D1\n` });
    const ready = await ask(here, "--dry-run", "--max-tokens", "50");
    expect(ready.code).toBe(0);
    expect(ready.stdout).toMatch(/duplicate id +look +1 case with an id that an earlier case has \(row 13\)/);
    expect(ready.stdout).toMatch(/empty input +look +1 case with a blank question \(row 13\)/);
    expect(ready.stdout).toMatch(/model +ready .* whether it answers is not tested/);
    expect(ready.stdout).toMatch(/calls +ready +12 calls/);
    expect(ready.stdout).toMatch(/estimate: 12 calls.* 600 received; cost unknown/);
    expect(ready.stdout).toMatch(/first question, as it is sent \(row 1\):[\s\S]*प्रश्न 0\?/);
    const far = ["answer", "q.csv", "--model", "groq:openai/gpt-oss-120b"];
    const noKey = { GROQ_API_KEY: undefined };
    for (const more of [["--dry-run"], []]) {
      const { code, stdout, stderr } = await here.runBeside([...far, ...more], noKey);
      expect(code).toBe(2);
      expect(stdout + stderr).toMatch(
        /model +stop +groq:openai\/gpt-oss-120b: groq needs an API key: set GROQ_API_KEY/,
      );
    }
    const many = await ask(here, "--max-calls", "5", "--dry-run");
    expect(many.code).toBe(2);
    expect(many.stdout).toMatch(/calls +stop +12 calls; --max-calls permits 5/);
    expect((await ask(here, "--max-calls", "5")).code).toBe(2);
    expect((await ask(here, "-o", "nowhere/a.csv")).stderr).toMatch(/output +stop/);
    expect(server.requests).toHaveLength(0);
    expect(here.has(".evals")).toBe(false);
  });

  test.each([
    [["--prompt", "Q: {{imput}}"], 'a prompt has no place {{imput}}; did you mean "input"?'],
    [["--prompt", "{{expected}} {{input}}"], "a prompt must not show the model what is to be found"],
    [["--prompt", "prompt.txt"], '--prompt must be a text, or a file that exists, got "prompt.txt"'],
    [["--prompt", "Answer!"], "a prompt must have a place for the question"],
    [["--profile", "multiple-choice"], 'did you mean "multiple_choice"?'],
    [["--temperature", "hot"], "--temperature must be a number from 0 to 2"],
    [["--model", "grok:x"], 'no backend "grok" of chat models is installed; did you mean groq?'],
    [["--model", "gpt"], "--model must be backend:name"],
    [["--model", "{backend:1}"], "--model must be JSON where it begins with {"],
    [["--model-url", "nonsense"], "the address of a model must be one such as"],
    [["--max-cost", "1"], "--max-cost needs --prices"],
    [["--resume", "../../x"], 'no run "../../x" was found'],
  ])("says once what is wrong with %j and asks nobody", async (more, message) => {
    using here = new Project({ "q.csv": CSV });
    const { code, stderr } = await ask(here, ...more);
    expect({ code, stderr: stderr.trim() }).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(server.requests).toHaveLength(0);
    expect(here.has(".evals")).toBe(false);
  });

  test("takes a prompt from a file, with columns, and options in letters; what a case lacks is said in its row", async () => {
    const csv = "question,option_a,option_b,answer,Domain\nराजधानी?,दिल्ली,मुंबई,A,भूगोल\nनदी?,,,गंगा,भूगोल\n";
    using here = new Project({ "q.csv": csv, "prompt.md": "\uFEFF[{{Domain}}] {{input}}\r\n{{choices}}\r\n" });
    const { code } = await ask(here, "--prompt", "prompt.md", "--system", "केवल अक्षर।");
    expect(code).toBe(3);
    expect(server.requests.map(({ body }) => body.messages)).toEqual([
      [
        { role: "system", content: "केवल अक्षर।" },
        { role: "user", content: "[भूगोल] राजधानी?\nA. दिल्ली\nB. मुंबई" },
      ],
    ]);
    expect(answersOf(here)[1].metadata.answer.error).toEqual({
      class: "missing_field",
      message: "the prompt needs choices, which this case does not have",
    });
  });

  test("counts the money, stops before there is none left, and goes on when there is more", async () => {
    const prices = {
      date: "2026-01-01",
      currency: "USD",
      perMillionTokens: { "openai/gpt-oss-120b": { input: 1, output: 1 } },
    };
    using here = new Project({ "q.csv": CSV, "prices.json": JSON.stringify(prices) });
    const poor = await ask(here, "--prices", "prices.json", "--max-cost", "0.0005", "--max-tokens", "50", "-j", "1");
    expect(poor.code).toBe(3);
    const answered = answersOf(here).filter(({ output }) => output !== undefined);
    expect(answered.length).toBeGreaterThan(0);
    expect(poor.stderr).toMatch(new RegExp(`budget_exceeded: ${CASES - answered.length} cases`));
    const { usage, cost } = answered[0].metadata.answer;
    expect(cost).toBeCloseTo((usage.inputTokens + usage.outputTokens) / 1e6, 12);
    const rich = await here.runBeside(
      ["answer", "--resume", path.basename(here.runFolder()), "--prices", "prices.json"],
      withKey,
    );
    expect(rich.code).toBe(0);
    expect(server.requests).toHaveLength(CASES);
    const total = answersOf(here).reduce((sum, row) => sum + row.metadata.answer.cost, 0);
    expect(rich.stderr).toContain(`cost ${total.toFixed(4)} USD`);
  });

  test("asks anew each time, and remembers replies only where it is told to", async () => {
    using here = new Project({ "q.csv": CSV });
    await ask(here);
    await ask(here);
    expect(server.requests).toHaveLength(2 * CASES);
    await ask(here, "--cassette", "tape");
    const replayed = await here.runBeside(
      ["answer", "q.csv", "--model", groq(), "--cassette", "tape", "--cache", "replay"],
      {
        GROQ_API_KEY: undefined,
      },
    );
    expect(replayed.code).toBe(0);
    expect(replayed.stderr).toContain("12 answered, 12 from the cache; 0 tokens sent");
    expect(server.requests).toHaveLength(3 * CASES);
  });

  test("writes rows alone to standard output where it is the target", async () => {
    using here = new Project({ "q.csv": CSV });
    const { stdout } = await ask(here, "-o", "-", "-n", "3");
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).output),
    ).toEqual(["उत्तर 0", "उत्तर 1", "उत्तर 2"]);
    const piped = here.start(["answer", "-", "--model", groq(), "--json"], withKey);
    expect(piped.pid).toBeGreaterThan(0);
    piped.kill("SIGKILL");
  });

  test("FS-11: goes on with what it was begun with, and refuses a prompt file, a model or questions that have changed", async () => {
    script = (request) => (asked(request).includes("7") ? (scenarios["400-context"] ?? {}) : knowing(request));
    using here = new Project({ "q.csv": CSV, "prompt.txt": "{{input}}" });
    expect((await ask(here, "--prompt", "prompt.txt", "--temperature", "0.5")).code).toBe(3);
    const run = path.basename(here.runFolder());
    const known = server.requests.length;
    const refused = async (...more: string[]) => {
      const { code, stderr } = await here.runBeside(["answer", "--resume", run, ...more], withKey);
      expect(code).toBe(2);
      return stderr;
    };
    here.write("prompt.txt", "Q: {{input}}");
    expect(await refused()).toContain('prompt was "{{input}}", is "Q: {{input}}"');
    here.write("prompt.txt", "{{input}}\n");
    expect(await refused("--temperature", "0")).toContain("temperatures.0 was 0.5, is 0");
    expect(await refused("--model", "groq:openai/gpt-oss-20b")).toContain("models.0.model was");
    expect(await refused("--limit", "3")).toContain("source.limit was undefined, is 3");
    here.write("q.csv", CSV.replace("प्रश्न 7", "सवाल 7"));
    expect(await refused()).toContain("files.0.sha256 was");
    here.write("q.csv", CSV);
    expect(server.requests).toHaveLength(known);
    script = knowing;
    expect((await here.runBeside(["answer", "--resume", run], withKey)).code).toBe(0);
    expect(server.requests.slice(known).map(asked)).toEqual(["प्रश्न 7?"]);
    expect(server.requests.at(-1)?.body.temperature).toBe(0.5);
  });

  test("FS-05: ends with 130 on an interrupt and 143 on a termination, and goes on from there", async () => {
    script = (request) => ({ delayMs: 60, ...knowing(request) });
    using peaceful = new Project({ "q.csv": CSV });
    await ask(peaceful);
    const wanted = answersOf(peaceful).map(withoutVolatile);
    for (const [signal, exit] of [
      ["SIGINT", 130],
      ["SIGTERM", 143],
    ] as const) {
      using here = new Project({ "q.csv": CSV });
      const { child, recorded } = await startAndWait(here, 3);
      child.kill(signal);
      expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(exit);
      expect(here.has(`${here.runFolder()}/answers.jsonl`)).toBe(false);
      expect(JSON.parse(here.read(`${here.runFolder()}/answer.json`)).status).toBe("interrupted");
      expect(recorded()).toBeGreaterThanOrEqual(3);
      const { code } = await here.runBeside(["answer", "--resume", path.basename(here.runFolder())], withKey);
      expect(code).toBe(0);
      expect(answersOf(here).map(withoutVolatile)).toEqual(wanted);
    }
  });

  test("FS-07: refuses a run that another process is writing and names it; takes it over when that one is dead", async () => {
    script = (request) => ({ delayMs: 60, ...knowing(request) });
    using here = new Project({ "q.csv": CSV });
    const { child } = await startAndWait(here, 2);
    // Held still, so that it cannot end before the other process has looked.
    child.kill("SIGSTOP");
    const again = ["answer", "--resume", path.basename(here.runFolder())];
    // What it had sent before it was held is still on its way.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const known = server.requests.length;
    const { code, stderr } = await here.runBeside(again, withKey);
    expect(code).toBe(2);
    expect(stderr).toContain(`process ${child.pid}`);
    expect(server.requests).toHaveLength(known);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    expect((await here.runBeside(again, withKey)).code).toBe(0);
    expect(answersOf(here)).toHaveLength(CASES);
  });
});

async function startAndWait(here: Project, cases: number) {
  const child = here.start(["answer", "q.csv", "--model", groq(), "-j", "2"], withKey);
  child.stderr?.resume();
  child.stdout?.resume();
  const recorded = () => {
    const runs = here.has(".evals/runs") ? fs.readdirSync(path.join(here.directory, ".evals", "runs")) : [];
    const journal = `.evals/runs/${runs[0]}/replies.jsonl`;
    return runs.length > 0 && here.has(journal) ? here.read(journal).split("\n").length - 1 : 0;
  };
  const deadline = Date.now() + 20_000;
  while (recorded() < cases) {
    if (Date.now() > deadline) throw new Error(`${cases} replies did not come`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { child, recorded };
}
