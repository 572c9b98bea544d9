import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { killAndResume } from "../../../tooling/fault-injection/kill-and-resume.mjs";
import { startJudgeServer } from "../../../tooling/judge-server/server.mjs";
import { Project } from "./project.js";

const bin = fileURLToPath(new URL("../dist/bin.cjs", import.meta.url));

/** Every process is begun anew many times, beside whatever else the machine does. */
const MINUTES = 180_000;

/** The same with 50 kills: `node tooling/fault-injection/run.mjs`. */
describe("a run that is killed with SIGKILL at random moments", () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), "kills-"));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  test.each(["answer", "score"])(
    "loses nothing of evals %s, asks nothing again that was recorded, and ends the same",
    async (kind) => {
      const figures = await killAndResume({ kind, bin, directory, kills: 5, cases: 60, withinMs: 2_000 });
      expect(figures).toMatchObject({ lost: 0, recordedAndAskedAgain: 0, differing: 0 });
      expect(figures.kills).toBeGreaterThanOrEqual(5);
      expect(figures.askedTwice).toBeLessThanOrEqual(figures.mostAskedTwice);
    },
    MINUTES,
  );
});

/** A limit on the size of files is a disk that is full, made by the kernel without a right that tests lack. */
const HALF_KILOBYTES = 24;

describe("a run whose disk is full", () => {
  test("says which file had no place, and leaves nothing of a run or a table that was never begun", async () => {
    using here = new Project({ "a.csv": "answer,response\na,a\n" });
    const run = await here.runBeside(["score", "a.csv"], {}, 0);
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(/evals: .+[/\\]lock: no file may grow so large here/);
    expect(readdirSync(path.join(here.directory, ".evals/runs"))).toEqual([]);
    const table = await here.runBeside(["score", "a.csv", "--no-journal", "-o", "o.csv"], {}, 0);
    expect(table.code).toBe(2);
    expect(table.stderr).toContain("evals: o.csv: no file may grow so large here");
    expect(readdirSync(here.directory).sort()).toEqual([".evals", "a.csv"]);
  });

  test.each([
    ["answer", ["answer", "q.csv", "-j", "2"], "replies.jsonl", "answers.jsonl"],
    [
      "score",
      ["score", "q.csv", "-m", "answer-equivalence", "--no-cache", "--detail", "full", "-j", "2"],
      "results.jsonl",
      "summary.json",
    ],
  ] as const)(
    "ends evals %s with 3, says so, keeps what was recorded, and goes on from there",
    async (kind, args, journal, result) => {
      const rows = Array.from(
        { length: 120 },
        (_, index) => `q${index},प्रश्न q${index}?,उत्तर ${index},यह उत्तर ${index} है`,
      );
      const server = await startJudgeServer();
      using here = new Project({ "q.csv": `id,question,answer,response\n${rows.join("\n")}\n` });
      try {
        const whom = kind === "answer" ? ["--model", `stub@${server.url}`] : ["--judge-url", server.url];
        const full = await here.runBeside([...args, ...whom], {}, HALF_KILOBYTES);
        expect(full.code).toBe(3);
        const id = path.basename(here.runFolder());
        expect(full.stderr).toMatch(
          /could not be written: EFBIG: file too large, write; .*make room and go on with --resume/,
        );
        // Those under way are given up; nothing more is asked.
        const lines = here.read(`${here.runFolder()}/${journal}`).split("\n");
        const recorded = lines.filter((line) => line.endsWith("}")).map((line) => JSON.parse(line).id as string);
        expect(recorded.length).toBeGreaterThan(5);
        expect(server.requests.length).toBeLessThan(recorded.length + 10);
        const before = server.requests.length;
        const rest = await here.runBeside([kind, "--resume", id, ...(kind === "score" ? ["--no-cache"] : [])]);
        expect({ code: rest.code, stderr: rest.stderr }).toMatchObject({ code: 0 });
        const asked = server.requests
          .slice(before)
          .map(({ body }) => /q\d+/.exec(String(body.messages.at(-1).content))?.[0]);
        expect(asked.filter((name) => recorded.includes(String(name)))).toEqual([]);
        expect(asked.length + recorded.length).toBe(rows.length);
        expect(here.has(`${here.runFolder()}/${result}`)).toBe(true);
      } finally {
        await server.close();
      }
    },
    MINUTES,
  );
});
