import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const CSV = `id,question,answer,Domain,language,response,model
secret-id-1,भारत के पहले राष्ट्रपति कौन थे?,राजेंद्र प्रसाद,History,hi,राजेंद्र प्रसाद,secret-model
secret-id-2,தமிழ்நாட்டின் தலைநகரம் எது?,சென்னை,Geography,ta,மதுரை,secret-model
secret-id-3,Who wrote Godan?,Premchand,Literature,en,Premchand,secret-model
secret-id-4,پاکستان کا دارالحکومت کیا ہے؟,اسلام آباد,Geography,ur,لاہور,secret-model
`;

function scored(): { here: Project; run: string } {
  const here = new Project({ "qa.csv": CSV });
  here.run(["score", "qa.csv", "-m", "exact-match", "-m", "word-overlap", "--detail", "full"]);
  return { here, run: here.runFolder() };
}

interface Review {
  readonly child: ChildProcess;
  readonly ask: (action: string, body: object) => Promise<string>;
  readonly page: () => Promise<string>;
  /** Ends it as Ctrl-C does; gives the exit code and what was printed. */
  readonly end: () => Promise<{ code: number; stdout: string; stderr: string }>;
}

async function start(here: Project, args: readonly string[]): Promise<Review> {
  const child = here.start(["review", ...args]);
  const lines: string[] = [];
  const stderr = text(child.stderr as Readable);
  const reader = createInterface({ input: child.stdout as Readable });
  reader.on("line", (line) => lines.push(line));
  await once(reader, "line");
  const url = new URL(lines[0] ?? "");
  const headers = { "content-type": "application/json", origin: url.origin };
  return {
    child,
    ask: async (action, body) =>
      (await fetch(new URL(`api/${action}`, url), { method: "POST", headers, body: JSON.stringify(body) })).text(),
    page: async () => (await fetch(url)).text(),
    async end() {
      child.kill("SIGINT");
      const [code] = await once(child, "close");
      return { code, stdout: lines.join("\n"), stderr: await stderr };
    },
  };
}

const label = (review: Review, labeler: string, labels: readonly string[]) =>
  Promise.all(labels.map((said, place) => review.ask("label", { labeler, place, label: said, note: "" })));

