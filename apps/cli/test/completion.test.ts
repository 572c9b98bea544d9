import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const BIN = fileURLToPath(new URL("../dist/bin.cjs", import.meta.url));
const wordsAfter = (here: Project, ...words: string[]) =>
  here
    .run(["completion", "words", "--", ...words])
    .stdout.split("\n")
    .filter(Boolean);

describe("evals completion", () => {
  test("gives commands, those of packages too", () => {
    using here = new Project();
    expect(wordsAfter(here, "c")).toEqual(expect.arrayContaining(["cache", "calibrate", "compare", "completion"]));
    expect(wordsAfter(here, "sco")).toEqual(["score"]);
  });

  test("gives the options of a command, metrics after --metric, and choices", () => {
    using here = new Project();
    expect(wordsAfter(here, "score", "--min-")).toEqual(["--min-pass-rate", "--min-score"]);
    expect(wordsAfter(here, "score", "answers.csv", "-m", "exact-")).toEqual(["exact-match", "exact-substring"]);
    expect(wordsAfter(here, "score", "--on-bad-row", "")).toEqual(["fail", "skip"]);
  });

  test("gives the runs that were kept where a run is wanted", () => {
    using here = new Project({ "qa.csv": "question,answer,response\nप्र,उ,उ\n" });
    here.run(["score", "qa.csv"]);
    const id = path.basename(here.runFolder());
    for (const words of [["report"], ["score", "--resume"]]) expect(wordsAfter(here, ...words, "")).toEqual([id]);
    for (const words of [["score", "qa.csv", "--baseline"], ["compare"]]) {
      expect(wordsAfter(here, ...words, "")).toEqual([id, "latest"]);
    }
  });

  test("leaves files to the shell", () => {
    using here = new Project({ "qa.csv": "" });
    expect(wordsAfter(here, "score", "q")).toEqual([]);
  });

  test("refuses a shell that it does not know", () => {
    using here = new Project();
    expect(here.run(["completion", "cmd"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("bash, zsh, fish"),
    });
  });

  test("works in bash as it is loaded, with words and with files", () => {
    using here = new Project({ "प्रश्न.csv": "", "bin/evals": `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n` });
    const complete = (...words: string[]) => {
      const quoted = words.map((word) => `'${word}'`).join(" ");
      const script = `chmod +x bin/evals; PATH="$PWD/bin:$PATH"; eval "$(evals completion bash)"
COMP_WORDS=(evals ${quoted}); COMP_CWORD=${words.length}; _evals; printf '%s\\n' "\${COMPREPLY[@]}"`;
      const { stdout } = spawnSync("bash", ["-c", script], { cwd: here.directory, encoding: "utf8" });
      return stdout.split("\n").filter(Boolean);
    };
    expect(complete("hist")).toEqual(["history"]);
    expect(complete("score", "--base")).toEqual(["--baseline"]);
    expect(complete("score", "प्र")).toEqual(["प्रश्न.csv"]);
  });
});
