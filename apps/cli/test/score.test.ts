import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const ROWS = [
  "question,answer,Domain,response",
  "Capital of India?,Delhi,Geography,New Delhi is the capital",
  "भारत की राजधानी?,दिल्ली,Geography,नई दिल्ली।",
  "River of Narmada?,Narmada valley,Geography,valley of the Narmada",
  "Year?,1947,History,१९४७",
  "Who?,Ashoka,History,",
  "Empty?,,History,anything",
  "",
].join("\n");

const project = (files: Record<string, string | Uint8Array> = {}) => new Project({ "answers.csv": ROWS, ...files });

describe("evals score", () => {
  test("prints one JSON object with the shape that scripts rely on", () => {
    using here = project();
    const { code, stdout } = here.run(["score", "answers.csv", "--json"]);
    expect(code).toBe(0);
    const report = JSON.parse(stdout);
    expect(report.run).toMatchObject({
      cases: 6,
      files: ["answers.csv"],
      mapping: { input: "question", expected: "answer", output: "response" },
      seed: null,
    });
    const [exact, overlap] = report.metrics;
    expect(exact).toMatchObject({
      name: "exact-substring",
      cases: 6,
      scored: 5,
      unscored: 1,
      errors: 0,
      blank: 1,
      passed: 3,
      mean: 0.6,
      passRate: 0.6,
      corpus: null,
      labels: { matched: 3, blank: 1, missing: 1, empty_expected: 1 },
    });
    // Wilson score interval of 3 in 5 at 95 %: statsmodels 0.15.0, proportion_confint(3, 5, method="wilson").
    expect(exact.passRateInterval).toMatchObject({ level: 0.95, method: "wilson" });
    expect(exact.passRateInterval.low).toBeCloseTo(0.23071, 4);
    expect(exact.passRateInterval.high).toBeCloseTo(0.88238, 4);
    expect(exact.groups.map((group: { by: object; cases: number }) => [group.by, group.cases])).toEqual([
      [{ Domain: "Geography" }, 3],
      [{ Domain: "History" }, 3],
    ]);
    expect(exact.macroMean).toBeCloseTo((2 / 3 + 1 / 2) / 2, 10);
    expect(overlap.name).toBe("word-overlap");
    expect(report.disagreement).toMatchObject([
      { a: "exact-substring", b: "word-overlap", bothPass: 3, bothFail: 1, onlyA: 0, onlyB: 1 },
    ]);
    expect(report.warnings).toContainEqual({ code: "empty_expected", count: 1, rows: [6] });
  });

  test("shows what could not be measured beside the rate, with the bounds it leaves open", () => {
    using here = project();
    const { stdout } = here.run(["score", "answers.csv"]);
    expect(stdout).toMatch(/all\s+5\s+3\s+60\.0 %\s+23\.1 to 88\.2 %\s+1\s+1\s+0/);
    expect(stdout).toContain("if the 1 that could not be measured all failed or all passed: 50.0 % to 66.7 %");
    expect(stdout).toContain("only word-overlap");
    expect(stdout).toMatch(/row 3: expected “Narmada valley”, got “valley of the Narmada”/);
    expect(stdout).toContain("labels: matched 3, ");
  });

  test("lists the labels of what failed, though all was measured", () => {
    using here = new Project({ "a.csv": "id,question,answer,response\n1,q,दिल्ली,दिल्ली\n2,q,दिल्ली,मुंबई\n" });
    expect(here.run(["score", "a.csv", "-m", "exact-match"]).stdout).toContain("labels: different 1, matched 1\n");
    here.write("a.csv", "id,question,answer,response\n1,q,दिल्ली,दिल्ली\n");
    expect(here.run(["score", "a.csv", "-m", "exact-match"]).stdout).not.toContain("labels:");
  });

  test("names the columns that others were preferred to", () => {
    using here = new Project({ "a.csv": "id,question,answer,gold,expected,response,output\n1,q,a,b,दिल्ली,c,दिल्ली\n" });
    const mapping = "output=output (not response)  expected=expected (not answer, gold)";
    expect(here.run(["score", "a.csv", "-m", "exact-match"]).stdout).toContain(mapping);
    expect(here.run(["validate", "a.csv"]).stdout).toContain(mapping);
    const chosen = here.run([
      "score",
      "a.csv",
      "-m",
      "exact-match",
      "--map",
      "output=response",
      "--map",
      "expected=gold",
    ]);
    expect(chosen.stdout).not.toContain("(not");
  });

  test.each([[[]], [["--sample", "2"]], [["--shard", "1/2"]]])(
    "says what there is to filter by where no row passes, and keeps no run (%j)",
    (more) => {
      using here = new Project({ "a.csv": "id,question,answer,response,language\n1,q,a,a,hi\n2,q,a,a,ta\n" });
      const { code, stderr } = here.run(["score", "a.csv", "-m", "exact-match", "--filter", "language=mr", ...more]);
      const message =
        'no case was found, so nothing was scored: no row has language "mr"; language is "hi", "ta" (--filter)';
      expect([code, stderr]).toEqual([3, expect.stringContaining(message)]);
      expect(here.run(["history"]).stdout).not.toContain("a.csv");
      expect(here.allFiles()).toHaveLength(1);
    },
  );

  test("warns of answers that are objects, unless no metric compares them", () => {
    using here = new Project({ "a.jsonl": '{"id":"1","question":"q","gold":"दिल्ली","response":{"text":"दिल्ली"}}\n' });
    const run = (...metrics: string[]) => here.run(["score", "a.jsonl", ...metrics.flatMap((name) => ["-m", name])]);
    expect(run("exact-match").stdout).toContain("output_object: 1 row (1): output is an object");
    expect(run("structure-check").stdout).not.toContain("output_object");
    const reached = here.run(["score", "a.jsonl", "-m", "exact-match", "--map", "output=response.text"]);
    expect(reached.stdout).not.toContain("warnings");
    here.write(
      "a.jsonl",
      '{"id":"1","question":"q","gold":"दिल्ली","response":{"choices":[{"message":{"content":"दिल्ली"}}]}}\n',
    );
    expect(run("exact-match").stdout).toMatch(/all {2}1 {8}1 {2}100\.0 %/);
    expect(run("exact-match").stdout).not.toContain("warnings");
  });

  test("says nothing of accepted answers where no metric needs one, and all of it as JSON", () => {
    using here = new Project({ "a.csv": "id,question,answer,response\n1,वर्ष?,17,सन् 17 में\n2,कौन?,,कोई नहीं\n" });
    const printed = (...metrics: string[]) => here.run(["score", "a.csv", ...metrics.flatMap((name) => ["-m", name])]);
    expect(printed("script-adherence").stdout).not.toMatch(/(?:empty|short)_expected: /);
    expect(here.run(["report", "latest", "-o", "r.md", "-o", "r.html"]).code).toBe(0);
    expect(here.read("r.md") + here.read("r.html")).not.toContain("_expected</code>");
    expect(here.read("r.md")).not.toContain("short\\_expected");
    for (const metrics of [["script-adherence", "exact-match"], ["scoring-profile"]]) {
      expect(printed(...metrics).stdout).toMatch(/empty_expected: 1 row \(2\)/);
      expect(here.run(["report", "latest", "-o", "r.md"]).code).toBe(0);
      expect(here.read("r.md")).toContain("short\\_expected: 1 row (1)");
    }
    const { warnings } = JSON.parse(here.run(["score", "a.csv", "-m", "script-adherence", "--json"]).stdout);
    expect(warnings.map(({ code }: { code: string }) => code)).toEqual(["empty_expected", "short_expected"]);
  });

  test("gives many pairs of metrics a line each, and whole tables where they are asked for", () => {
    using here = project();
    const metrics = ["exact-substring", "word-overlap", "normalized-match", "script-adherence"];
    const named = metrics.flatMap((name) => ["-m", name]);
    const { stdout } = here.run(["score", "answers.csv", ...named]);
    expect(stdout).toContain("metrics side by side");
    expect(stdout).toMatch(/exact-substring +word-overlap +3 +1 +0 +1 +20\.0 % +3\n/);
    // Metrics of the same question stand before a metric of another one.
    expect(stdout.indexOf("word-overlap      normalized-match")).toBeLessThan(
      stdout.indexOf("exact-substring   script-adherence"),
    );
    expect(stdout).not.toContain("for example\n");
    expect(stdout).toContain("--pairs shows each pair with examples");

    const whole = here.run(["score", "answers.csv", ...named, "--pairs"]).stdout;
    expect(whole.match(/ side by side$/gmu)).toHaveLength(6);
    expect(JSON.parse(here.run(["score", "answers.csv", ...named, "--json"]).stdout).disagreement).toHaveLength(6);
  });

  test("speaks of right and wrong only where both metrics compare with the accepted answer", () => {
    using here = project();
    const both = (a: string, b: string) => here.run(["score", "answers.csv", "-m", a, "-m", b]).stdout;
    expect(both("exact-substring", "word-overlap")).toContain("Most likely right");
    for (const other of ["exact-substring", "well-formed-text"]) {
      const stdout = both(other, "script-adherence");
      const pair = stdout.slice(stdout.indexOf("side by side"), stdout.indexOf("for example"));
      expect(pair).toMatch(/both pass +\d+\n/);
      expect(pair).not.toMatch(/right|wrong|mostly/iu);
    }
    expect(both("well-formed-text", "script-adherence")).not.toMatch(/^ +(?:Domain )? *n +correct/mu);
  });

  test("writes a table with all original columns and, per metric, verdict, score, label and declared columns", () => {
    using here = project();
    const preset = '{"preset":"scripts"}';
    here.run([
      "score",
      "answers.csv",
      "-m",
      `exact-substring:${preset}`,
      "-m",
      `word-overlap:${preset}`,
      "-o",
      "scored.csv",
    ]);
    const [header, first] = here.read("scored.csv").split("\n");
    expect(header).toBe(
      "question,answer,Domain,response,exact-substring.passed,exact-substring.score,exact-substring.label," +
        "word-overlap.passed,word-overlap.score,word-overlap.label,matching_words,total_golden_words",
    );
    expect(first).toBe("Capital of India?,Delhi,Geography,New Delhi is the capital,true,1,matched,true,1,matched,1,1");
  });

  test("puts new results in the place of those of a table that was scored before", () => {
    using here = project();
    here.run(["score", "answers.csv", "--detail", "full", "-o", "first.csv"]);
    here.run(["score", "first.csv", "-o", "second.csv"]);
    here.run(["score", "answers.csv", "-o", "once.csv"]);
    expect(here.read("second.csv")).toBe(here.read("once.csv"));
  });

  test("writes why each case got its score, with all detail", () => {
    using here = project();
    const targets = ["a.csv", "a.tsv", "a.json", "a.jsonl"];
    here.run(["score", "answers.csv", "--detail", "full", ...targets.flatMap((target) => ["-o", target])]);
    const [header, , , , , blank, empty] = here.read("a.csv").split("\n");
    expect(header).toContain("exact-substring.label,exact-substring.reason,");
    expect(header).toContain("word-overlap.label,word-overlap.reason,");
    expect(blank).toContain(",false,0,blank,the output is blank,");
    expect(empty).toContain(",,,empty_expected,");
    expect(here.read("a.tsv").split("\n")[5]).toContain("\tblank\tthe output is blank\t");
    const rows = JSON.parse(here.read("a.json"));
    expect(rows[4]["exact-substring.reason"]).toBe("the output is blank");
    expect(rows[5]["exact-substring.reason"]).toContain("expected");
    const lines = here.read("a.jsonl").trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
  });

  test("writes the table to stdout and everything else to stderr when asked", () => {
    using here = project();
    const { stdout, stderr } = here.run(["score", "answers.csv", "-o", "-"]);
    expect(stdout.split("\n")[0]).toMatch(/^question,answer,Domain,response,exact-substring\.passed/);
    expect(stdout.trim().split("\n")).toHaveLength(7);
    expect(stderr).toContain("exact-substring");
  });

  test("writes JSON and JSONL tables that hold what the CSV holds", () => {
    using here = project();
    here.run(["score", "answers.csv", "-o", "a.json", "-o", "a.jsonl"]);
    const rows = JSON.parse(here.read("a.json"));
    expect(rows).toHaveLength(6);
    expect(rows[1]).toMatchObject({ answer: "दिल्ली", "exact-substring.passed": true, "exact-substring.score": 1 });
    expect(rows[5]).toMatchObject({ "exact-substring.passed": null, "exact-substring.score": null });
    expect(
      here
        .read("a.jsonl")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual(rows);
  });

  test("keeps formulas of a model from being run by a spreadsheet, in cells and header", () => {
    using here = new Project({ "f.csv": 'answer,response,=col\nDelhi,=1+1,"@SUM(A1)"\nDelhi,-1+2,+1\n' });
    here.run(["score", "f.csv", "-o", "out.csv"]);
    expect(here.read("out.csv")).toContain(`"'=col"`);
    expect(here.read("out.csv")).toContain(`Delhi,"'=1+1","'@SUM(A1)",false,0`);
    expect(here.read("out.csv")).toContain(`Delhi,"'-1+2","'+1",false,0`);
  });

  test("validate refuses rows that cannot be read, but not where they are to be skipped", () => {
    using here = new Project({ "r.csv": "question,answer,response\nq,क,क\nq,क\n" });
    expect(here.run(["validate", "r.csv"]).code).toBe(2);
    const { code, stdout } = here.run(["validate", "r.csv", "--on-bad-row", "skip"]);
    expect(code).toBe(0);
    expect(stdout).toContain("r.csv, row 2 (line 3)");
  });

  test("starts a table with a byte order mark for Excel", () => {
    using here = project();
    here.run(["score", "answers.csv", "-o", "x.csv", "--excel"]);
    expect(here.read("x.csv").charCodeAt(0)).toBe(0xfeff);
  });

  test("takes the options of the original scripts", () => {
    using here = project();
    const { code } = here.run(["score", "--responses", "answers.csv", "--out", "scored.csv", "--limit", "2"]);
    expect(code).toBe(0);
    expect(here.read("scored.csv").trim().split("\n")).toHaveLength(3);
  });

  test("reads standard input and refuses to resume it", () => {
    using here = project();
    const { code, stdout } = here.run(["score", "-", "--json"], { input: ROWS });
    expect(code).toBe(0);
    const { run } = JSON.parse(stdout);
    expect(run.cases).toBe(6);
    const again = here.run(["score", "-", "--resume", run.id], { input: ROWS });
    expect(again.code).toBe(2);
    expect(again.stderr).toMatch(/standard input/);
  });

  test("reads a pipe that has a name whole, and keeps no hash of what can be read once", () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => `q${index},क,क और कुछ`);
    using here = new Project({ "in.csv": `question,answer,response\n${rows.join("\n")}\n` });
    const pipe = path.join(here.directory, "pipe");
    execFileSync("mkfifo", [pipe]);
    spawn("sh", ["-c", "cat in.csv > pipe"], { cwd: here.directory });
    const { code, stdout } = here.run(["score", "pipe", "-m", "exact-substring", "--json"]);
    expect(code).toBe(0);
    const { run } = JSON.parse(stdout);
    expect(run.cases).toBe(60_000);
    expect(JSON.parse(here.read(`${here.runFolder()}/run.json`)).files).toEqual([
      { path: "pipe", bytes: null, sha256: null },
    ]);
  });

  test("does not look again at a pipe to tell what metrics would fit it", async () => {
    using here = new Project({ "in.csv": "question,answer,response\nq,a,a\n" });
    const pipe = path.join(here.directory, "pipe");
    execFileSync("mkfifo", [pipe]);
    spawn("sh", ["-c", "cat in.csv > pipe"], { cwd: here.directory });
    const child = here.start(["score", "pipe"]);
    // A pipe that is opened again waits for a writer, and heeds no signal that can be caught.
    const patience = setTimeout(() => child.kill("SIGKILL"), 10_000);
    const [code] = await once(child, "exit");
    clearTimeout(patience);
    expect(code).toBe(0);
  }, 20_000);

  test("refuses a folder as a table before anything is scored", () => {
    using here = new Project({ "a.csv": "answer,response\na,a\n", "o.csv/x": "" });
    const { code, stderr } = here.run(["score", "a.csv", "-o", "o.csv"]);
    expect(code).toBe(2);
    expect(stderr).toContain('--output must be a file, got the folder "o.csv"');
    expect(here.has(".evals")).toBe(false);
  });

  test("says which rows have a column that the first of them lack, since tables leave it out", () => {
    const row = (index: number) => ({ question: `q${index}`, answer: "क", response: `क ${"w ".repeat(60)}` });
    const lines = Array.from({ length: 9_000 }, (_, index) => JSON.stringify(row(index)));
    using here = new Project({
      "late.jsonl": `${lines.join("\n")}\n${JSON.stringify({ ...row(9_000), note: "late" })}\n`,
    });
    const { code, stdout } = here.run(["score", "late.jsonl", "-m", "exact-substring", "-o", "t.csv", "--no-journal"]);
    expect(code).toBe(0);
    expect(stdout).toContain("late_column: 1 row (9001)");
    expect(here.run(["score", "late.jsonl", "-m", "exact-substring", "--no-journal"]).stdout).not.toContain(
      "late_column",
    );
  });

  test("filters rows by column and value", () => {
    using here = project();
    const { stdout } = here.run(["score", "answers.csv", "--filter", "Domain=History", "--json"]);
    expect(JSON.parse(stdout).run.cases).toBe(3);
  });

  test("groups by the combination of several columns", () => {
    using here = new Project({ "a.csv": "answer,response,Domain,lang\na,a,X,hi\na,b,X,ta\na,a,Y,hi\n" });
    const { stdout } = here.run(["score", "a.csv", "-m", "exact-match", "--by", "Domain", "--by", "lang", "--json"]);
    expect(
      JSON.parse(stdout).metrics[0].groups.map((group: { by: object; passed: number }) => [group.by, group.passed]),
    ).toEqual([
      [{ Domain: "X", lang: "hi" }, 1],
      [{ Domain: "X", lang: "ta" }, 0],
      [{ Domain: "Y", lang: "hi" }, 1],
    ]);
  });

  test("ends quietly when its reader has seen enough", async () => {
    using here = project();
    const child = here.start(["score", "--help"]);
    child.stdout?.destroy();
    let stderr = "";
    child.stderr?.on("data", (chunk) => {
      stderr += chunk;
    });
    expect(await new Promise((resolve) => child.once("close", resolve))).toBe(0);
    expect(stderr).toBe("");
  });

  test("leaves nothing behind without a journal", () => {
    using here = project();
    here.run(["score", "answers.csv", "--no-journal"]);
    expect(here.has(".evals")).toBe(false);
  });

  test("says what it would do and does nothing with --dry-run", () => {
    using here = project();
    const { code, stdout } = here.run(["score", "answers.csv", "--dry-run"]);
    expect(code).toBe(0);
    expect(stdout).toContain("expected=answer");
    expect(here.has(".evals")).toBe(false);
  });
});

