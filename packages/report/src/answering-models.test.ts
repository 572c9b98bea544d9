import type { JsonRecord } from "@eval/core";
import { describe, expect, test } from "vitest";
import { metricNamed, result } from "../test/diagnosed-case.js";
import { reportOf, textOf } from "../test/sample-report.js";
import { answeringNotes, takesVerdicts, tallyAnsweringModels } from "./answering-models.js";
import { htmlReport } from "./html/html-report.js";
import { junitReport } from "./junit/junit-report.js";
import { jobSummary } from "./markdown/job-summary.js";
import { markdownReport } from "./markdown/markdown-report.js";
import type { Report } from "./report.js";

const session = (judge: string, ...models: string[]): JsonRecord => ({ session: { judge, models } });
const foundIn = (...metadata: JsonRecord[]) => {
  const tally = tallyAnsweringModels();
  for (const each of metadata) tally.add({ results: [result(1, true), result(1, true, { metadata: each })] });
  expect(tally.of(0)).toEqual([]);
  return tally.of(1);
};

describe("tallyAnsweringModels", () => {
  test("names each model once that answered in the place of the one that was asked", () => {
    const other = session("groq:openai/gpt-oss-120b", "llama-3.1-8b");
    expect(foundIn(other, other, session("groq:openai/gpt-oss-120b", "openai/gpt-oss-120b"))).toEqual([
      { asked: "openai/gpt-oss-120b", answered: "llama-3.1-8b", isStub: false },
    ]);
  });

  test("takes a dated or tagged name, and one without its provider, for the model that was asked", () => {
    const asked = "openai-compatible:openai/gpt-oss-120b";
    expect(foundIn(session(asked, "gpt-oss-120b"), session(asked, "GPT-OSS-120B-2026-01-02"))).toEqual([]);
    expect(foundIn(session("ollama:gemma3", "gemma3:27b"))).toEqual([]);
  });

  test("knows a stub by its name, and nothing that merely holds the letters", () => {
    const [stub, own] = foundIn(session("groq:m", "loopback-stub"), session("groq:m", "stubborn-7b"));
    expect([stub?.isStub, own?.isStub]).toEqual([true, false]);
  });

  test("knows a stub that answers in the name of the model by the fingerprint of its replies", () => {
    const record = { judge: "groq:m", models: ["m"], replies: [{ fingerprint: "fp_stub000001" }] };
    const [stub] = foundIn({ session: record });
    expect(stub).toEqual({ asked: "m", answered: "m", isStub: true });
    expect(answeringNotes({ answeredBy: stub === undefined ? [] : [stub] })[0]).toMatch(
      /the stub answered in its name$/,
    );
    expect(foundIn({ session: { ...record, replies: [{ fingerprint: "fp_1" }, null] } })).toEqual([]);
  });

  test("looks into the votes of a jury", () => {
    const votes = [{ metadata: session("groq:a", "a") }, { metadata: session("groq:b", "c") }];
    expect(foundIn({ votes } as unknown as JsonRecord)).toEqual([{ asked: "b", answered: "c", isStub: false }]);
  });

  test("finds nothing where nothing was recorded", () => {
    expect(foundIn({}, { session: null }, { session: { judge: "groq:a", models: "b" } })).toEqual([]);
  });
});

describe("takesVerdicts", () => {
  test.each([
    [{ card: null, model: "a-model" }, true],
    [{ models: [{ backend: "groq", model: "a" }] }, true],
    [{ profile: "auto", model: null }, false],
    [{ encoder: { backend: "lexical" } }, false],
    [{}, false],
  ])("knows by the options %j that it is %s", (options, expected) => {
    expect(takesVerdicts({ options })).toBe(expected);
  });
});

describe("a report of verdicts that another model gave", () => {
  const answeredBy = [{ asked: "gpt", answered: "loopback-stub", isStub: true }];
  const metric = metricNamed("answer-equivalence", { answeredBy });
  const report: Report = {
    ...reportOf("x"),
    metrics: [metric],
    rows: async function* () {
      yield { number: 1, id: null, groups: [], evalCase: null, results: [result(1, true)] };
    },
  };

  test.each([
    ["the page", () => textOf(htmlReport(report))],
    ["Markdown", () => markdownReport(report)],
    ["the summary of a CI job", () => jobSummary(report)],
    ["JUnit", () => textOf(junitReport(report))],
  ])("says so in %s, and warns of a stub", async (_, write) => {
    const text = await write();
    expect(text).toContain("loopback-stub");
    expect(text).toContain("the judge is a STUB, its verdicts are made up and mean nothing");
  });

  test("says of any other model that it is not the one that was asked", () => {
    const [note] = answeringNotes({ answeredBy: [{ asked: "a", answered: "b", isStub: false }] });
    expect(note).toBe("the verdicts are of another model than was asked: a was asked, and b answered");
    expect(answeringNotes({})).toEqual([]);
  });
});
