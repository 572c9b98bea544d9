import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { documentsOf } from "./documents.js";
import { outputProblem } from "./output-pattern.js";
import { readCodeBlocks } from "./read-code-blocks.js";
import { readSession, type Step } from "./read-session.js";
import { runSession } from "./run-session.js";
import { giveFiles, openScratch, type Scratch } from "./scratch.js";

const root = resolve(import.meta.dirname, "../..");

const follow = (markdown: string) =>
  inScratch((scratch) => runSession(readSession(readCodeBlocks("page.md", markdown)), scratch));

const sessionOf = (file: string) => readSession(readCodeBlocks(file, readFileSync(join(root, file), "utf8")));
const isPage = (file: string) => file.startsWith("apps/docs/pages/");

async function inScratch(follow: (scratch: Scratch) => Promise<void>): Promise<void> {
  const scratch = openScratch(root);
  try {
    await follow(scratch);
  } finally {
    scratch.remove();
  }
}

// What is followed is the built command, which is what a reader gets.
describe("a page does what it says, from its first block to its last", () => {
  for (const file of documentsOf(root).filter(isPage)) {
    const steps = sessionOf(file);
    if (!steps.some(({ kind }) => kind === "run")) continue;
    test.concurrent(file, { timeout: 180_000 }, () => inScratch((scratch) => runSession(steps, scratch)));
  }
});

describe("a README shows commands that work", () => {
  const commands = documentsOf(root)
    .filter((file) => !isPage(file))
    .map((file) => ({ file, steps: sessionOf(file).filter(callsEvals) }))
    .filter(({ steps }) => steps.length > 0);

  test.concurrent.each(commands)("$file", { timeout: 180_000 }, ({ steps }) =>
    inScratch(async (scratch) => {
      giveFiles(scratch, root);
      const runs = ["RUN", "RUN_A", "RUN_B"].filter((run) =>
        steps.some(({ block }) => new RegExp(`\\b${run}\\b`).test(block.text)),
      );
      for (const run of runs) await runSession([scoreAs(run)], scratch);
      await runSession(steps, scratch);
    }),
  );
});

const callsEvals = (step: Step) => step.kind === "run" && /(^|\s)evals\s/.test(step.block.text);

/** A README says RUN, RUN_A and RUN_B for runs that its reader has; these are they. */
function scoreAs(run: string): Step {
  const text = [
    "npx evals score answers.csv -n 40 -m exact-match -m token-f1",
    `mv .evals/runs/*-* .evals/runs/${run}`,
  ].join("\n");
  return { kind: "run", exitCode: 0, block: { file: "given", line: 1, text, language: "sh", flags: [] } };
}

describe("runSession", () => {
  test("writes files, runs commands on them and compares what they print and write", async () => {
    await follow(
      "```txt file=a/b.txt\none\ntwo\n```\n```sh\ncat a/b.txt; cp a/b.txt c.txt\n```\n```text output\none\n…\n```\n```text output=c.txt\n…\ntwo\n```\n",
    );
  });

  test.each([
    ["another output", "```sh\necho 1\n```\n```text output\n2\n```\n", 'page.md:5 shows "2", got "1"'],
    ["another exit code", "```sh\nexit 3\n```\n", "page.md:2 must end with exit code 0, got 3"],
    ["an exit code that does not come", "```sh exit=1\ntrue\n```\n", "page.md:2 must end with exit code 1, got 0"],
    ["a first command that fails", "```sh\nfalse\ntrue\n```\n", "page.md:2 must end"],
    ["a program from elsewhere", "```sh\nnpx cowsay hello\n```\n", "npx cowsay is not run here"],
    ["a package that is not there", "```sh\nnpm install @eval/nothing\n```\n", "there is no such package here"],
  ])("fails on %s with file and line", async (_, markdown, message) => {
    await expect(follow(markdown)).rejects.toThrow(message);
  });

  test("leaves out what is marked no-run", async () => {
    await follow("```sh no-run\nexit 1\n```\n");
  });
});

describe("outputProblem", () => {
  test.each([
    ["a\nb", "a\nb\n"],
    ["a\n…", "a\nb\nc"],
    ["…\nc", "a\nb\nc"],
    ["saved: …-…", "saved: 2026-1"],
    ["a  \nb", "a\nb   "],
    ["(1.5)", "(1.5)"],
  ])("takes %j for %j", (shown, actual) => {
    expect(outputProblem(shown, actual)).toBeNull();
  });

  test.each([
    ["a", "a\nb"],
    ["a\nb", "a"],
    ["…\nd", "a\nb"],
    ["a.c", "abc"],
    ["a\n…\na", "a"],
  ])("does not take %j for %j", (shown, actual) => {
    expect(outputProblem(shown, actual)).not.toBeNull();
  });
});
