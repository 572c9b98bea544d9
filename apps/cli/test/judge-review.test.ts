import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SeenRequest } from "../../../tooling/judge-server/script.mjs";
import { startJudgeServer } from "../../../tooling/judge-server/server.mjs";
import { Project } from "./project.js";

/** Twenty right answers, ten that say more than was asked and just fail, ten wrong ones. */
const CASES = 40;
const response = (index: number) =>
  index < 20 ? `उत्तर${index} दिल्ली` : index < 30 ? `यह उत्तर${index} दिल्ली है` : `पता नहीं ${index}`;
const rows = Array.from(
  { length: CASES },
  (_, index) => `c${index},प्रश्न ${index}?,उत्तर${index} दिल्ली,${response(index)}`,
);
const CSV = `id,question,answer,response\n${rows.join("\n")}\n`;
const TOKEN_F1 = 'token-f1:{"threshold":0.7}';

/** Which case a request is about. */
const caseOf = ({ body }: Pick<SeenRequest, "body">): number =>
  Number(/प्रश्न (\d+)\?/.exec(String(body.messages.at(-1).content))?.[1] ?? Number.NaN);

const verdict = (pass: boolean) => ({
  content: JSON.stringify({ critique: "told by the test", verdict: pass ? "PASS" : "FAIL", confidence: "high" }),
});

/** Passes what is right or says more, but for two; what it says of two others is no verdict. */
function judged(request: SeenRequest) {
  const index = caseOf(request);
  if (index === 25) return { content: "I would give this one half a point." };
  if (index === 27) return { content: '{"critique": "x", "verdict": NaN, "confidence": "high"}' };
  return verdict(index < 30 && index !== 3 && index !== 29);
}

type Server = Awaited<ReturnType<typeof startJudgeServer>>;
let server: Server;
beforeEach(async () => {
  server = await startJudgeServer({ script: judged });
});
afterEach(() => server.close());

function scored(): Project {
  const here = new Project({ "a.csv": CSV });
  here.run(["score", "a.csv", "-m", TOKEN_F1, "--detail", "full"]);
  return here;
}

const review = (here: Project, ...more: string[]) =>
  here.runBeside(["judge-review", here.runFolder(), "-m", "answer-equivalence", "--judge-url", server.url, ...more]);

const linesOf = (here: Project) =>
  here
    .read(`${here.runFolder()}/judge-review.jsonl`)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

const asked = () => server.requests.map(caseOf);
const ids = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