describe("evals review", { timeout: 90_000 }, () => {
  test("serves cases without a byte of verdicts, models or ids, and ends with who labelled how much", async () => {
    const { here, run } = scored();
    using _ = here;
    const review = await start(here, [run, "--cases", "all"]);
    const sent = [await review.page(), await review.ask("start", { labeler: "Anna" })];
    for (const place of [0, 1, 2, 3]) sent.push(await review.ask("case", { labeler: "Anna", place }));
    const all = sent.join("\n");
    expect(all).toContain("Premchand");
    expect(all).not.toMatch(/secret|exact-match|word-overlap|Geography|"(?:score|passed|verdict|results)"/);
    await label(review, "Anna", ["correct", "incorrect", "correct", "unsure"]);
    const { code, stdout, stderr } = await review.end();
    expect(code).toBe(0);
    expect(stdout).toContain(`labels in ${here.directory}`);
    expect(stdout).toContain("Anna: 4 of 4 labelled");
    expect(stderr).toContain("protocol 1 (blind): 4 cases (all), seed 1, no rubric, nothing held out");
    const lines = here.read(`${run}/labels.jsonl`).trimEnd().split("\n");
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      ...{ case: expect.any(Number), id: expect.stringMatching(/^secret-id-\d$/), labeler: "Anna", label: "correct" },
      ...{ note: "", at: expect.stringMatching(/^\d{4}-.*Z$/) },
      protocol: { name: "blind", number: 1, rubric: null, seed: 1, part: null },
    });
  });

  test("goes on with the protocol it began, and refuses another rubric or other cases", async () => {
    const { here, run } = scored();
    using _ = here;
    here.write("rubric.md", "Spelling does not count.\n");
    const first = await start(here, [run, "--cases", "all", "--rubric", "rubric.md", "--hold-out", "0.5"]);
    expect(JSON.parse(await first.ask("start", { labeler: "Anna" })).rubric).toBe("Spelling does not count.\n");
    await label(first, "Anna", ["correct", "incorrect"]);
    await first.end();
    here.write("rubric.md", "Spelling counts.\n");
    const refused = here.run(["review", run, "--rubric", "rubric.md"]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("--rubric (SHA-256) was");
    expect(refused.stderr).toContain("--new-protocol");
    const second = await start(here, [run]);
    expect(JSON.parse(await second.ask("start", { labeler: "anna" }))).toMatchObject({
      ...{ labeler: "Anna", rubric: "Spelling does not count.\n" },
      labels: [expect.objectContaining({ label: "correct" }), expect.objectContaining({ label: "incorrect" })],
    });
    const { stderr } = await second.end();
    expect(stderr).toContain("2 held out for testing");
    const third = await start(here, [run, "--rubric", "rubric.md", "--new-protocol"]);
    expect(JSON.parse(await third.ask("start", { labeler: "Anna" })).labels).toEqual([]);
    expect((await third.end()).stdout).toContain("nothing is labelled yet");
  });

  test("labels what is flagged", async () => {
    const { here, run } = scored();
    using _ = here;
    const review = await start(here, [run, "--cases", "flagged"]);
    const { total } = JSON.parse(await review.ask("start", { labeler: "Anna" }));
    expect(total).toBeGreaterThan(0);
    await label(review, "Anna", ["correct"]);
    await review.end();
    const { stdout } = here.run(["agree", run]);
    expect(stdout).toContain("picked by their verdicts or flags");
    expect(stdout).not.toContain("rows without a label");
  });

  test("labels the first cases of the queue, failures and passes of a binary metric", async () => {
    const lines = Array.from({ length: 40 }, (_, at) => `q${at},what ${at}?,a${at},${at < 30 ? "no" : `a${at}`}`);
    using here = new Project({ "qa.csv": `id,question,answer,response\n${lines.join("\n")}\n` });
    here.run(["score", "qa.csv", "-m", "exact-match"]);
    const run = here.runFolder();
    const review = await start(here, [run, "--cases", "queue", "--sample", "10"]);
    await label(review, "Anna", ["correct"]);
    await review.end();
    const [protocol] = JSON.parse(here.read(`${run}/review.json`)).protocols;
    expect(protocol.cases.filter((number: number) => number > 30)).toHaveLength(5);
    here.run(["report", run, "--review-queue", "q.jsonl"]);
    const queue = here.read("q.jsonl").trimEnd().split("\n");
    const first = queue.slice(0, 10).map((line) => JSON.parse(line).case);
    expect(first.sort((a, b) => a - b)).toEqual(protocol.cases);
    expect(queue).toHaveLength(40);
    expect(here.run(["agree", run]).stdout).toContain("picked by their verdicts or flags");
  });

  test("refuses words it does not know, a run that is not there, and one whose texts have changed", () => {
    const { here, run } = scored();
    using _ = here;
    const refusal = (...args: string[]) => {
      const { code, stderr } = here.run(["review", ...args]);
      expect(code).toBe(2);
      return stderr;
    };
    expect(refusal(run, "--cases", "flaged")).toContain("did you mean flagged?");
    expect(refusal(run, "--only", "fail")).toContain("--only must be failed, passed, disagreement");
    expect(refusal(run, "--protocol", "open")).toContain('--protocol must be blind, got "open"');
    expect(refusal(run, "--port", "70000")).toContain("at most 65535");
    expect(refusal(run, "--hold-out", "1.5")).toContain("--hold-out must be a share");
    expect(refusal("nope")).toContain('no run "nope"');
    here.write("empty.md", "\n");
    expect(refusal(run, "--rubric", "empty.md")).toContain("which is empty");
    here.write("qa.csv", CSV.replace("Premchand,Lit", "Other,Lit"));
    expect(refusal(run)).toContain("must still have the texts it scored: qa.csv has changed since the run");
  });
});