test("two runs at once may write one table, and the last one to end gives it its content", async () => {
  using here = project();
  const args = ["score", "answers.csv", "-o", "out.csv"];
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => here.runBeside(args)));
  expect(outcomes.map(({ code, stderr }) => [code, stderr.includes("EBADF")])).toEqual(Array(4).fill([0, false]));
  expect(here.read("out.csv").trim().split("\n")).toHaveLength(7);
  expect(here.allFiles()).toHaveLength(2 + 4 * 3);
});

describe("the configuration of evals score", () => {
  test("says what the command line does not say, and gives way where it does", () => {
    using here = project({
      "eval.config.json": JSON.stringify({
        files: ["answers.csv"],
        metrics: [{ name: "exact-match", options: { caseSensitive: true } }],
        by: ["answer"],
        detail: "full",
        minPassRate: ["exact-match=0.9"],
      }),
    });
    const { code, stdout } = here.run(["score", "--json"]);
    expect(code).toBe(1);
    const [metric] = JSON.parse(stdout).metrics;
    expect(metric).toMatchObject({ name: "exact-match", options: { caseSensitive: true } });
    expect(metric.groups).toHaveLength(6);
    expect(here.read(`${here.runFolder()}/results.jsonl`)).toContain('"not equal to the expected answer"');
    const other = here.run(["score", "-m", "word-overlap", "--by", "Domain", "--min-pass-rate", "0.1", "--json"]);
    expect(other.code).toBe(0);
    expect(JSON.parse(other.stdout).metrics[0]).toMatchObject({ name: "word-overlap", groups: [{}, {}] });
  });

  test.each([
    ["an unknown key", '{"metric":["exact-match"]}', /metric: did you mean metrics\?/],
    ["a key in the words of an option", '{"min-pass-rate":["0.5"]}', /min-pass-rate: did you mean minPassRate\?/],
    ["a key as near to one as to another", '{"limt":2}', /limt: did you mean limit\?/],
    ["a key that is like none", '{"tolerance":2}', /tolerance: the keys are \$schema, files, /],
    ["a wrong kind", '{"limit":"ten"}', /limit/],
    ["broken JSON", '{\n  "limit": 5,\n}', /^evals: eval\.config\.json, line 3, column 1: configuration must be JSON/m],
    [
      "a column that is not there",
      '{"map":{"input":"sawaal"}}',
      /eval\.config\.json: "map" of input must name a column, got "sawaal"/,
    ],
    [
      "a filter of no column",
      '{"filter":{"भाषा":"hi"}}',
      /eval\.config\.json: "filter" must name a column, got "भाषा"/,
    ],
    [
      "a grouping by no column",
      '{"by":["Domian"]}',
      /eval\.config\.json: "by" must name a column, got "Domian"; did you mean "Domain"\?/,
    ],
    ["a key that reaches the prototype", '{"map":{"__proto__":{"polluted":1}}}', /__proto__/],
  ])("is refused with %s", (_, content, message) => {
    using here = project({ "eval.config.json": content });
    const { code, stderr } = here.run(["score", "answers.csv"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test.each(["../evil.mjs", "/evil.mjs", "./a/../../evil.mjs"])(
    "cannot load the plugin %s from outside its folder",
    (plugin) => {
      using here = project({ "eval.config.json": JSON.stringify({ plugins: [plugin] }) });
      const { code, stderr } = here.run(["score", "answers.csv"]);
      expect(code).toBe(2);
      expect(stderr).toContain("name it with --plugin instead");
    },
  );

  test("is written by init from what a file holds, and works as it is", () => {
    using here = project();
    expect(here.run(["init", "answers.csv"]).code).toBe(0);
    expect(here.run(["score"]).code).toBe(0);
    expect(here.run(["init", "answers.csv"]).code).toBe(2);
  });
});

describe("evals validate", () => {
  test("shows how a file is read, what it lacks and which metrics it can be scored with", () => {
    using here = project();
    const { code, stdout } = here.run(["validate", "answers.csv"]);
    expect(code).toBe(0);
    expect(stdout).toContain("input=question  output=response  expected=answer");
    expect(stdout).toMatch(/^fields: .*output \(1 blank\)/m);
    expect(stdout).toMatch(/^can be scored: .*word-overlap/m);
  });

  test("says first whether the file can be scored, then a line for each fact; JSON has every count", () => {
    using here = project();
    const { stdout } = here.run(["validate", "answers.csv"]);
    const lines = stdout.trimEnd().split("\n");
    expect(lines[0]).toMatch(
      /^answers\.csv: 6 cases, every row can be read, \d warnings?; [0-9]+ of [0-9]+ metrics can be used$/,
    );
    expect(lines.length).toBeLessThan(25);
    const { metrics, fields } = JSON.parse(here.run(["validate", "answers.csv", "--json"]).stdout);
    expect(fields).toContainEqual({ field: "output", present: 6, blank: 1 });
    for (const { name } of metrics)
      expect(lines.filter((line) => line.match(/[\w-]+/g)?.includes(name))).not.toEqual([]);
    here.write("some.jsonl", '{"answer":"a","response":"a","context":["c"]}\n{"answer":"b","response":"b"}\n[1]\n');
    const some = here.run(["validate", "some.jsonl"]);
    expect(some.code).toBe(2);
    expect(some.stdout).toMatch(/^some\.jsonl: 2 cases, 1 row cannot be read, /);
    expect(some.stdout).toContain("context (in 1 of 2 cases)");
  });

  test("tells a metric that would find nothing to score from one that can be scored, and what more it wants", () => {
    using here = new Project({
      "a.csv":
        "question,answer,response,relevant_ids,retrieved_ids,when\nनदी?,गंगा,यह गंगा है,d1|d2,d2,x\nनगर?,पटना,,d1,d1,y\n",
    });
    const ids = ["--list", "relevantIds=|", "--list", "retrievedIds=|"];
    const { stdout } = here.run(["validate", "a.csv"]);
    expect(stdout).toMatch(/^can be scored: .*exact-match/m);
    expect(stdout).toMatch(/date-match: nothing to score in the first case: /);
    expect(stdout).toMatch(/rubric: needs options: criterion of rubric must say/);
    expect(stdout).toMatch(/^can be scored; asks a model: .*answer-equivalence/m);
    const { metrics } = JSON.parse(here.run(["validate", "a.csv", ...ids, "--json"]).stdout);
    const of = (name: string) => metrics.find((metric: { name: string }) => metric.name === name);
    expect(of("ndcg")).toMatchObject({ scorable: true, missing: [], note: null });
    const rows = Array.from({ length: 8 }, (_, index) => `प्रश्न ${index}?,गंगा,यह गंगा है`);
    using prose = new Project({ "a.csv": `question,answer,response\n${rows.join("\n")}\n` });
    expect(prose.run(["validate", "a.csv"]).stdout).toContain(
      "can be scored; all of the first 8 cases are not_json: json-schema, structure-check\n",
    );
    using bare = new Project({ "a.csv": "question,answer,response,Domain\nनदी?,गंगा,गंगा,Geography\n" });
    const without = JSON.parse(bare.run(["validate", "a.csv", "--json"]).stdout).metrics;
    const ndcg = without.find((metric: { name: string }) => metric.name === "ndcg");
    expect(ndcg).toMatchObject({ scorable: false, missing: [], note: expect.stringContaining("nothing to score") });
  });

  test("lists every row that cannot be read", () => {
    using here = new Project({ "r.csv": "answer,response\na\nb,b\nc\n" });
    const { code, stdout } = here.run(["validate", "r.csv", "--json"]);
    expect(code).toBe(2);
    expect(JSON.parse(stdout).problems.map((problem: { row: number }) => problem.row)).toEqual([1, 3]);
  });
});

describe("exit codes of evals score", () => {
  test.each([
    [["score", "answers.csv", "--min-pass-rate", "0.5"], 0],
    [["score", "answers.csv", "--min-pass-rate", "exact-substring=0.9"], 1],
    [["score", "answers.csv", "--min-score", "0.99"], 1],
    [["score", "answers.csv", "--max-score", "0.1"], 1],
    [["score", "nope.csv"], 2],
    [["score"], 2],
    [["score", "answers.csv", "--min-pass-rate", "80"], 2],
    [["score", "answers.csv", "--min-pass-rate", "nope=0.5"], 2],
    [["score", "answers.csv", "-m", "exact-substrin"], 2],
    [["score", "answers.csv", "-m", 'exact-match:{"casing":1}'], 2],
    [["score", "answers.csv", "-m", "exact-match", "-m", "exact-match"], 2],
    [["score", "answers.csv", "--no-such-option"], 2],
    [["score", "answers.csv", "--by", "domain2"], 2],
    [["score", "answers.csv", "-o", "out.xlsx"], 2],
    [["score", "answers.csv", "-o", "./answers.csv"], 2],
    [["score", "answers.csv", "-o", "no-folder/out.csv"], 2],
    [["score", "answers.csv", "--detail", "some"], 2],
    [["score", "answers.csv", "--resume", "../../x"], 2],
    [["score", "empty.csv"], 3],
    [["score", "golds.csv"], 3],
    [["score", "answers.csv", "--plugin", "https://example.com/x.mjs"], 2],
    [["score", "answers.csv", "--plugin", "data:text/javascript,1"], 2],
    [["nonsense"], 2],
    [["--help"], 0],
    [["--version"], 0],
  ])("%j ends with %i", (args, code) => {
    using here = project({ "empty.csv": "question,answer,response\n", "golds.csv": "answer,response\n,x\n" });
    expect(here.run(args).code).toBe(code);
  });

  test("blames a configuration for nothing that the command line says", () => {
    using here = project({ "eval.config.json": '{"map":{"input":"question"}}' });
    const { code, stderr } = here.run(["score", "answers.csv", "--map", "input=sawaal"]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^evals: --map input must name a column/m)]);
  });

  test("names the file and what is missing beside a lone answer", () => {
    using here = new Project({ "qa.csv": "question,answer\nसवाल?,हाँ\n" });
    const { code, stderr } = here.run(["score", "qa.csv"]);
    expect(code).toBe(2);
    expect(stderr).toContain('evals: qa.csv: column "answer" may be the answer under test or the gold; say which');
    expect(stderr).toContain(
      "no column was found for the other one, which most metrics need: map that as well (columns: question, answer)",
    );
  });

  test("names line and column of a JSON file that is none", () => {
    using here = new Project({ "a.json": '[{"output":"हाँ"},\n{"output":no}]' });
    expect(here.run(["score", "a.json"]).stderr).toContain("a.json, line 2, column 11: file must be JSON");
  });

  test("says of a file that is not there which one was meant, and of no call that failed", () => {
    using here = project();
    const missing = here.run(["score", "answer.csv"]);
    expect([missing.code, missing.stderr]).toEqual([
      2,
      'evals: input must be a file that exists, got "answer.csv"; did you mean "answers.csv"?\n',
    ]);
    for (const args of [
      ["--cases", "none.txt"],
      ["-o", "none/out.csv"],
      ["-c", "none.json"],
    ]) {
      const { code, stderr } = here.run(["score", "answers.csv", ...args]);
      expect([code, stderr]).toEqual([2, expect.not.stringContaining("ENOENT")]);
      expect(stderr).toMatch(/none(?!\p{L})(?!.*\.part)/u);
    }
  });

  test("names the first id that is there twice, with its rows", () => {
    const rows = "id,answer,response\nक,a,a\nq2,a,a\nक,a,b\nक,a,c\nq2,a,a\n";
    using here = new Project({ "a.csv": rows });
    const said = "duplicate_id: 3 rows (3, 4, 5): id क is that of rows 1 and 3;";
    expect(here.run(["score", "a.csv"]).stdout).toContain(said);
    expect(here.run(["validate", "a.csv"]).stdout).toContain(said);
    expect(JSON.parse(here.run(["score", "a.csv", "--json"]).stdout).warnings).toContainEqual({
      ...{ code: "duplicate_id", count: 3, rows: [3, 4, 5] },
      example: { id: "क", rows: [1, 3] },
    });
  });

  test("stops before anything is scored where no column was recognised, and keeps no run", () => {
    using here = new Project({ "a.csv": "sawaal,javaab,uttar\n1?,1,1\n" });
    const { code, stdout, stderr } = here.run(["score", "a.csv"]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("no column of a.csv was recognised as output and expected");
    expect(stderr).toContain("--map output=COLUMN --map expected=COLUMN (columns: sawaal, javaab, uttar)");
    expect(here.has(".evals")).toBe(false);
    here.write("a.jsonl", '{"sawaal":"1?","javaab":"1"}\n');
    expect(here.run(["score", "a.jsonl"]).stderr).toContain(
      "no column of a.jsonl was recognised as output and expected",
    );
    expect(here.has(".evals")).toBe(false);
    // One metric that can be used is a reason to begin.
    here.write("b.csv", "question,response\nभारत की राजधानी?,दिल्ली\n");
    expect(here.run(["score", "b.csv", "-m", "script-adherence", "-m", "exact-match"]).code).toBe(3);
  });

  test.each([
    ["letters of a script of India", "भारत की राजधानी?,दिल्ली,दिल्ली", "-m indic-match"],
    ["Hinglish", "Bharat ki rajdhani kya hai?,Dilli,Dilli hai bhai", "-m indic-match"],
    ["English", "Capital of India?,Delhi,Delhi", null],
  ])("names the metrics for %s where none was chosen", (_, row, flags) => {
    using here = new Project({ "a.csv": `question,answer,response\n${row}\n` });
    const said = "no metric was chosen";
    const { code, stdout } = here.run(["score", "a.csv"]);
    expect(code).toBe(0);
    if (flags === null) expect(stdout).not.toContain(said);
    else expect(stdout).toMatch(new RegExp(`${said}.*${flags}`));
    expect(here.run(["score", "a.csv", "-m", "exact-match"]).stdout).not.toContain(said);
    const json = here.run(["score", "a.csv", "--json"]);
    expect(json.stdout + json.stderr).not.toContain(said);
    here.write("eval.config.json", '{"metrics":["exact-match"]}');
    expect(here.run(["score", "a.csv"]).stdout).not.toContain(said);
  });

  test("groups by the language where there is no Domain, and by what is said where it is", () => {
    using here = new Project({ "a.csv": "question,answer,response,lang\nq,a,a,hi\nr,a,b,ta\n" });
    here.write("b.csv", "question,answer,response,lang,Domain\nq,a,a,hi,D\n");
    const groups = (...args: string[]) =>
      JSON.parse(here.run(["score", ...args, "-m", "exact-match", "--json"]).stdout).metrics[0].groups.map(
        ({ by }: { by: object }) => by,
      );
    expect(groups("a.csv")).toEqual([{ lang: "hi" }, { lang: "ta" }]);
    expect(groups("a.csv", "--by", "answer")).toEqual([{ answer: "a" }]);
    expect(groups("b.csv")).toEqual([{ Domain: "D" }]);
  });

  test("a gate fails while cases have no output, which is no better than a wrong one", () => {
    const lines = (outputs: readonly (string | null | undefined)[]) =>
      outputs.map((response, id) => JSON.stringify({ id, question: "राजधानी?", gold: "दिल्ली", response })).join("\n");
    using here = new Project({
      "a.jsonl": lines(["दिल्ली", "दिल्ली", null, undefined]),
      "b.jsonl": lines(["दिल्ली", ""]),
    });
    here.write("c.jsonl", '{"gold":"दिल्ली","response":"दिल्ली"}\n{"response":"दिल्ली"}\n');
    const score = (file: string, ...more: string[]) => here.run(["score", file, "-m", "exact-match", ...more]);
    for (const gate of ["--min-pass-rate", "--min-score"]) {
      const { code, stdout, stderr } = score("a.jsonl", gate, "0.9");
      expect(stdout).toContain("  2 cases have no output");
      expect([code, stderr]).toEqual([1, expect.stringContaining("exact-match: 2 of 4 cases have no output")]);
      expect(stderr).toContain(`where that is meant, --allow-missing (${gate} 0.9)`);
      expect(score("a.jsonl", gate, "0.9", "--allow-missing").code).toBe(0);
    }
    expect(score("a.jsonl").code).toBe(0);
    expect(JSON.parse(score("a.jsonl", "--json").stdout).metrics[0]).toMatchObject({
      passRate: 1,
      missing: { output: 2 },
    });
    // A blank answer is the model's own, and is scored.
    expect(score("b.jsonl", "--min-pass-rate", "0.5").code).toBe(0);
    const noGold = score("c.jsonl", "--min-pass-rate", "0.9");
    expect([noGold.code, noGold.stdout]).toEqual([0, expect.stringContaining("1 case has no accepted answer")]);
  });

  test("takes no output for missing where a metric needs none", () => {
    const row = JSON.stringify({ id: 1, retrieved_ids: ["d1"], relevant_ids: ["d1"], response: null });
    using here = new Project({ "r.jsonl": `${row}\n` });
    const { code, stderr } = here.run(["score", "r.jsonl", "-m", "hit-at-k", "--min-score", "0.5"]);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("no output")]);
  });

  test("rows that were skipped hold no gate, unless that is meant", () => {
    using here = new Project({ "a.csv": "answer,response\na,a\nb\nc\n" });
    const score = (...more: string[]) => here.run(["score", "a.csv", "--on-bad-row", "skip", ...more]);
    const { code, stderr } = score("--min-pass-rate", "0.5");
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(
        "gate failed: 2 rows could not be read and were skipped; where that is meant, --allow-missing",
      ),
    ]);
    expect(score("--min-pass-rate", "0.5", "--allow-missing").code).toBe(0);
    expect(score().code).toBe(0);
  });

  test("refuses a bound that no score can reach", () => {
    using here = project();
    const gate = (...bound: string[]) => here.run(["score", "answers.csv", ...bound]);
    const above = gate("--min-score", "exact-substring=5");
    expect([above.code, above.stderr]).toEqual([2, expect.stringContaining("from 0 to 1, got 5")]);
    expect(gate("--min-pass-rate", "80%").stderr).toContain("write 0.8 for 80 %");
    expect(gate("-m", "word-error-rate", "--max-score", "word-error-rate=5").code).toBe(0);
  });

  test("gates of groups look at each of them, and one without cases fails", () => {
    const rows = ["hi,दिल्ली,दिल्ली", "hi,गंगा,गंगा", "hi,आगरा,आगरा", "ta,சென்னை,மதுரை", "ta,கோவை,கோவை", ",Goa,Goa"];
    using here = new Project({ "a.csv": `language,answer,response\n${rows.join("\n")}\n` });
    const score = (...gates: string[]) =>
      here.run(["score", "a.csv", "-m", "exact-match", ...gates.flatMap((gate) => ["--min-pass-rate", gate])]);
    expect(score("0.8", ":hi=1", "exact-match:ta=0.5").code).toBe(0);
    const each = score(":each=0.8");
    expect([each.code, each.stderr]).toEqual([
      1,
      "gate failed: exact-match of ta: pass rate 0.5000 is below 0.8 (--min-pass-rate)\n",
    ]);
    const unknown = score("exact-match:bn=0.1");
    expect([unknown.code, unknown.stderr]).toEqual([
      1,
      expect.stringContaining(
        'exact-match has no cases of "bn"; by language there are "", "hi", "ta"; --by names another',
      ),
    ]);
    const ungrouped = here.run(["score", "a.csv", "--by", "", "--min-pass-rate", ":hi=0.1"]);
    expect(ungrouped.code).toBe(2);
    here.write("b.csv", "answer,response\nगंगा,गंगा\n");
    const flat = here.run(["score", "b.csv", "--min-pass-rate", ":hi=0.1"]);
    expect([flat.code, flat.stderr]).toEqual([2, expect.stringContaining("name its column by --by")]);
  });

  test("a gate that cannot be computed fails", () => {
    using here = project({ "golds.csv": "answer,response\n,x\na,a\n" });
    const { stderr, code } = here.run(["score", "golds.csv", "--filter", "answer=", "--min-pass-rate", "0.1"]);
    expect(code).toBe(3);
    expect(stderr).toContain("nothing was scored");
  });

  test("hints at the metric or the share that was meant", () => {
    using here = project();
    expect(here.run(["score", "answers.csv", "-m", "exact-substrin"]).stderr).toContain(
      "did you mean exact-substring?",
    );
    expect(here.run(["score", "answers.csv", "--min-pass-rate", "80"]).stderr).toContain("write 0.8 for 80 %");
  });
});

