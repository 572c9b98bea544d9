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

  test("asks the cases of a list", async () => {
    using here = new Project({ "q.jsonl": FILE, "list.txt": "c5\nc25\n" });
    await ask(here, "--cases", "list.txt");
    expect(idsOf(here)).toEqual(["c5", "c25"]);
  });

  test("does not pay for an answer that no score will count", async () => {
    using here = new Project({ "q.jsonl": FILE });
    const { stderr } = await ask(here);
    expect(stderr).toContain("1 case with exclude_from_score: not asked");
    expect(server.requests).toHaveLength(29);
  });
});
