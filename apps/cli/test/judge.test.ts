import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { scenarios } from "../../../tooling/judge-server/scenarios.mjs";
import { atRates } from "../../../tooling/judge-server/script.mjs";
import { startJudgeServer } from "../../../tooling/judge-server/server.mjs";
import { Project } from "./project.js";

const KEY = "gsk_TESTKEY0123456789";
const CASES = 40;
const rows = Array.from({ length: CASES }, (_, index) => `c${index},प्रश्न ${index}?,उत्तर ${index},यह उत्तर ${index} है`);
const CSV = `id,question,answer,response\n${rows.join("\n")}\n`;

type Server = Awaited<ReturnType<typeof startJudgeServer>>;
let server: Server;
beforeEach(async () => {
  server = await startJudgeServer({ key: KEY });
});
afterEach(() => server.close());

/** The judge at the server of this test, asked with a key as Groq is. */
const judge = (more: object = {}) =>
  `answer-equivalence:${JSON.stringify({ model: { backend: "groq", model: "openai/gpt-oss-120b", baseURL: server.url, ...more } })}`;
const withKey = { GROQ_API_KEY: KEY };
const metricOf = (stdout: string) => JSON.parse(stdout).metrics[0];

describe("a judge on the command line", () => {
  test("scores a file, says what it used, and that a stub is a stub", async () => {
    using here = new Project({ "a.csv": CSV });
    const { code, stdout } = await here.runBeside(["score", "a.csv", "-m", judge()], withKey);
    expect(code).toBe(0);
    expect(stdout).toMatch(/calls: 40 answered, 0 from the cache, 40 requests; .* cost unknown: give prices/);
    expect(stdout).toContain("the judge is a STUB: its verdicts are made up and mean nothing");
    expect(server.violations.size).toBe(0);
  });

  test("leaves the key in nothing that it prints or writes", async () => {
    using here = new Project({ "a.csv": CSV });
    const args = ["score", "a.csv", "-m", judge(), "--detail", "full", "-o", "out.csv", "--verbose"];
    const { stdout, stderr } = await here.runBeside(args, withKey);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    const written = here.allFiles();
    expect(written.length).toBeGreaterThan(CASES);
    for (const text of [stdout, stderr, ...written]) expect(text.includes(KEY)).toBe(false);
  });

  test("counts the calls of a dry run and makes none", async () => {
    using here = new Project({ "a.csv": CSV });
    const { code, stdout } = await here.runBeside(["score", "a.csv", "-m", judge(), "--dry-run"], withKey);
    expect(code).toBe(0);
    expect(stdout).toMatch(/calls: 40, of these 0 in the cache; about [\d,]+ tokens sent/);
    expect(server.requests).toHaveLength(0);
  });

  test("asks nobody what it remembers, everybody with --no-cache, and a cassette alone with replay", async () => {
    using here = new Project({ "a.csv": CSV });
    const first = await here.runBeside(["score", "a.csv", "-m", judge(), "--json", "--cassette", "tape"], withKey);
    expect(server.requests).toHaveLength(CASES);
    const replay = ["score", "a.csv", "-m", judge(), "--json", "--cassette", "tape", "--cache", "replay"];
    const second = await here.runBeside(replay);
    expect(second.code).toBe(0);
    expect(metricOf(second.stdout)).toEqual(metricOf(first.stdout));
    expect(server.requests).toHaveLength(CASES);
    await here.runBeside(["score", "a.csv", "-m", judge(), "--no-cache", "--cassette", "tape"], withKey);
    expect(server.requests).toHaveLength(2 * CASES);
    const changed = await here.runBeside([...replay.slice(0, 3), judge({ topP: 0.5 }), ...replay.slice(4)]);
    expect(changed.code).toBe(3);
    expect(metricOf(changed.stdout).labels).toEqual({ stale_cassette: CASES });
  });

  test("stops asking when the money is spent, and goes on from there", async () => {
    const prices = {
      date: "2026-01-01",
      currency: "USD",
      perMillionTokens: { "openai/gpt-oss-120b": { input: 1, output: 1 } },
    };
    using here = new Project({ "a.csv": CSV, "prices.json": JSON.stringify(prices) });
    const args = ["score", "a.csv", "-m", judge(), "--prices", "prices.json", "--json"];
    const poor = await here.runBeside([...args, "--max-cost", "0.01", "-j", "1"], withKey);
    expect(poor.code).toBe(3);
    const { labels, scored } = metricOf(poor.stdout);
    expect(labels.budget_exceeded).toBe(CASES - scored);
    expect(scored).toBeGreaterThan(0);
    expect(JSON.parse(poor.stdout).run.calls.cost).toBeLessThanOrEqual(0.01);
    const run = path.basename(here.runFolder());
    const rich = await here.runBeside(["score", "--resume", run, "--json"], withKey);
    expect(metricOf(rich.stdout)).toMatchObject({ scored: CASES, errors: 0 });
    expect(server.requests.length).toBe(CASES);
  });

  test("records the server that --judge-url names, asks it again on resume, and refuses another one", async () => {
    await server.close();
    server = await startJudgeServer({ script: ({ number }) => (number < 3 ? {} : { status: 401, body: {} }) });
    using here = new Project({ "a.csv": CSV });
    const args = ["score", "a.csv", "-n", "6", "-j", "1", "-m", "answer-equivalence", "--no-cache"];
    expect((await here.runBeside([...args, "--judge-url", server.url])).code).toBe(3);
    const run = path.basename(here.runFolder());
    const manifest = JSON.parse(here.read(`${here.runFolder()}/run.json`));
    expect(manifest.metrics[0].options.model).toMatchObject({
      backend: "openai-compatible",
      baseURL: `${server.url}/v1`,
    });
    const before = server.requests.length;
    await here.runBeside(["score", "--resume", run, "--no-cache", "-j", "1"]);
    expect(server.requests.length).toBeGreaterThan(before);
    const other = await here.runBeside(["score", "--resume", run, "--judge-url", "http://127.0.0.1:9"]);
    expect(other.code).toBe(2);
    expect(other.stderr).toContain("options");
  });

  test("lets the metric that it names read the judge's reasons", async () => {
    using here = new Project({ "a.csv": CSV });
    const model = { backend: "groq", model: "openai/gpt-oss-120b", baseURL: server.url };
    const indic = (traceCheck: string) => `indic-judge:${JSON.stringify({ model, reference: "ignore", traceCheck })}`;
    const read = await here.runBeside(["score", "a.csv", "-n", "5", "-m", indic("trap-words"), "--json"], withKey);
    expect(metricOf(read.stdout)).toMatchObject({ scored: 5, errors: 0 });
    const unknown = await here.runBeside(["score", "a.csv", "-n", "5", "-m", indic("trap-wrods"), "--json"], withKey);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('no metric "trap-wrods" is installed; did you mean trap-words?');
  });

  test("is validated by a card of its own, says in what it differs from another, and refuses one of another model", async () => {
    using here = new Project({ "a.csv": `question,answer,response,language,human\nप्रश्न?,उत्तर,यह उत्तर,hi,pass\n` });
    await server.close();
    server = await startJudgeServer();
    const check = ["judge", "check", "a.csv", "--label", "human", "--judge-url", server.url, "-o", "card.json"];
    expect((await here.runBeside(check)).code).toBe(0);
    const card = JSON.parse(here.read("card.json"));
    const flagsWith = async (options: object) => {
      const args = ["score", "a.csv", "-m", `answer-equivalence:${JSON.stringify({ card, ...options })}`, "--json"];
      return metricOf((await here.runBeside([...args, "--judge-url", server.url])).stdout);
    };
    expect(await flagsWith({})).toMatchObject({ scored: 1, flags: {} });
    expect(await flagsWith({ temperature: 1 })).toMatchObject({ scored: 1, flags: { cardOfOtherOptions: 1 } });
    // The server that judges is moved by --judge-url, and the one that the card was made of is not.
    const elsewhere = { ...card, model: { ...card.model, baseURL: "http://127.0.0.1:9/v1" } };
    expect(await flagsWith({ card: elsewhere })).toMatchObject({ flags: { cardOfOtherModel: 1 } });
    const other = { ...card, model: { ...card.model, model: "acme/other" } };
    const refused = ["score", "a.csv", "-m", `answer-equivalence:${JSON.stringify({ card: other })}`];
    const { code, stderr } = await here.runBeside([...refused, "--judge-url", server.url]);
    expect(code).toBe(2);
    expect(stderr).toContain('the judge card is of "acme/other", not of "openai/gpt-oss-120b"');
  });

  test("is not tested without accepted answers", async () => {
    using here = new Project({ "p.csv": "question,response\nq,a\n" });
    const { code, stderr } = await here.runBeside(["judge", "check", "p.csv", "--judge-url", server.url]);
    expect(code).toBe(2);
    expect(stderr).toContain("no case has one; say which column holds them: --map expected=COLUMN");
  });

  test("says which variable holds the key where there is none, and asks nobody", async () => {
    using here = new Project({ "a.csv": CSV });
    const groq = 'answer-equivalence:{"model":{"backend":"groq","model":"openai/gpt-oss-120b"}}';
    const { code, stdout } = await here.runBeside(["score", "a.csv", "-m", groq], { GROQ_API_KEY: undefined });
    expect(code).toBe(3);
    expect(stdout).toContain("groq needs an API key: set GROQ_API_KEY in the environment");
  });

  test("names the backends there are where one is not", async () => {
    using here = new Project({ "a.csv": CSV });
    const args = ["score", "a.csv", "-m", 'answer-equivalence:{"model":{"backend":"grok"}}'];
    const { code, stderr } = await here.runBeside(args);
    expect(code).toBe(2);
    expect(stderr).toBe('evals: no backend "grok" of chat models is installed; did you mean groq?\n');
    expect(here.has(".evals")).toBe(false);
  });

  test.each([
    [["--judge-url", "nonsense"], 'the URL of a judge must be one such as "http://127.0.0.1:8787", got "nonsense"'],
    [["--judge-url", "http://example.org"], "http"],
    [["--max-cost", "1"], "--max-cost needs --prices"],
  ])("says once what is wrong with %j, before any case is scored", async (more, message) => {
    using here = new Project({ "a.csv": CSV });
    const { code, stderr } = await here.runBeside(["score", "a.csv", "-m", "answer-equivalence", ...more]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(here.has(".evals")).toBe(false);
  });

  test("killed twice and resumed, judges no case again that was recorded, and loses none", async () => {
    await server.close();
    const fault = (name: string, rate: number) => ({ rate, step: scenarios[name] ?? {} });
    const script = atRates(
      { a: fault("429-fraction", 0.05), b: fault("500-page", 0.02), c: fault("two-objects", 0.01) },
      3,
    );
    server = await startJudgeServer({ key: KEY, script: (request) => ({ delayMs: 40, ...script(request) }) });
    using here = new Project({ "a.csv": CSV });
    const args = ["score", "a.csv", "-m", judge(), "--no-cache", "-j", "2"];
    const undisturbed = await here.runBeside([...args, "--json"], withKey);
    for (const path of here.allFiles()) expect(path.includes(KEY)).toBe(false);

    await killAfter(here, args, 10);
    const run = path.basename(here.runFolder());
    await killAfter(here, ["score", "--resume", run, "--no-cache", "-j", "2"], 20);
    const recorded = journal(here, run);
    const before = server.requests.length;
    const { stdout } = await here.runBeside(["score", "--resume", run, "--no-cache", "--json"], withKey);
    const asked = server.requests.slice(before).map(({ body }) => String(body.messages[1].content));
    for (const { id } of recorded) expect(asked.some((text) => text.includes(`यह उत्तर ${id.slice(1)} है`))).toBe(false);
    expect(journal(here, run).map(({ id }) => id)).toEqual(Array.from({ length: CASES }, (_, index) => `c${index}`));
    const totals = ({ scored, passed, mean, labels }: Record<string, unknown>) => ({ scored, passed, mean, labels });
    expect(totals(metricOf(stdout))).toEqual(totals(metricOf(undisturbed.stdout)));
  });
});

const journal = (here: Project, run: string): { id: string }[] =>
  readFileSync(path.join(here.directory, ".evals", "runs", run, "results.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line));

/** Starts a command and kills it as soon as the journal of the newest run holds so many cases. */
async function killAfter(here: Project, args: readonly string[], cases: number): Promise<void> {
  const known = here.has(".evals/runs") ? here.runFolder() : null;
  const child = here.start(args, withKey);
  const closed = new Promise((resolve) => child.on("close", resolve));
  const isResumed = args.includes("--resume");
  const deadline = Date.now() + 20_000;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const folder = here.has(".evals/runs") ? here.runFolder() : null;
    const isNew = folder !== null && (isResumed || folder !== known);
    if (isNew && here.has(`${folder}/results.jsonl`) && journal(here, path.basename(folder)).length >= cases) break;
    if (Date.now() > deadline) throw new Error(`${cases} cases did not come`);
  }
  child.kill("SIGKILL");
  await closed;
}