describe("evals agree on a run that was labelled", { timeout: 90_000 }, () => {
  test("joins labels and verdicts by case, and puts people beside each other", async () => {
    const { here, run } = scored();
    using _ = here;
    const review = await start(here, [run, "--cases", "all"]);
    await label(review, "Anna", ["correct", "correct", "incorrect", "incorrect"]);
    await label(review, "मीरा", ["correct", "incorrect", "incorrect", "unsure"]);
    await review.end();
    const id = run.split("/").at(-1) ?? "";
    for (const named of [id, run, `${run}/labels.jsonl`]) {
      const { code, stdout } = here.run(["agree", named]);
      expect(code).toBe(0);
      expect(stdout).toMatch(/Anna\s+4\s+2\s+2\s+0/);
      expect(stdout).toMatch(/मीरा\s+4\s+1\s+2\s+1/);
      expect(stdout).toContain("person and person");
      expect(stdout).toContain("exact-match against majority of 2 labelers");
    }
    const report = JSON.parse(here.run(["agree", id, "--label", "Anna", "--json"]).stdout);
    const said = new Map(
      here
        .read(`${run}/labels.jsonl`)
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line))
        .filter(({ labeler }) => labeler === "Anna")
        .map((line) => [line.case, line.label === "correct"]),
    );
    // exact-match passes cases 1 and 3.
    const agreed = [1, 2, 3, 4].filter((number) => said.get(number) === (number === 1 || number === 3)).length;
    expect(report.judges[0].agreement.agreement).toMatchObject({ successes: agreed, n: 4 });
    expect(report.pairs).toHaveLength(1);
  });

  test("takes labels of several machines, and leaves out a torn line with its number", async () => {
    const { here, run } = scored();
    using _ = here;
    const review = await start(here, [run, "--cases", "all", "--hold-out", "0.5"]);
    await label(review, "Anna", ["correct", "incorrect", "correct", "incorrect"]);
    await review.end();
    const anna = here.read(`${run}/labels.jsonl`);
    here.write("bilal.jsonl", `${anna.replaceAll("Anna", "Bilal")}{"case":1,"id":"secr`);
    const { code, stdout, stderr } = here.run(["agree", `${run}/labels.jsonl`, "bilal.jsonl", "--run", run]);
    expect(code).toBe(0);
    expect(stderr).toContain("bilal.jsonl: left out as torn: line 5");
    expect(stdout).toMatch(/Anna\s+Bilal\s+4\s+100\.0 %/);
    expect(stdout).toContain("by hold-out");
    const tuning = here.run(["agree", run, "--part", "tuning"]).stdout;
    expect(tuning).toMatch(/Anna\s+2 /);
    expect(tuning).toContain("labels of the tuning part alone");
    expect(here.run(["agree", run, "--part", "train"]).stderr).toContain("--part must be tuning or test");
    here.write("other.jsonl", anna.replaceAll("Anna", "Chetan").replaceAll('"rubric":null', '"rubric":"ab"'));
    const alone = here.run(["agree", "bilal.jsonl"]);
    expect(alone.code).toBe(2);
    expect(alone.stderr).toContain('--run must say of which run these are labels, got none for "bilal.jsonl"');
    expect(here.run(["agree", "gone.jsonl", "--run", run]).stderr).toContain("a file of labels must exist");
    expect(here.run(["agree", "20260101-120000-000-abc123"]).stderr).toContain("no run");
    const mixed = here.run(["agree", `${run}/labels.jsonl`, "other.jsonl", "--run", run]);
    expect(mixed.code).toBe(2);
    expect(mixed.stderr).toContain("one rubric");
  });

  test("says how to label a run that has no labels", () => {
    const { here, run } = scored();
    using _ = here;
    const { code, stderr } = here.run(["agree", run]);
    expect(code).toBe(2);
    expect(stderr).toContain("must have labels, got none; label some with: evals review");
  });
});
