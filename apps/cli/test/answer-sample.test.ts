import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startJudgeServer } from "../../../tooling/judge-server/server.mjs";
import { Project } from "./project.js";

const rows = Array.from({ length: 30 }, (_, index) => ({
  id: `c${index}`,
  input: `प्रश्न ${index}?`,
  expected: `उत्तर ${index}`,
  metadata: { source_dataset: index < 24 ? "large" : "small", ...(index === 3 && { exclude_from_score: true }) },
}));
const FILE = `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;

let server: Awaited<ReturnType<typeof startJudgeServer>>;
beforeEach(async () => {
  server = await startJudgeServer({ script: () => ({ content: "उत्तर 😀" }) });
});
afterEach(() => server.close());

const ask = (here: Project, ...more: string[]) =>
  here.runBeside(["answer", "q.jsonl", "--model", `m@${server.url}`, ...more]);
const idsOf = (here: Project) =>
  here
    .read(path.join(here.runFolder(), "answers.jsonl"))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).id as string);

describe("evals answer of a sample", () => {
  test("asks the cases that score draws with the same seed, sources evenly, and goes on with the same", async () => {
    using here = new Project({ "q.jsonl": FILE });
    expect((await ask(here, "--sample", "8", "--seed", "11")).code).toBe(0);
    const ids = idsOf(here);
    expect(ids).toHaveLength(8);
    expect(ids.filter((id) => Number(id.slice(1)) >= 24)).toHaveLength(4);
    const run = path.basename(here.runFolder());
    expect((await here.runBeside(["answer", "--resume", run])).code).toBe(0);
    expect([idsOf(here), server.requests.length]).toEqual([ids, 8]);
    const other = await here.runBeside(["answer", "--resume", run, "--sample", "9"]);
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining("selection")]);
  });

  test("keeps how they were chosen, as score does, so that the same cases of other files can be named by it", async () => {
    using here = new Project({
      "q.jsonl": FILE,
      "other.jsonl": FILE.replaceAll('"metadata"', '"output":"x","metadata"'),
    });
    await ask(here, "--sample", "8", "--seed", "11");
    const [ids, folder] = [idsOf(here), here.runFolder()];
    const sample = JSON.parse(here.read(path.join(folder, "sample.json")));
    expect(sample).toMatchObject({ format: "eval-sample", seed: 11, requested: 8, strategy: "stratified" });
    expect(sample.cases.map(({ id }: { id: string }) => id)).toEqual(ids);
    here.run([
      "score",
      "other.jsonl",
      "--cases",
      path.join(folder, "sample.json"),
      "-m",
      "exact-match",
      "-o",
      "s.jsonl",
    ]);
    const scored = here.read("s.jsonl").trimEnd().split("\n");
    expect(scored.map((line) => JSON.parse(line).id)).toEqual(ids);
    await ask(here);
    expect(here.has(path.join(here.runFolder(), "sample.json"))).toBe(false);
  });

  test("asks the cases of a list", async () => {
    using here = new Project({ "q.jsonl": FILE, "list.txt": "c5\nc25\n" });
    await ask(here, "--cases", "list.txt");
    expect(idsOf(here)).toEqual(["c5", "c25"]);
  });

  test("does not pay for an answer that no score will count", async () => {
    using here = new Project({ "q.jsonl": FILE });
    const { stderr } = await ask(here);
    expect(stderr).toContain("1 case with exclude_from_score, or empty: not asked");
    expect(server.requests).toHaveLength(29);
  });
});