describe("bad input to evals score", () => {
  test.each([
    ["a ragged row", "q,answer,response\n1,a\n", /r\.csv, row 1 \(line 2\)/],
    ["an open quote", 'q,answer,response\n1,"a,b\n', /r\.csv, row 1 \(line 2\)/],
    ["text behind a quote", 'q,answer,response\n1,"a"b,c\n', /r\.csv, row 1 \(line 2\)/],
  ])("stops at %s and names file, row and line", (_, content, message) => {
    using here = new Project({ "r.csv": content });
    const { code, stderr } = here.run(["score", "r.csv"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test("skips bad rows when told to, and lists them", () => {
    using here = new Project({ "r.csv": "answer,response\na,a\nb\nc,c\n" });
    const { code, stdout } = here.run(["score", "r.csv", "--on-bad-row", "skip"]);
    expect(code).toBe(0);
    expect(stdout).toContain("skipped 1 row");
    expect(stdout).toMatch(/r\.csv, row 2 \(line 3\)/);
  });

  test.each([
    ["a broken line", '{"answer":"a","response":"a"}\n{"answer": nope}\n', /b\.jsonl, row 2 \(line 2\)/],
    ["a line that is no object", '{"answer":"a","response":"a"}\n[1]\n', /b\.jsonl, row 2 \(line 2\)/],
    ["bottomless nesting", `{"answer":"a","response":"a"}\n${"[".repeat(200_000)}\n`, /b\.jsonl, row 2 \(line 2\)/],
    ["a key that reaches the prototype", '{"answer":"a","response":"a"}\n{"__proto__":{"polluted":1}}\n', /__proto__/],
  ])("stops at %s in JSON lines", (_, content, message) => {
    using here = new Project({ "b.jsonl": content });
    const { code, stderr } = here.run(["score", "b.jsonl"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test("names the encoding it guesses and the option that reads it", () => {
    using here = new Project({ "w.csv": Buffer.from("answer,response\ncaf\xe9,caf\xe9\n", "latin1") });
    const { code, stderr } = here.run(["score", "w.csv"]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/w\.csv, row 1 \(line 2\)/);
    expect(stderr).toContain("--encoding windows-1252");
    expect(here.run(["score", "w.csv", "--encoding", "windows-1252"]).code).toBe(0);
  });

  test("shows the two ways to read a column that could be either", () => {
    using here = new Project({ "a.csv": "question,answer\nq,a\n" });
    const { code, stderr } = here.run(["score", "a.csv"]);
    expect(code).toBe(2);
    expect(stderr).toContain("--map output=answer");
    expect(stderr).toContain("--map expected=answer");
  });

  test("refuses one column for the output and the gold", () => {
    using here = project();
    const { code, stderr } = here.run([
      ...["score", "answers.csv", "--map", "output=response", "--map", "expected=response"],
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('output and expected must be two columns, got "response" for both');
  });

  test("refuses what is said twice", () => {
    using here = project();
    const mapped = here.run(["score", "answers.csv", "--map", "output=response", "--map", "output=answer"]);
    expect(mapped).toMatchObject({ code: 2, stderr: expect.stringContaining("--map must name output once") });
    const files = here.run(["score", "answers.csv", "answers.csv"]);
    expect(files).toMatchObject({ code: 2, stderr: expect.stringContaining("must each be named once") });
  });

  test("names the option whose number is none", () => {
    using here = project();
    const { code, stderr } = here.run(["score", "answers.csv", "--limit", "0"]);
    expect(code).toBe(2);
    expect(stderr).toContain("--limit");
  });

  test("does not write a table through a link to its input", () => {
    using here = project();
    symlinkSync(path.join(here.directory, "answers.csv"), path.join(here.directory, "out.csv"));
    const { code, stderr } = here.run(["score", "answers.csv", "-o", "out.csv"]);
    expect(code).toBe(2);
    expect(stderr).toContain("--output must not be a file that is read");
    expect(here.read("answers.csv")).toBe(ROWS);
  });
});

describe("evals score --cluster-by", () => {
  // Clusters [111 00 101 0 11 0001]: mean .533333, clustered standard error .174322, t(5) 2.570582 (Miller 2024,
  // section 2.2, with C / (C - 1) as in inspect_ai).
  const CLUSTERS = [[1, 1, 1], [0, 0], [1, 0, 1], [0], [1, 1], [0, 0, 0, 1]];
  const HALF = 2.570582 * 0.174322;
  const clustered = () =>
    new Project({
      "a.csv": `answer,response,passage,Domain\n${CLUSTERS.flatMap((passes, passage) =>
        passes.map((pass, index) => `हाँ,${pass === 1 ? "हाँ" : "नहीं"},p${passage},D${index % 2}`),
      ).join("\n")}\n`,
    });

  test("clusters the intervals of rate and mean, and says so", () => {
    using here = clustered();
    const { stdout } = here.run(["score", "a.csv", "-m", "exact-match", "--cluster-by", "passage", "--json"]);
    const { run, metrics } = JSON.parse(stdout);
    expect(run.clusterBy).toBe("passage");
    for (const interval of [metrics[0].passRateInterval, metrics[0].meanInterval]) {
      expect(interval).toMatchObject({ method: "clustered-t", clusters: 6, level: 0.95 });
      expect(interval.low).toBeCloseTo(8 / 15 - HALF, 5);
      expect(interval.high).toBeCloseTo(8 / 15 + HALF, 5);
    }
    const text = here.run(["score", "a.csv", "-m", "exact-match", "--cluster-by", "passage"]).stdout;
    expect(text).toContain("intervals are clustered by passage (6 clusters, t)");
    expect(JSON.parse(here.read(`${here.runFolder()}/summary.json`)).clusterBy).toBe("passage");
  });

  test("clusters groups too", () => {
    using here = clustered();
    const { stdout } = here.run(["score", "a.csv", "-m", "exact-match", "--cluster-by", "passage", "--json"]);
    const { groups } = JSON.parse(stdout).metrics[0];
    expect(groups.map(({ passRateInterval }: { passRateInterval: object }) => passRateInterval)).toMatchObject([
      { method: "clustered-t", clusters: 6 },
      { method: "clustered-t", clusters: 5 },
    ]);
  });

  test("counts a row without a cluster as one of its own, and warns", () => {
    using here = new Project({ "a.csv": "answer,response,passage\na,a,p1\na,b,p1\na,a,\na,b,\n" });
    const { stdout } = here.run(["score", "a.csv", "-m", "exact-match", "--cluster-by", "passage", "--json"]);
    const { metrics, warnings } = JSON.parse(stdout);
    expect(metrics[0].meanInterval.clusters).toBe(3);
    expect(warnings).toContainEqual({ code: "no_cluster", count: 2, rows: [3, 4] });
  });

  test("gives no interval of one cluster, with the reason", () => {
    using here = new Project({ "a.csv": "answer,response,passage\na,a,p1\na,b,p1\n" });
    const { stdout } = here.run(["score", "a.csv", "-m", "exact-match", "--cluster-by", "passage"]);
    expect(stdout).toContain("none for all cases together: one cluster has no spread");
  });

  test("gives the same bytes in one thread and in several, whose shards cut through clusters", () => {
    const rows = Array.from({ length: 120_000 }, (_, index) => {
      return `${index},question ${index} about the river that flows east,जवाब,${index % 3 === 0 ? "जवाब" : "और कुछ"},p${index % 997}`;
    });
    using here = new Project({ "big.csv": `id,question,answer,response,passage\n${rows.join("\n")}\n` });
    const args = [
      "score",
      "big.csv",
      "-m",
      "exact-match",
      "-m",
      "chrf",
      "--cluster-by",
      "passage",
      "--no-journal",
      "--json",
    ];
    const [one, several] = ["1", "3"].map((threads) => JSON.parse(here.run([...args, "-j", threads]).stdout));
    expect(several).toEqual(one);
    expect(one.metrics[1].meanInterval).toMatchObject({ method: "clustered-t", clusters: 997 });
  }, 120_000);

  test("is part of what a run is resumed with", () => {
    using here = clustered();
    here.run(["score", "a.csv", "-m", "exact-match", "--cluster-by", "passage"]);
    const run = here.runFolder().split("/").at(-1) ?? "";
    const again = JSON.parse(here.run(["score", "--resume", run, "--json"]).stdout);
    expect(again.metrics[0].passRateInterval).toMatchObject({ method: "clustered-t", clusters: 6 });
    const other = here.run(["score", "--resume", run, "--cluster-by", "Domain"]);
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining("clusterBy was") });
  });

  test("refuses a column that is not there", () => {
    using here = clustered();
    const { code, stderr } = here.run(["score", "a.csv", "--cluster-by", "pasage"]);
    expect(code).toBe(2);
    expect(stderr).toContain('--cluster-by must name a column, got "pasage"; did you mean "passage"?');
  });
});

test("the first errors are shown with row, label and reason", () => {
  using here = project({
    "broken.mjs": `export * from ${JSON.stringify("./metric.mjs")};`,
    "metric.mjs": `
      const info = { package: "mine", name: "moody", version: 1, summary: "s", source: "none", needs: ["output"],
        range: [0, 1], higherIsBetter: true };
      export const moody = Object.assign(() => Object.assign(
        ({ output }) => { if (output.includes("Narmada")) throw new Error("the river is\\nin flood"); return {
          name: "moody", status: "scored", score: 1, passed: true, label: "fine", reason: "fine", metadata: {} }; },
        { info, options: {}, async: false }), { evalMetric: 1, info, defaults: {} });
    `,
  });
  const { code, stdout } = here.run(["score", "answers.csv", "-m", "moody", "--plugin", "./metric.mjs"]);
  expect(code).toBe(3);
  expect(stdout).toContain("1 error, the first:");
  expect(stdout).toMatch(/row 3: .*the river is in flood/);
});