describe("evals judge-review", () => {
  // genai_capability_bench judges the first ten flagged rows of the file.
  test("judges the flagged cases in the order of the queue, not of the file", async () => {
    using here = scored();
    const { code } = await review(here, "--max-cases", "4", "--audit", "0", "-j", "1");
    expect(code).toBe(0);
    expect(asked()).toEqual([20, 21, 22, 23]);
    expect(here.run(["report", here.runFolder(), "--review-queue", "q.jsonl"]).code).toBe(0);
    const queue = here
      .read("q.jsonl")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).id);
    expect(queue.slice(0, 4)).toEqual(["c20", "c21", "c22", "c23"]);
    expect(queue).toHaveLength(20);
  });

  test("reports rescues and the reverse with their denominators, corrects the pass rate, and changes nothing", async () => {
    using here = scored();
    const before = here.read(`${here.runFolder()}/results.jsonl`);
    const { code, stdout } = await review(here, "--max-cases", "20", "--audit", "40", "--json");
    const { queue, audit, cases, passed, corrected } = JSON.parse(stdout);
    expect(code).toBe(3);
    expect(queue).toMatchObject({
      chosen: 20,
      judged: 18,
      errors: 2,
      rescued: { count: 7, n: 18 },
      overturned: { n: 0 },
    });
    expect(audit).toMatchObject({ chosen: 40, judged: 38, errors: 2, overturned: { count: 1, n: 20 } });
    expect({ cases, passed }).toEqual({ cases: 40, passed: 20 });
    // By hand: 20 failing cases of which 7 of 18 judged are rescued, 20 passing ones of which 19 stay.
    expect(corrected.value).toBeCloseTo((20 * (7 / 18) + 19) / 40, 12);
    expect(corrected.interval.low).toBeLessThan(corrected.value);
    expect(here.read(`${here.runFolder()}/results.jsonl`)).toBe(before);
  });

  // There, text that is no verdict counts as 0.5 and NaN as 1.
  test("counts what is no verdict as an error, and never as half a pass", async () => {
    using here = scored();
    await review(here, "--max-cases", "20", "--audit", "0");
    const of = (id: string) => linesOf(here).find((line) => line.kind === "verdict" && line.id === id);
    expect(of("c25")).toMatchObject({ status: "error", score: null, passed: null });
    expect(of("c27")).toMatchObject({ status: "error", score: null, passed: null });
    const { stdout } = await review(here, "--max-cases", "20", "--audit", "0");
    expect(stdout).toMatch(/flagged, most urgent first +20 +18 +2 +0 +38\.9 % \(7 of 18; [\d.]+ to [\d.]+ %\)/);
    expect(stdout).toContain("no verdict of the run was changed");
    expect(stdout).toContain("draw a larger --audit");
  });

  test("draws the same random sample for a seed", async () => {
    using here = scored();
    const sampleOf = async (seed: string) => {
      await review(here, "--max-cases", "0", "--audit", "8", "--seed", seed);
      return linesOf(here)
        .findLast((line) => line.kind === "selection")
        .audit.map(([number]: [number]) => number);
    };
    const first = await sampleOf("5");
    expect(first).toHaveLength(8);
    await sampleOf("6");
    expect(await sampleOf("5")).toEqual(first);
  });

  test("asks again only where it failed, cuts a torn line, and leaves the verdicts of other judges alone", async () => {
    using here = scored();
    await review(here, "--max-cases", "20", "--audit", "0", "--no-cache");
    expect(ids(asked())).toHaveLength(20);
    const file = path.join(here.directory, here.runFolder(), "judge-review.jsonl");
    appendFileSync(file, '{"kind":"verdict","revi');
    const before = server.requests.length;
    const again = await review(here, "--max-cases", "20", "--audit", "0", "--no-cache");
    expect(ids(asked().slice(before))).toEqual([25, 27]);
    expect(again.stderr).toContain("20 verdicts of this judge are known, 2 cases are to be judged");
    expect(linesOf(here).filter(({ kind }) => kind === "selection")).toHaveLength(1);

    const other = 'answer-equivalence:{"repeats":3}';
    const changed = await here.runBeside([
      "judge-review",
      here.runFolder(),
      "-m",
      other,
      "--judge-url",
      server.url,
      "--max-cases",
      "2",
      "--audit",
      "0",
    ]);
    expect(changed.stderr).toContain("22 verdicts of other judges or options stay as they are");
    expect(readFileSync(file, "utf8")).not.toContain('"revi\n');
  });

  test("killed on the way and started again, loses no verdict and judges none twice", async () => {
    await server.close();
    server = await startJudgeServer({ script: (request) => ({ delayMs: 60, ...verdict(caseOf(request) < 30) }) });
    using here = scored();
    const args = ["judge-review", here.runFolder(), "-m", "answer-equivalence", "--judge-url", server.url];
    const child = here.start([...args, "--max-cases", "20", "--audit", "20", "-j", "2", "--no-cache"]);
    const closed = new Promise((resolve) => child.on("close", resolve));
    while (server.requests.length < 9) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill("SIGKILL");
    await closed;
    const known = linesOf(here).filter(({ kind }) => kind === "verdict");
    expect(known.length).toBeGreaterThan(3);
    const before = server.requests.length;
    const { code, stdout } = await review(here, "--max-cases", "20", "--audit", "20", "--no-cache", "--json");
    expect(code).toBe(0);
    const repeated = asked()
      .slice(before)
      .map((index) => `c${index}`);
    for (const { id } of known) expect(repeated).not.toContain(id);
    expect(JSON.parse(stdout).queue).toMatchObject({ judged: 20, errors: 0, pending: 0 });
  });

  test("is heard by the report: ratings take the random sample, and a run that went on is another run", async () => {
    using here = scored();
    await review(here, "--max-cases", "20", "--audit", "40");
    const { stdout } = here.run(["report", here.runFolder(), "-o", "r.md"]);
    expect(stdout).toContain("the judge differs on 8 of 38 cases drawn at random");
    const bench = here.run(["report", here.runFolder(), "-o", "r.md", "--preset", "capability-bench"]);
    expect(bench.stdout).toContain("7 failing cases would pass by the judge, 17.5 % of all");
    here.run(["score", "--resume", path.basename(here.runFolder())]);
    expect(here.run(["report", here.runFolder(), "-o", "r.md"]).stdout).not.toContain("the judge differs");
  });

  test("shows what it would do, and asks nobody, with --dry-run", async () => {
    using here = scored();
    const { code, stdout } = await review(here, "--max-cases", "3", "--audit", "2", "--seed", "1", "--dry-run");
    expect(code).toBe(0);
    expect(stdout).toContain("flagged cases, most urgent first: 21, 22, 23\n");
    expect(stdout).toMatch(/calls: \d, of these 0 in the cache/);
    expect(server.requests).toHaveLength(0);
    expect(here.has(`${here.runFolder()}/judge-review.jsonl`)).toBe(false);
  });

  test("stops asking when the money is spent, and says which cases were not judged", async () => {
    using here = scored();
    const model = "openai/gpt-oss-120b";
    here.write(
      "prices.json",
      JSON.stringify({ date: "2026-01-01", currency: "USD", perMillionTokens: { [model]: { input: 1, output: 1 } } }),
    );
    const { code, stdout } = await review(
      here,
      "--max-cases",
      "20",
      "--audit",
      "0",
      "--prices",
      "prices.json",
      "--max-cost",
      "0.01",
      "-j",
      "1",
      "--json",
    );
    expect(code).toBe(3);
    const { queue, calls } = JSON.parse(stdout);
    expect(calls.cost).toBeLessThanOrEqual(0.01);
    expect(queue.judged).toBeGreaterThan(0);
    expect(queue.judged + queue.errors).toBe(20);
  });

  test("warns of a judge that judges its own answers", async () => {
    const own = CSV.replace("id,", "model,id,").replaceAll("\nc", "\nopenai/gpt-oss-120b,c");
    using here = new Project({ "a.csv": own });
    here.run(["score", "a.csv", "-m", TOKEN_F1]);
    const { stderr } = await review(here, "--max-cases", "4", "--audit", "0");
    expect(stderr).toContain("the judge's model wrote 4 of these answers itself");
  });

  test("refuses what cannot be reviewed, before anything is asked", async () => {
    using here = scored();
    const refused = async (...args: string[]) => {
      const { code, stderr } = await here.runBeside(["judge-review", here.runFolder(), ...args]);
      expect(code).toBe(2);
      return stderr;
    };
    expect(await refused("-m", "answer-equivalnce")).toContain("did you mean answer-equivalence?");
    expect(await refused("-m", "token-f1")).toContain("the judge must be another metric than the one reviewed");
    expect(await refused()).toContain("--metric");
    expect(await refused("-m", "exact-match", "--max-cases", "0", "--audit", "0")).toContain(
      "there is nothing to judge",
    );
    here.write(`${here.runFolder()}/judge-review.jsonl`, '{"kind":"other"}\n');
    expect(await refused("-m", "exact-match")).toContain("must be a selection or a verdict");
    here.write("a.csv", `${CSV}\n`);
    expect(await refused("-m", "exact-match")).toContain("a judge needs the texts of the cases: a.csv has changed");
    expect(server.requests).toHaveLength(0);
  });

  test("takes any metric for a judge", async () => {
    using here = scored();
    const { code, stdout } = await here.runBeside([
      "judge-review",
      here.runFolder(),
      "-m",
      "exact-substring",
      "--json",
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      metric: "exact-substring",
      queue: { rescued: { count: 10, n: 20 } },
      calls: null,
    });
  });
});
