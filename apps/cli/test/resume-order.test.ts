import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const CASES = 40_000;

/** More than one thread is worth, with ids that are there twice. */
function rows(): string {
  const lines = Array.from({ length: CASES }, (_, index) => {
    const id = index >= 2_000 && index < 4_000 ? `d${index % 1_000}` : index;
    return `${id},प्रश्न ${index},a${index % 7},it is a${index % 5} ${"word ".repeat(45)}`;
  });
  return `id,question,answer,response\n${lines.join("\n")}\n`;
}

describe("a run in threads that was killed early", () => {
  test.each(["2", "3"])(
    "gives the same journal, summary and table when it is resumed with -j %s",
    (threads) => {
      using here = new Project({ "in.csv": rows() });
      here.run(["score", "in.csv", "-m", "exact-substring", "-o", "whole.csv", "-j", threads]);
      const run = here.runFolder();
      const [journal, summary] = ["results.jsonl", "summary.json"].map((name) => here.read(`${run}/${name}`));
      // What a kill leaves behind: batches with recorded lines, which take longer to score, before many without.
      const kept = journal?.split("\n").slice(0, 1_500).join("\n");
      here.write(`${run}/results.jsonl`, `${kept}\n`);
      here.write(`${run}/run.json`, here.read(`${run}/run.json`).replace('"finished"', '"running"'));
      const id = run.split("/").at(-1) ?? "";
      expect(here.run(["score", "--resume", id, "-o", "resumed.csv", "-j", threads]).code).toBe(0);
      expect(here.read(`${run}/results.jsonl`) === journal).toBe(true);
      expect(here.read(`${run}/summary.json`) === summary).toBe(true);
      expect(here.read("resumed.csv") === here.read("whole.csv")).toBe(true);
    },
    120_000,
  );
});
