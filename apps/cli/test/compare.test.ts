import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const QUESTIONS = 60;

/** Answers to the same questions, of which every `step`th is wrong. */
const answers = (step: number) =>
  `id,question,answer,response,Domain\n${Array.from({ length: QUESTIONS }, (_, index) => `q${index},what ${index}?,a${index},${index % step === 0 ? "no" : `a${index}`},D${index % 2}`).join("\n")}\n`;

function scoredProject(a: number, b: number): { here: Project; runs: [string, string] } {
  const here = new Project({ "a.csv": answers(a), "b.csv": answers(b) });
  const idOfLast = (known: readonly string[]) =>
    readdirSync(path.join(here.directory, ".evals", "runs")).find((id) => !known.includes(id)) ?? "";
  here.run(["score", "a.csv", "-m", "exact-match"]);
  const first = idOfLast([]);
  here.run(["score", "b.csv", "-m", "exact-match"]);
  return { here, runs: [first, idOfLast([first])] };
}

describe("evals compare", () => {
  test("tells a better run from a worse one, over all cases and in slices", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    const { code, stdout } = here.run(["compare", ...runs, "--by", "Domain", "--json"]);
    expect(code).toBe(0);
    const { pairs, pairedBy, comparisons, tests } = JSON.parse(stdout);
    expect({ pairs, pairedBy, tests }).toEqual({ pairs: 60, pairedBy: "id", tests: 3 });
    expect(comparisons[0]).toMatchObject({
      metric: "exact-match",
      slice: null,
      conclusion: "better",
      discordant: { onlyA: 0, onlyB: 24 },
    });
    // 24 of 24 in one direction: two-sided binomial test, 2 × 0.5^24.
    expect(comparisons[0].test.p).toBeCloseTo(2 * 0.5 ** 24, 15);
    expect(comparisons[1].slice).toEqual({ column: "Domain", value: "D0" });
  });

  test("fails a regression beyond the tolerance, and no other", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    const [better, worse] = [...runs].reverse() as [string, string];
    expect(here.run(["compare", better, worse, "--fail-on-regression"]).code).toBe(1);
    expect(here.run(["compare", better, worse, "--fail-on-regression", "--tolerance", "0.5"]).code).toBe(0);
    expect(here.run(["compare", worse, better, "--fail-on-regression"]).code).toBe(0);
  });

  test("sees no difference between a run and itself, and says what it could have seen", () => {
    const { here, runs } = scoredProject(2, 3);
    using _ = here;
    const { stdout } = here.run(["compare", runs[0], runs[0]]);
    expect(stdout).toContain("No difference is seen");
  });

  test("writes Markdown that a pull request can show", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    here.run(["compare", ...runs, "-o", "diff.md"]);
    expect(here.read("diff.md")).toMatch(/\| all \| 60 \| 50\.0 % \| 90\.0 % \| \+40\.0 % \|/);
  });

  test("refuses files that have changed since, unfinished runs and unknown ones", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    here.write("b.csv", answers(3));
    expect(here.run(["compare", ...runs]).stderr).toContain("b.csv, which has changed");
    expect(here.run(["compare", runs[0], "nope"]).code).toBe(2);
    expect(here.run(["compare", "a.csv", "b.csv"]).stderr).toContain("score it first");
  });

  test("refuses to slice by a column that is not there", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    const { code, stderr } = here.run(["compare", ...runs, "--by", "Domian"]);
    expect(code).toBe(2);
    expect(stderr).toContain('--by must name a column, got "Domian"; did you mean "Domain"?');
  });
});
