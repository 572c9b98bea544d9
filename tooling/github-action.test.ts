import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "evals-action-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs the script of the action as a runner would, with what a workflow gives. */
function act(name: string, rows: string, args = "") {
  const directory = path.join(folder, name);
  fs.mkdirSync(directory);
  fs.writeFileSync(path.join(directory, "answers of हिन्दी.csv"), rows);
  const { status } = spawnSync("bash", [here("../.github/actions/evals/score.sh")], {
    cwd: directory,
    encoding: "utf8",
    env: {
      ...process.env,
      EVALS_FILES: '"answers of हिन्दी.csv"',
      EVALS_ARGS: args,
      EVALS_COMMAND: `${process.execPath} ${here("../apps/cli/dist/bin.cjs")}`,
      EVALS_COMMENT: "comment.md",
      GITHUB_OUTPUT: path.join(directory, "output"),
      GITHUB_STEP_SUMMARY: path.join(directory, "summary"),
    },
  });
  const read = (file: string) => {
    const at = path.join(directory, file);
    return fs.existsSync(at) ? fs.readFileSync(at, "utf8") : "";
  };
  return { status, output: read("output"), summary: read("summary"), comment: read("comment.md") };
}

const RIGHT = "question,answer,response\nराजधानी?,दिल्ली,दिल्ली 😀\nनदी?,गंगा,यमुना\n";

test("the action scores, names the run, and shows the result on the page of the job and for a comment", () => {
  const { status, output, summary, comment } = act("right", RIGHT, "-m exact-substring");
  expect(status).toBe(0);
  expect(output).toMatch(/^exit-code=0\nrun=\d{8}-/);
  expect(summary).toContain("| exact-substring | 2 | 50.0 % |");
  expect(comment).toBe(summary);
});

test("the action fails with the gate, and still shows the result", () => {
  const { status, output, summary } = act("gate", RIGHT, "-m exact-substring --min-pass-rate 0.9");
  expect([status, output.split("\n")[0]]).toEqual([1, "exit-code=1"]);
  expect(summary).toContain("exact-substring");
});

test("the action fails where a file cannot be read, without a result", () => {
  const { status, summary } = act("broken", 'question,answer,response\n"torn');
  expect([status, summary]).toEqual([2, ""]);
});

test("an input is no script", () => {
  const { status } = act("hostile", RIGHT, '-m exact-substring "$(touch stolen)" ; touch stolen');
  expect(status).not.toBe(0);
  expect(fs.existsSync(path.join(folder, "hostile", "stolen"))).toBe(false);
});

test("no input of a workflow is pasted into a script", () => {
  const action = fs.readFileSync(here("../.github/actions/evals/action.yml"), "utf8");
  const scripts = action.split("\n").filter((line) => /^\s+run: ./.test(line));
  expect(scripts).toHaveLength(1);
  expect(scripts.join("\n")).not.toContain("${{");
});
