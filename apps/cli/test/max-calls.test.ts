import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startJudgeServer } from "../../../tooling/judge-server/server.mjs";
import { Project } from "./project.js";

const rows = Array.from({ length: 60 }, (_, index) => `c${index},प्रश्न ${index}?,उत्तर ${index},यह उत्तर ${index} है`);
const CSV = `id,question,answer,response\n${rows.join("\n")}\n`;

type Server = Awaited<ReturnType<typeof startJudgeServer>>;
let server: Server;
beforeEach(async () => {
  server = await startJudgeServer({});
});
afterEach(() => server.close());

const judge = () =>
  `answer-equivalence:${JSON.stringify({ model: { backend: "groq", model: "openai/gpt-oss-120b", baseURL: server.url } })}`;
const run = (here: Project, ...options: string[]) =>
  here.runBeside(["score", "a.csv", "-m", judge(), ...options], { GROQ_API_KEY: "gsk_TESTKEY0123456789" });

describe("evals score --max-calls", () => {
  test("refuses a run with more calls than allowed before the first is made, and cuts none short", async () => {
    using here = new Project({ "a.csv": CSV });
    const { code, stderr } = await run(here, "--max-calls", "59");
    expect(code).toBe(2);
    expect(stderr).toContain("calls of models must be at most 59, got 60 planned");
    expect(server.requests).toHaveLength(0);
    expect(here.has(".evals/runs")).toBe(false);
  });

  test("lets a run go on that stays within", async () => {
    using here = new Project({ "a.csv": CSV });
    expect((await run(here, "--max-calls", "60")).code).toBe(0);
    expect(server.requests).toHaveLength(60);
  });

  test("counts the cases of a sample, and a reply in the cache as no call", async () => {
    using here = new Project({ "a.csv": CSV });
    expect((await run(here, "--sample", "20", "--max-calls", "20")).code).toBe(0);
    const { code, stderr } = await run(here, "--max-calls", "39");
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("got 40 planned") });
  });

  test("stands in no way of a quick run of ten cases", async () => {
    using here = new Project({ "a.csv": CSV });
    expect((await run(here, "--mode", "quick")).code).toBe(0);
    expect(server.requests).toHaveLength(10);
  });

  test("is said by a dry run, which makes no call", async () => {
    using here = new Project({ "a.csv": CSV });
    const { code, stdout } = await run(here, "--max-calls", "10", "--dry-run");
    expect(code).toBe(0);
    expect(stdout).toContain("refused: 60 calls are more than the 10 allowed");
    expect(server.requests).toHaveLength(0);
  });

  test("asks nothing of metrics that call no model", async () => {
    using here = new Project({ "a.csv": CSV });
    expect(here.run(["score", "a.csv", "-m", "exact-match", "--max-calls", "1"]).code).toBe(0);
  });
});
