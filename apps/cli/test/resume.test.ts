import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const ROWS = 60;
const csv = `id,answer,response,Domain\n${Array.from({ length: ROWS }, (_, index) => `q${index},a${index % 7},x a${index % 5} y,D${index % 3}`).join("\n")}\n`;

/** Writes a line for each case it scores, waits, and fails a case once when asked: what was scored twice shows. */
const witness = `import fs from "node:fs";
const info = { package: "./m.mjs", name: "witness", version: 1, summary: "s", source: "s", needs: ["output"], range: [0, 1], higherIsBetter: true };
const factory = (options = {}) => Object.assign(async ({ id, output, expected }) => {
  await new Promise((done) => setTimeout(done, 15));
  fs.appendFileSync("scored.log", id + "\\n");
  if (fs.existsSync("fail-" + id)) return { name: "witness", status: "error", score: null, passed: null, label: "timeout", reason: "r", metadata: {} };
  const passed = output.includes(expected);
  return { name: "witness", status: "scored", score: passed ? 1 : 1 / 3, passed, label: passed ? "in" : "out", reason: "r", metadata: { id } };
}, { info, options, async: true });
export const metric = Object.assign(factory, { evalMetric: 1, info, defaults: {} });
`;

const RUN = ["score", "a.csv", "-m", "witness", "--plugin", "./m.mjs", "-j", "3"];
const project = () => new Project({ "a.csv": csv, "m.mjs": witness });

const resultsOf = (here: Project) => ({
  journal: here.read(path.join(here.runFolder(), "results.jsonl")),
  summary: here.read(path.join(here.runFolder(), "summary.json")),
});

const idOf = (here: Project) => path.basename(here.runFolder());

describe("evals score --resume", () => {
  test("gives the bytes of an undisturbed run after kill -9 at any point, and scores no case twice", async () => {
    using undisturbed = project();
    expect(undisturbed.run(RUN).code).toBe(0);
    const wanted = resultsOf(undisturbed);
    for (const cases of [0, 1, 17, 40, 59]) {
      using here = project();
      await killAfter(here, cases);
      const { code, stderr } = here.run(["score", "--resume", idOf(here), "--plugin", "./m.mjs"]);
      expect({ code, stderr }).toMatchObject({ code: 0 });
      expect(resultsOf(here)).toEqual(wanted);
      const scored = here.read("scored.log").trim().split("\n");
      // Only what was under way when the process died is scored again.
      expect(scored.length - new Set(scored).size).toBeLessThanOrEqual(3);
    }
  });

  test("has nothing to do for a finished run and changes nothing", () => {
    using here = project();
    here.run(RUN);
    const before = resultsOf(here);
    expect(here.run(["score", "--resume", idOf(here), "--plugin", "./m.mjs"]).code).toBe(0);
    expect(resultsOf(here)).toEqual(before);
    expect(here.read("scored.log").trim().split("\n")).toHaveLength(ROWS);
  });

  test("tries again what ended in an error, and nothing else", () => {
    using here = project();
    here.write("fail-q5", "");
    here.write("fail-q9", "");
    expect(here.run(RUN).code).toBe(3);
    fs.rmSync(path.join(here.directory, "fail-q5"));
    fs.rmSync(path.join(here.directory, "fail-q9"));
    expect(here.run(["score", "--resume", idOf(here), "--plugin", "./m.mjs"]).code).toBe(0);
    const scored = here.read("scored.log").trim().split("\n");
    expect(scored.slice(ROWS).sort()).toEqual(["q5", "q9"]);
    using undisturbed = project();
    undisturbed.run(RUN);
    expect(resultsOf(here)).toEqual(resultsOf(undisturbed));
  });

  test.each([
    ["another file content", (here: Project) => here.write("a.csv", csv.replace("q3", "q3b")), []],
    ["other options", () => {}, ["a.csv", "-m", "exact-match"]],
    ["another grouping", () => {}, ["--by", "id"]],
  ])("refuses %s and shows what differs", (_, change, extra) => {
    using here = project();
    here.run(RUN);
    change(here);
    const { code, stderr } = here.run(["score", ...extra, "--resume", idOf(here), "--plugin", "./m.mjs"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/cannot be resumed[\s\S]* was [\s\S]*, is /);
  });

  test("ends with 130 on an interrupt, with 143 on a termination, and goes on from there", async () => {
    using undisturbed = project();
    undisturbed.run(RUN);
    for (const [signal, code] of [
      ["SIGINT", 130],
      ["SIGTERM", 143],
    ] as const) {
      using here = project();
      expect(await endAfter(here, 10, signal)).toBe(code);
      expect(JSON.parse(here.read(path.join(here.runFolder(), "run.json"))).status).toBe("interrupted");
      expect(here.run(["score", "--resume", idOf(here), "--plugin", "./m.mjs"]).code).toBe(0);
      expect(resultsOf(here)).toEqual(resultsOf(undisturbed));
    }
  });

  test("refuses a run that another process is writing", async () => {
    using here = project();
    const child = here.start(RUN);
    await waitFor(() => scoredCases(here) >= 5);
    // Held still, so that it cannot end before the other process has looked.
    child.kill("SIGSTOP");
    const { code, stderr } = here.run(["score", "--resume", idOf(here), "--plugin", "./m.mjs"]);
    expect(code).toBe(2);
    expect(stderr).toContain(`process ${child.pid}`);
    child.kill("SIGKILL");
    await ended(child);
  });
});

async function killAfter(here: Project, cases: number): Promise<void> {
  await endAfter(here, cases, "SIGKILL");
}

async function endAfter(here: Project, cases: number, signal: NodeJS.Signals): Promise<number | null> {
  const child = here.start(RUN);
  const end = ended(child);
  await waitFor(
    () =>
      here.has(".evals/runs") && here.has(path.join(here.runFolder(), "results.jsonl")) && scoredCases(here) >= cases,
  );
  child.kill(signal);
  return end;
}

const ended = (child: ReturnType<Project["start"]>) =>
  new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));

const scoredCases = (here: Project) => (here.has("scored.log") ? here.read("scored.log").split("\n").length - 1 : 0);

async function waitFor(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error("waited too long");
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
