import fs from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startJudgeServer } from "../../../tooling/judge-server/server.mjs";
import { Project } from "./project.js";

const CASES = 60;
/** Answers in Tamil and Bengali, of which those whose number can be divided by `step` are wrong. */
const answers = (step: number) =>
  `id,question,answer,language,response\n${Array.from({ length: CASES }, (_, index) => {
    const [tag, gold] = index % 2 === 0 ? ["ta", "சென்னை மாநகரம்"] : ["bn", "কলকাতা শহর"];
    return `q${index},கேள்வி ${index}?,${gold},${tag},${index % step === 0 ? "தெரியாது" : gold}`;
  }).join("\n")}\n`;

const scored = (...more: string[]) => {
  const here = new Project({ "qa.csv": answers(3) });
  return Object.assign(here, { outcome: here.run(["score", "qa.csv", "-m", "exact-match", ...more]) });
};
const gates = ["--min-pass-rate", ":ta=0.9", "--min-pass-rate", "0.5"];

describe("the gates of a run", () => {
  test("are in its manifest and its JSON, each with its bar, its group and what was measured", () => {
    using here = scored(...gates, "--json");
    const ofTamil = { metric: "exact-match", group: "ta", limit: 0.9, value: 2 / 3, held: false };
    const ofAll = { metric: "exact-match", group: null, limit: 0.5, value: 2 / 3, held: true, message: null };
    expect(here.outcome.code).toBe(1);
    expect(JSON.parse(here.outcome.stdout).gates).toMatchObject([ofTamil, ofAll]);
    const manifest = JSON.parse(here.read(path.join(here.runFolder(), "run.json")));
    expect(manifest).toMatchObject({ gates: "failed", gateChecks: [ofTamil, ofAll] });
  });

  test("are in every report of it, and on the terminal", () => {
    using here = scored(...gates);
    const files = ["r.html", "r.md", "r.xml"];
    const args = ["report", here.runFolder(), "--job-summary", "job.md", ...files.flatMap((file) => ["-o", file])];
    const { stdout } = here.run(args);
    for (const text of [stdout, ...["job.md", ...files].map((file) => here.read(file))]) {
      expect(text).toContain("is below 0.9");
      expect(text).toMatch(/exact(?:\\)?-match/);
    }
    expect(here.read("r.xml")).toContain('<testsuite name="gates" tests="2" failures="1"');
  });

  test("of a run whose manifest is older are known by their outcome", () => {
    using here = scored(...gates);
    const file = path.join(here.runFolder(), "run.json");
    const { gateChecks: _, ...old } = JSON.parse(here.read(file));
    here.write(file, JSON.stringify(old));
    expect(here.run(["report", here.runFolder(), "-o", "r.md"]).stdout).toContain(
      "gates: failed, the run failed its gates; it did not keep which",
    );
  });

  test("are nowhere in a run that had none", () => {
    using here = scored("--json");
    expect(JSON.parse(here.outcome.stdout)).not.toHaveProperty("gates");
    expect(here.run(["report", here.runFolder(), "-o", "r.md"]).stdout).not.toContain("gates");
  });
});

describe("a report", () => {
  test("is not written from a summary that its results contradict, and says both numbers", () => {
    using here = scored();
    const file = path.join(here.runFolder(), "results.jsonl");
    here.write(file, here.read(file).replaceAll(",1,true]", ",0,false]"));
    const { code, stderr } = here.run(["report", here.runFolder(), "-o", "r.md", "-o", "r.csv"]);
    expect(code).toBe(2);
    expect(stderr).toContain("got 40 passed of exact-match in the summary and 0 passed in the results");
    expect(["r.md", "r.csv"].some((name) => here.has(name))).toBe(false);
  });

  test("is sure of a measurement only where labels of a random sample bear it out", () => {
    using here = scored();
    const rating = () => here.run(["report", here.runFolder(), "-o", "r.md"]).stdout;
    expect(rating()).toMatch(/reliability: Medium\n(?: {2}.*\n)* {2}no verdict was compared with a label of a person/);
    const folder = here.runFolder();
    const protocol = {
      ...{ number: 1, name: "blind", startedAt: "2026-01-01T00:00:00Z", seed: 1, rubric: null, holdOut: null },
      ...{ selection: { cases: "all", sample: null, only: null }, cases: [] },
    };
    const labelled = (right: (index: number) => boolean) =>
      Array.from({ length: CASES }, (_, index) => {
        const label = right(index) ? "correct" : "incorrect";
        const line = { case: index + 1, id: `q${index}`, labeler: "asha", label, note: "", at: "2026-01-01T00:00:00Z" };
        return JSON.stringify({ ...line, protocol: { name: "blind", number: 1, rubric: null, seed: 1, part: null } });
      }).join("\n");
    here.write(
      path.join(folder, "review.json"),
      JSON.stringify({ format: "eval-review", version: 1, protocols: [protocol] }),
    );
    here.write(path.join(folder, "labels.jsonl"), `${labelled((index) => index % 3 !== 0)}\n`);
    expect(rating()).toContain("labels of people bear the verdicts of exact-match out: kappa 1.00, 20 of 20 failures");
    here.write(path.join(folder, "labels.jsonl"), `${labelled((index) => index % 3 === 0)}\n`);
    expect(rating()).toMatch(/reliability: Low\n {2}labels of people contradict the verdicts of exact-match/);
  });
});

describe("a model that answers in the place of another", () => {
  let server: Awaited<ReturnType<typeof startJudgeServer>>;
  beforeEach(async () => {
    server = await startJudgeServer();
  });
  afterEach(() => server.close());

  test("is named in every report of the run, on the terminal, and in comparisons with it", async () => {
    using here = new Project({ "qa.csv": answers(3), "other.csv": answers(4) });
    const ask = ["-m", "answer-equivalence", "--judge-url", server.url];
    await here.runBeside(["score", "qa.csv", ...ask]);
    const first = here.runFolder();
    await here.runBeside(["score", "other.csv", ...ask]);
    const second = fs
      .readdirSync(path.join(here.directory, ".evals", "runs"))
      .find((name) => name !== path.basename(first)) as string;
    const files = ["r.html", "r.md", "r.xml"];
    const told = here.run(["report", first, "--job-summary", "job.md", ...files.flatMap((file) => ["-o", file])]);
    const compared = here.run(["compare", path.basename(first), second, "-o", "diff.md", "-o", "diff.html"]);
    const written = ["job.md", ...files, "diff.md", "diff.html"].map((file) => here.read(file));
    for (const text of [told.stdout, compared.stdout, ...written]) {
      expect(text).toContain("STUB, its verdicts are made up and mean nothing");
      expect(text).toContain("the stub answered in its name");
    }
    expect(told.stdout).toContain("reliability: Low");
  });
});
