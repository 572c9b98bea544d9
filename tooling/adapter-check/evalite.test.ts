import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Evalite } from "evalite/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/**
 * Evalite itself runs `fixtures/evalite/cities.eval.ts`, in a process of its own since it ends the one that it is
 * in. Not run: its storage in SQLite and its server.
 */
describe("evalite 0.19.0", () => {
  const folder = mkdtempSync(join(tmpdir(), "adapter-check-"));
  let evals: Evalite.Exported.Eval[] = [];
  let exitCode: number | null = null;

  beforeAll(() => {
    const file = join(folder, "results.json");
    // The names of the outer Vitest would make the inner one believe that it is a worker.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
    const args = ["run-evalite.mjs", join(import.meta.dirname, "fixtures/evalite"), file];
    exitCode = spawnSync(process.execPath, args, { cwd: import.meta.dirname, env, encoding: "utf8" }).status;
    evals = (JSON.parse(readFileSync(file, "utf8")) as Evalite.Exported.Output).evals;
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const evalNamed = (name: string) => evals.find((one) => one.name === name);

  test("records the scores of adapted metrics, converted where lower is better", () => {
    const results = evalNamed("scored")?.results.map(({ scores }) => scores.map(({ name, score }) => [name, score]));
    expect(results).toEqual([
      [
        ["shared-words", 1],
        ["wrong-words", 0.5],
      ],
      [
        ["shared-words", 0],
        ["wrong-words", 0.5],
      ],
    ]);
  });

  test("shows the description and the explanation of a score", () => {
    expect(evalNamed("scored")?.results[0]?.scores[0]).toMatchObject({
      description: "Share of the expected words that the output has.",
      metadata: { rationale: "1 of 1 words", label: "matched", score: 1 },
    });
  });

  test("fails a case that cannot be scored, with the reason, and the whole run", () => {
    expect(evalNamed("unscored")).toMatchObject({
      status: "fail",
      results: [{ status: "fail", scores: [], output: { message: expect.stringContaining('needs "expected"') } }],
    });
    expect(exitCode).toBe(1);
  });

  test("stores a null as 0, which is why an adapted metric throws by default", () => {
    expect(evalNamed("unscored as null")).toMatchObject({
      status: "success",
      averageScore: 0,
      results: [{ scores: [{ score: 0, metadata: { status: "unscored", score: null } }, { score: 0 }] }],
    });
  });
});
