import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CommandCall, EvalCase } from "@eval/core";
import { afterEach, describe, expect, test } from "vitest";
import { closeServers, embeddingServer } from "../../test/embedding-server.js";
import { readFixture } from "../../test/read-fixture.js";
import { calibratedSimilarity } from "../calibrated-similarity.js";
import { readCard } from "../cards/read-card.js";
import { commands } from "../commands.js";
import { openEncoder } from "../encoders/open-encoder.js";

closeServers();
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs the command on cases, as `evals` would. */
async function run(cases: readonly EvalCase[], options: CommandCall["options"] = {}) {
  const cwd = mkdtempSync(path.join(tmpdir(), "calibrate-"));
  folders.push(cwd);
  const [out, err]: [string[], string[]] = [[], []];
  const code = await commands[0]!.run({
    operands: ["pairs.csv"],
    options,
    cwd,
    env: {},
    signal: new AbortController().signal,
    color: false,
    stdin: async () => "",
    stdout: (line) => void out.push(line),
    stderr: (line) => void err.push(line),
    async *readCases() {
      yield* cases;
    },
    chatModel: () => Promise.reject(new Error("no model is needed")),
    encoder: (descriptor) => openEncoder(descriptor, undefined),
  });
  return {
    code,
    out: out.join("\n"),
    err: err.join("\n"),
    read: (file: string) => readFileSync(path.join(cwd, file), "utf8"),
  };
}

const WORDS = ["नदी", "शहर", "राजा", "पानी", "बाघ", "पर्वत", "सूर्य", "पृथ्वी", "भारत", "दिल्ली"];
const pairs: EvalCase[] = WORDS.flatMap((word, at) => [
  { input: `q${at}`, output: `${word} है`, expected: [word, "—"], metadata: { label: "correct", kind: "a" } },
  { input: `q${at}`, output: WORDS[(at + 1) % 10]!, expected: word, metadata: { label: "wrong_hard", kind: "b" } },
]);

interface StudyCase {
  readonly task: string;
  readonly language: string;
  readonly label: string;
  readonly cosine: number;
}

describe("evals calibrate", () => {
  test("writes a card that the metric takes", async () => {
    const { code, out, err, read } = await run(pairs, { language: "hi", output: ["card.json", "card.md"] });
    expect(code).toBe(0);
    expect(err.split("\n")).toEqual([
      "lexical:char-2-4:1024: 20 labelled cases",
      "20 of them do not say their language and are taken for hi; --map language=COLUMN",
      "written: card.json",
      "written: card.md",
    ]);
    expect(out).toContain("Verdict: **provisional**");
    expect(read("card.md")).toBe(`${out}\n`);
    const card = readCard(JSON.parse(read("card.json")));
    expect(card).toMatchObject({ auc: 1, language: "hi", sample: { pairs: 20, clusters: 10 } });
    const metric = calibratedSimilarity({ card: JSON.parse(read("card.json")) });
    const label = async (output: string) => (await metric({ output, expected: "नदी", language: "hi" })).label;
    expect([await label("नदी है"), await label("शहर"), await label("नदी")]).toEqual([
      "similar",
      "dissimilar",
      "similar",
    ]);
  });

  test("takes scores that exist: the study's own, to its published row", async () => {
    const cases = readFixture<StudyCase>("vindex-per-case")
      .filter(({ label }) => label !== "wrong_subtle")
      .map(({ task, language, label, cosine }) => ({ language, metadata: { task, label, cosine: String(cosine) } }));
    const options = {
      score: "cosine",
      encoder: "me/mpnet",
      revision: "r1",
      cluster: "task",
      language: "hi",
      choice: "lowest-observed",
      json: true,
    };
    const { out, err } = await run(cases, options);
    expect(err).toContain("19 labelled cases, 40 without a label or of another language");
    const card = JSON.parse(out);
    expect(card).toMatchObject({ threshold: 0.8738334774971008, verdict: "provisional" });
    expect(card).toMatchObject({ encoder: "me/mpnet", revision: "r1" });
    expect(card.crossValidated.accuracy).toBeCloseTo(10 / 19, 12);
    expect(JSON.parse((await run(cases, { ...options, inSample: true })).out).crossValidated).toBeNull();
  });

  test("asks a server for embeddings", async () => {
    const { baseURL, requests } = await embeddingServer();
    const { out } = await run(pairs, { encoder: "openai-compatible:acme/embed", encoderUrl: baseURL, json: true });
    expect(JSON.parse(out)).toMatchObject({ encoder: "acme/embed", revision: "unknown" });
    expect(requests.length).toBeGreaterThan(0);
  });

  test("leaves out cases without a label or a text, and says so", async () => {
    const odd = [
      ...pairs,
      { output: " ", expected: "क", metadata: { label: "1", kind: "a" } },
      { output: "a", expected: "b" },
    ];
    const { err } = await run(odd, { slice: "kind" }).catch((error: Error) => ({ err: error.message }));
    expect(err).toContain("20 labelled cases".replace("20", "21"));
    expect(err).toContain("1 cases have no score");
  });

  test("has a table by slice", async () => {
    expect((await run(pairs, { slice: "kind" })).out).toMatch(/\| a \| 10 \| 10 \|/);
  });

  test.each<[CommandCall["options"], string]>([
    [{ encoder: "nothing" }, "backend of an encoder must be one of"],
    [{ encoder: "{" }, "--encoder must be"],
    [{ label: "missing" }, 'column "missing" must hold labels'],
    [{ label: "kind" }, "a label must be one of"],
    [{ cluster: "missing" }, 'must have the column "missing"'],
    [{ score: "kind" }, "a score must be a number"],
    [{ output: ["card.txt"] }, "must end in .md or .json"],
    [{ criterion: "best" }, "--criterion must be one of accuracy, youden"],
    [{ folds: "1" }, "--folds must be a whole number from 2"],
    [{ language: "ta", label: "missing" }, "no case has one in ta"],
  ])("refuses %j", async (options, message) => {
    await expect(run(pairs, options)).rejects.toThrow(message);
  });

  test("refuses labels of one kind by name", async () => {
    const alike = pairs.filter(({ metadata }) => metadata?.["label"] === "correct");
    await expect(run(alike)).rejects.toMatchObject({ code: "one-class" });
  });
});
