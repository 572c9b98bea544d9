import path from "node:path";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const ROWS = Array.from(
  { length: 101 },
  (_, index) =>
    `q${index},प्रश्न ${index}?,उत्तर ${index},${index % 3 === 0 ? "पता नहीं 🤷" : `उत्तर ${index}`},D${index % 4}`,
);
const FILE = `id,question,answer,response,Domain\n${ROWS.join("\n")}\n`;
const METRICS = ["-m", "exact-match", "-m", "bleu"];

/** Scores one shard and gives the id of its run. */
function shard(here: Project, part: string, ...more: string[]): string {
  const { code, stderr } = here.run(["score", "qa.csv", "--shard", part, ...METRICS, ...more]);
  expect([code, stderr]).toEqual([0, ""]);
  return path.basename(here.runFolder());
}

describe("evals score --shard and evals merge", () => {
  test("make the run that one machine makes, byte for byte", () => {
    using here = new Project({ "qa.csv": FILE });
    const shards = ["3/3", "1/3", "2/3"].map((part) => shard(here, part));
    expect(here.run(["merge", ...shards]).code).toBe(0);
    const merged = here.runFolder();
    here.run(["score", "qa.csv", ...METRICS]);
    const whole = here.runFolder();
    for (const file of ["results.jsonl", "summary.json"]) {
      expect(here.read(path.join(merged, file)), file).toBe(here.read(path.join(whole, file)));
    }
  });

  test("share a sample, and a merged run is one of the sample", () => {
    using here = new Project({ "qa.csv": FILE });
    const shards = ["1/2", "2/2"].map((part) => shard(here, part, "--sample", "21", "--seed", "5"));
    const { run } = JSON.parse(here.run(["merge", ...shards, "--json"]).stdout);
    expect([run.cases, run.sample.strategy]).toEqual([21, "random"]);
  });

  test("go on after an interruption as the shard they were", () => {
    using here = new Project({ "qa.csv": FILE });
    const id = shard(here, "2/4");
    expect(here.run(["score", "--resume", id]).stdout).toContain("25 cases");
    expect(here.run(["score", "--resume", id, "--shard", "3/4"]).stderr).toContain("shard");
  });

  test("take errors as they are: what sums up calls nobody", () => {
    const plugin = `import { defineMetric } from "@eval/core";
export const flaky = defineMetric({ package: "p", name: "flaky", version: 1, summary: "s", source: "s", needs: ["output"],
  range: [0, 1], higherIsBetter: true, defaults: {}, create: () => () => { throw new Error("कल"); } });`;
    using here = new Project({ "qa.csv": FILE, "flaky.mjs": plugin });
    here.link("core");
    const shards = ["1/2", "2/2"].map((part) => {
      here.run([
        "score",
        "qa.csv",
        "--shard",
        part,
        "-m",
        "flaky",
        "--plugin",
        "./flaky.mjs",
        "--fail-on-error",
        "1000",
      ]);
      return path.basename(here.runFolder());
    });
    here.write(
      "flaky.mjs",
      plugin.replace(
        'throw new Error("कल")',
        "return { score: 1, passed: true, label: 'right', reason: 'r', metadata: {} }",
      ),
    );
    const { stdout } = here.run(["merge", ...shards, "--plugin", "./flaky.mjs", "--json"]);
    expect(JSON.parse(stdout).metrics[0]).toMatchObject({ errors: 101, scored: 0 });
  });

  test("are refused where one is missing, there twice, or of another run", () => {
    using here = new Project({ "qa.csv": FILE });
    const [first, second] = ["1/2", "2/2"].map((part) => shard(here, part)) as [string, string];
    expect(here.run(["merge", first]).stderr).toContain("of 2 shards these are missing: 2");
    expect(here.run(["merge", first, first, second]).stderr).toContain("shard 1 of 2 is there twice");
    const other = here.run(["score", "qa.csv", "--shard", "2/2", "-m", "exact-match"]).code;
    expect(other).toBe(0);
    expect(here.run(["merge", first, path.basename(here.runFolder())]).stderr).toContain("shards must be of one run");
    here.run(["score", "qa.csv", ...METRICS]);
    expect(here.run(["merge", here.runFolder(), second]).stderr).toContain("which is a whole run");
  });

  test("are refused with file and line where a journal is torn, or has a case out of order", () => {
    using here = new Project({ "qa.csv": FILE });
    const shards = ["1/2", "2/2"].map((part) => shard(here, part));
    const journal = path.join(".evals", "runs", shards[0]!, "results.jsonl");
    const whole = here.read(journal);
    here.write(journal, whole.slice(0, -20));
    const torn = here.run(["merge", ...shards]).stderr;
    expect(torn).toContain("results.jsonl:50");
    expect(torn).toContain(`evals score --resume ${shards[0]}`);
    here.write(journal, whole.replace('{"case":50,', '{"case":60,'));
    expect(here.run(["merge", ...shards]).stderr).toContain("results.jsonl:1 must follow");
    here.write(journal, whole.replace('{"case":50,', '{"case":7,'));
    expect(here.run(["merge", ...shards]).stderr).toContain("got case 7 after case 49");
    here.write(journal, whole);
    expect(here.run(["merge", ...shards]).code).toBe(0);
  });

  test("are refused where a journal holds another case than the files have there, or lacks one", () => {
    // Odd rows are left out by the filter, so that every number has a gap beside it.
    using here = new Project({ "qa.csv": FILE.replaceAll(/,D[13]$/gmu, ",odd") });
    const filter = ["--filter", "Domain=D0"];
    const shards = ["1/2", "2/2"].map((part) => shard(here, part, ...filter));
    const journal = path.join(".evals", "runs", shards[0]!, "results.jsonl");
    const whole = here.read(journal);
    const refusal = (text: string) => {
      here.write(journal, text);
      const { code, stderr } = here.run(["merge", ...shards]);
      return [code, stderr];
    };
    expect(refusal(whole.replace('{"case":9,', '{"case":10,'))).toEqual([
      2,
      expect.stringContaining("results.jsonl:3 must be of a case of shard 1 of 2, got case 10"),
    ]);
    expect(refusal(whole.replace('"id":"q8"', '"id":"q4"'))[1]).toContain('must be case 9 with the id "q8", got "q4"');
    expect(refusal(whole.replace(/\{"case":9,.*\n/u, ""))[1]).toContain("got none with the number 9");
    const runs = () => here.run(["history", "--json"]).stdout;
    expect(JSON.parse(runs()).runs).toHaveLength(2);
    expect(refusal(whole)[0]).toBe(0);
    here.write("qa.csv", FILE);
    expect(here.run(["merge", ...shards]).stderr).toContain("only beside the files they scored, got another qa.csv");
  });

  test.each(["0/2", "3/2", "1", "a/b", "1/0"])("are named i/n, not %s", (part) => {
    using here = new Project({ "qa.csv": FILE });
    expect(here.run(["score", "qa.csv", "--shard", part])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--shard must be i/n"),
    });
  });
});
