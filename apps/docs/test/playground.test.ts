import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { isMetricFactory } from "@eval/core";
import { describe, expect, test } from "vitest";
import { readPackages } from "../../../tooling/workspace.mjs";
import { caseOfFields } from "../playground/case-of-fields.mjs";
import { withContentPolicy } from "../playground/content-policy.mjs";
import { examples } from "../playground/examples.mjs";
import { metricPackages } from "../playground/metric-packages.mjs";
import { quotesOnly } from "../playground/quotes-only.mjs";
import { type Message, scoreCase } from "../playground/score-case.mjs";

async function messagesOf(fields: (typeof examples)[number]["fields"], options = {}, skipped: string[] = []) {
  const messages: Message[] = [];
  const job = { job: 1, evalCase: caseOfFields(fields), options, skipped };
  await scoreCase(
    job,
    (message) => messages.push(message),
    async () => true,
  );
  return messages;
}

const resultsOf = (messages: readonly Message[]) =>
  new Map(
    messages.flatMap((message) => (message.kind === "result" ? [[message.metric, message.result] as const] : [])),
  );

describe("the playground", () => {
  test("scores with every metric that its packages export, and with packages that bring metrics", async () => {
    const fields = { input: "क?", output: "ख", expected: ["ग"], trace: "कल means tomorrow.", relevantIds: "a" };
    const results = resultsOf(await messagesOf(fields));
    const exported = await Promise.all(
      metricPackages.map(async ({ load }) => Object.values(await load()).filter(isMetricFactory)),
    );
    const names = exported.flat().map(({ info }) => info.name);
    expect([...results.keys()].sort()).toEqual(names.sort());
    expect([...results.values()].filter(({ status }) => status === "error")).toEqual([]);
    const bringing = readPackages(resolve(import.meta.dirname, "../../.."))
      .filter(({ manifest }) => manifest.eval?.["metrics"] !== undefined)
      .map(({ name }) => name);
    expect(bringing).toEqual(expect.arrayContaining(metricPackages.map(({ name }) => name)));
  });

  test("loads a package only for a case that it is of use to", async () => {
    const waiting = (messages: readonly Message[]) =>
      messages.flatMap((message) => (message.kind === "waiting" ? [message.packageName] : []));
    expect(waiting(await messagesOf({ output: "ख" }))).toEqual(["@eval/trap-words"]);
    expect(waiting(await messagesOf({ input: "कल", trace: "tomorrow" }))).toEqual([
      "@eval/deterministic",
      "@eval/indic-script",
    ]);
  });

  test("says of options that do not fit what is wrong with them, and leaves out what was given up", async () => {
    const options = { bleu: { maxOrder: "four", nothing: 1 } };
    const results = resultsOf(await messagesOf({ output: "a", expected: ["a"] }, options, ["ter"]));
    expect(results.get("bleu")).toMatchObject({ status: "error", label: "invalid_options" });
    expect(results.get("bleu")?.reason).toContain("nothing");
    expect(results.has("ter")).toBe(false);
    expect(results.get("exact-match")?.passed).toBe(true);
  });

  test("stops where a newer case has come", async () => {
    const told: Message[] = [];
    let turns = 0;
    const job = { job: 1, evalCase: { output: "a", expected: "a" }, options: {}, skipped: [] };
    await scoreCase(
      job,
      (message) => told.push(message),
      async () => turns++ < 2,
    );
    expect(told.filter(({ kind }) => kind === "result")).toHaveLength(2);
    expect(told.some(({ kind }) => kind === "done")).toBe(false);
  });

  test.each(examples.map((example) => [example.title, example] as const))(
    "opens metrics that have something to say of the example %s",
    async (_, { fields, open }) => {
      const results = resultsOf(await messagesOf(fields));
      for (const name of open) expect(results.get(name)?.status, name).toBe("scored");
    },
  );

  test.each([
    ["Hindi answer in Latin letters", "script-adherence", false],
    ["Hindi answer in Latin letters", "indic-match", true],
    ["Tamil", "exact-substring", true],
    ["Hinglish prompt, English answer", "script-adherence", false],
    ["१९४७ = 1947", "numeric-match", true],
    ["5 लाख = 500000", "numeric-match", true],
    ["Named, but denied", "short-answer-match", false],
    ["Trap word कल", "trap-words", false],
    ["Hidden characters", "well-formed-text", false],
  ])("shows with the example %s what its title says: %s", async (title, metric, passed) => {
    const example = examples.find((each) => each.title === title);
    expect(resultsOf(await messagesOf(example?.fields ?? {})).get(metric)?.passed).toBe(passed);
  });
});

describe("caseOfFields", () => {
  test("takes an empty text as one that is not there, and white space as a blank answer", () => {
    expect(caseOfFields({ input: "", output: "", expected: ["", ""], choices: "\n", language: " " })).toEqual({});
    expect(caseOfFields({ output: " " })).toEqual({ output: " " });
  });

  test("keeps lines of a gold answer, and takes several answers one by one", () => {
    expect(caseOfFields({ expected: ["एक\nदो"] })).toEqual({ expected: "एक\nदो" });
    expect(caseOfFields({ expected: ["दिल्ली", "", "Delhi"] })).toEqual({ expected: ["दिल्ली", "Delhi"] });
  });

  test.each([
    ["A) Delhi\nB) Mumbai", ["A", "Delhi"], ["B", "Mumbai"]],
    ["(क) दिल्ली\n(ख) मुंबई", ["क", "दिल्ली"], ["ख", "मुंबई"]],
    ["1. 1947\n2. 1950", ["1", "1947"], ["2", "1950"]],
    ["Delhi\n  Mumbai", ["A", "Delhi"], ["B", "Mumbai"]],
  ])("reads the choices %j", (choices, ...read) => {
    expect(caseOfFields({ choices }).choices).toEqual(read.map(([label, text]) => ({ label, text })));
  });
});

test("quotesOnly leaves a place with its words, and everything else as it is", () => {
  const metadata = { a: [{ term: "कल", at: { start: 0, end: 2, text: "कल" } }], b: { start: 1, end: 2 }, c: null };
  expect(quotesOnly(metadata)).toEqual({ a: [{ term: "कल", at: "कल" }], b: { start: 1, end: 2 }, c: null });
});

test("withContentPolicy allows the scripts of the page by their text, and nothing that sends", () => {
  const html = '<html><head><script>let a;</script><script type="module" src="/x.js"></script></head></html>';
  const policy = /content="([^"]*)"/.exec(withContentPolicy(html))?.[1] ?? "";
  const hash = createHash("sha256").update("let a;").digest("base64");
  const directives = policy.split("; ");
  expect(directives).toContain(`script-src 'self' 'sha256-${hash}'`);
  for (const none of ["default-src", "connect-src", "form-action", "base-uri"]) {
    expect(directives).toContain(`${none} 'none'`);
  }
});
