import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { npmTest, openExample, runIn } from "./open-example.js";

const root = resolve(import.meta.dirname, "../..");
const read = (...path: string[]) => readFileSync(join(...path), "utf8");
const readJson = (...path: string[]) => JSON.parse(read(...path));

/** Changes one file of an example, which must hold what is replaced. */
function change(folder: string, file: string, from: string, to: string): void {
  const text = read(folder, file);
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replaceAll(from, to));
}

describe("examples", () => {
  const projects = readdirSync(join(root, "examples")).filter((name) =>
    existsSync(join(root, "examples", name, "package.json")),
  );

  test.each(projects)("%s is listed, and depends on what is tried here", (name) => {
    expect(read(root, "examples/README.md")).toContain(`[${name}](${name})`);
    const { dependencies, devDependencies } = readJson(root, "examples", name, "package.json");
    const { devDependencies: installed } = readJson(import.meta.dirname, "package.json");
    for (const [library, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(installed[library], library).toBe(library.startsWith("@eval/") ? "workspace:*" : version);
    }
  });

  test("node prints results, a rate with its interval, and what could not be scored", () => {
    const { status, printed } = npmTest(openExample("node"));
    expect(status, printed).toBe(0);
    expect(printed).toContain("2 of 3 right, 95 % interval 0.21 to 0.94\n1 unscored");
  });

  test("vitest passes, and fails where an answer is wrong", () => {
    const folder = openExample("vitest");
    const right = npmTest(folder);
    expect(right.printed).toMatch(/Tests .*5 passed/);
    expect(right.status).toBe(0);
    change(folder, "application.js", "दिल्ली", "मुंबई");
    const wrong = npmTest(folder);
    expect(wrong.printed).toMatch(/Tests .*1 failed .* 4 passed/);
    expect(wrong.printed).toContain("indic-match scored 0");
    expect(wrong.status).toBe(1);
  }, 120_000);

  test("evalite shows both metrics, and fails below its threshold", () => {
    const folder = openExample("evalite");
    const args = ["run", "--threshold", "50", "--outputPath", "results.json"];
    const right = npmTest(folder);
    expect(right.status, right.printed).toBe(0);
    runIn(folder, "node_modules/.bin/evalite", args);
    const [{ results }] = readJson(folder, "results.json").evals;
    expect(
      results.map(({ scores }: { scores: { name: string; score: number }[] }) => scores.map(({ score }) => score)),
    ).toEqual([
      [1, 1],
      [0, 0],
    ]);
    change(folder, "cities.eval.ts", "दिल्ली है", "पटना है");
    expect(npmTest(folder).status).toBe(1);
  }, 180_000);

  test("autoevals and a metric of ours score side by side", () => {
    const { status, printed } = npmTest(openExample("autoevals"));
    expect(status, printed).toBe(0);
    const rows = printed
      .trim()
      .split("\n")
      .map((line) => line.split("\t").slice(0, 2));
    expect(rows.filter(([name]) => name === "indic-match").map(([, score]) => score)).toEqual(["1.00", "1.00", "0.00"]);
    expect(rows.filter(([name]) => name === "Levenshtein")).toHaveLength(3);
  });

  test("the action scores what the example workflow names, and fails with its gate", () => {
    const folder = openExample("github-action");
    const workflow = read(folder, ".github/workflows/evals.yml");
    const [, files = ""] = /files: (.*)/.exec(workflow) ?? [];
    const [, args = ""] = /args: (.*)/.exec(workflow) ?? [];
    const act = () =>
      runIn(folder, "bash", [join(root, ".github/actions/evals/score.sh")], {
        EVALS_FILES: files,
        EVALS_ARGS: args,
        EVALS_COMMAND: "npx evals",
        EVALS_COMMENT: "evals-comment.md",
        GITHUB_OUTPUT: join(folder, "output"),
        GITHUB_STEP_SUMMARY: join(folder, "summary"),
      });
    const right = act();
    expect(right.status, right.printed).toBe(0);
    expect(read(folder, "evals-comment.md")).toContain("| indic-match | 4 | 75.0 % |");
    change(folder, "answers.csv", "१९४७", "१९५०");
    expect(act().status).toBe(1);
  }, 120_000);
});
