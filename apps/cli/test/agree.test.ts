import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const STUDY = readFileSync(
  new URL("../../../packages/runner/fixtures/agree/trace-study.jsonl", import.meta.url),
  "utf8",
);
const OF_STUDY = [
  ...["agree", "study.jsonl", "--label", "grader1", "--second-label", "grader2_independent"],
  ...["--verdict", "hi_rubric.passed", "--verdict", "en_rubric.passed", "--split", "is_holdout"],
];
const study = () => new Project({ "study.jsonl": STUDY });

/** A file with so many rows of each kind, as a table. */
const labels = (counts: Record<string, number>, header = "id,human,judge") =>
  `${header}\n${Object.entries(counts)
    .flatMap(([cells, count]) => Array.from({ length: count }, () => cells))
    .map((cells, index) => `q${index},${cells}`)
    .join("\n")}\n`;

describe("evals agree", () => {
  test("prints the published figures of the trace study", () => {
    using here = study();
    const { code, stdout } = here.run(OF_STUDY);
    expect(code).toBe(0);
    expect(stdout).toMatch(/raw agreement\s+56 of 62\s+90\.3 %\s+80\.5 to 95\.5 %/);
    expect(stdout).toMatch(/raw agreement\s+58 of 62\s+93\.5 %\s+84\.6 to 97\.5 %/);
    expect(stdout).toMatch(/tuning\s+43.*88\.4 %/);
    expect(stdout).toMatch(/held out\s+19.*94\.7 %/);
    expect(stdout).toMatch(/raw agreement\s+62 of 62\s+100\.0 %/);
    expect(stdout).toMatch(/kappa\s+0\.806\s+0\.\d+ to 0\.\d+/);
    expect(stdout).toContain("are not distinguishable (mcnemar-exact, p = 0.6250)");
    expect(stdout).toMatch(/passes everything\s+62\s+0 of 31, 0\.0 %/);
  });

  test("refuses two files with labels of the same answers, and says how two people are compared", () => {
    const file = (label: string) => `id,response,human,judge\nक1,दिल्ली,${label},pass\nq2,no,fail,fail\n`;
    using here = new Project({ "anna.csv": file("pass"), "bilal.csv": file("fail") });
    const { code, stderr } = here.run(["agree", "anna.csv", "bilal.csv"]);
    expect(code).toBe(2);
    expect(stderr).toContain('got two for id "क1": one in anna.csv, one in bilal.csv');
    expect(stderr).toContain("--label PERSON_1 --second-label PERSON_2");
  });

  test("pools files of other answers: those of another model, and rows that one of them leaves blank", () => {
    const file = (output: string, label: string) => `id,response,human,judge\nq1,${output},${label},pass\nq2,x,,fail\n`;
    using here = new Project({ "a.csv": file("Delhi", "pass"), "b.csv": file("Mumbai", "fail") });
    expect(JSON.parse(here.run(["agree", "a.csv", "b.csv", "--json"]).stdout)).toMatchObject({ rows: 4, labelled: 2 });
    here.write("c.csv", "id,response,human,judge\nq1,Delhi,,pass\nq2,x,fail,fail\n");
    expect(JSON.parse(here.run(["agree", "a.csv", "c.csv", "--json"]).stdout)).toMatchObject({ rows: 4, labelled: 2 });
    const model = (name: string) => `id,model,human,judge\nq1,${name},pass,pass\n`;
    here.write("m.csv", model("m"));
    here.write("n.csv", model("n"));
    expect(here.run(["agree", "m.csv", "n.csv"]).code).toBe(0);
  });

  test("says first what is caught, last the raw agreement", () => {
    using here = study();
    const { stdout } = here.run(OF_STUDY);
    const places = ["failures caught", "false alarms", "kappa", "raw agreement"].map((text) => stdout.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("carries a disclosure with every report", () => {
    using here = study();
    const told = "grader1 built the judge";
    const { stdout } = here.run([...OF_STUDY, "--disclosure", told, "-o", "report.md", "-o", "report.json"]);
    expect(stdout).toContain(`disclosure: ${told}`);
    expect(here.read("report.md")).toContain(`disclosure: ${told}`);
    expect(JSON.parse(here.read("report.json")).disclosures).toEqual([told]);
  });

  test("reads a disclosure that the rows carry", () => {
    using here = new Project({
      "labels.jsonl": `${JSON.stringify({ label: true, verdict: true, disclosure: "one labeler, no protocol" })}\n`,
    });
    expect(here.run(["agree", "labels.jsonl"]).stdout).toContain("disclosure: one labeler, no protocol");
  });

  // 44 failures in 400 labels: kappa .762605, standard error .049354 (scikit-learn 1.9.1, statsmodels 0.15.0).
  test("finds the columns by their names and corrects the pass rate of the rest", () => {
    const rest = { ",pass": 1700, ",fail": 300 };
    const counts = { "pass,pass": 339, "pass,fail": 17, "fail,pass": 4, "fail,fail": 40, ...rest };
    using here = new Project({ "labels.csv": labels(counts) });
    const { code, stdout } = here.run(["agree", "labels.csv", "--json"]);
    expect(code).toBe(0);
    const { judges, labelled, rows } = JSON.parse(stdout);
    expect({ labelled, rows }).toEqual({ labelled: 400, rows: 2400 });
    const [judge] = judges;
    expect(judge.agreement.kappa.value).toBeCloseTo(0.762605, 6);
    expect(judge.agreement.kappa.standardError).toBeCloseTo(0.049354, 6);
    expect(judge.unlabelled.judged).toMatchObject({ successes: 1700, n: 2000 });
    expect(judge.unlabelled.corrected.value).toBeCloseTo(0.884824, 6);
  });

  test.each([
    ["rogan-gladen", 0.881293, 0.846867, 0.912338],
    ["ppi", 0.88584, 0.863972, 0.907707],
  ])("corrects by %s as its authors do", (name, value, low, high) => {
    const rest = { ",1": 1700, ",0": 300 };
    using here = new Project({ "l.csv": labels({ "1,1": 339, "1,0": 17, "0,1": 4, "0,0": 40, ...rest }) });
    const { stdout } = here.run(["agree", "l.csv", "--correction", name, "--json"]);
    const { corrected } = JSON.parse(stdout).judges[0].unlabelled;
    expect(corrected.value).toBeCloseTo(value, 5);
    expect(corrected.interval.low).toBeCloseTo(low, 5);
    expect(corrected.interval.high).toBeCloseTo(high, 5);
  });

  test("says when the labels are no random sample of what was judged", () => {
    const counts = { "pass,pass": 90, "pass,fail": 20, "fail,fail": 80, "fail,pass": 10, ",pass": 950, ",fail": 50 };
    using here = new Project({ "l.csv": labels(counts) });
    expect(here.run(["agree", "l.csv"]).stdout).toContain("the labels are no random sample");
  });

  test("warns of few failures, and has no interval of kappa where resamples lack them", () => {
    using here = new Project({ "l.csv": labels({ "pass,pass": 48, "fail,pass": 1, "fail,fail": 1 }) });
    const { stdout } = here.run(["agree", "l.csv"]);
    expect(stdout).toContain("only 2 failures labelled");
    expect(stdout).toContain("kappa has no interval: too few failures");
  });

  test("shows languages apart without being asked", () => {
    const rows = { "pass,pass,hi": 30, "fail,fail,hi": 10, "pass,pass,ta": 30, "fail,pass,ta": 10 };
    using here = new Project({ "l.csv": labels(rows, "id,human,judge,language") });
    const { judges } = JSON.parse(here.run(["agree", "l.csv", "--json"]).stdout);
    expect(
      judges[0].slices.map(({ value, agreement }: { value: string; agreement: { caught: { successes: number } } }) => [
        value,
        agreement.caught.successes,
      ]),
    ).toEqual([
      ["hi", 10],
      ["ta", 0],
    ]);
  });

  test("puts a rule that knows only the length beside the judge", () => {
    const answer = (length: number, human: string) =>
      `${human},${human === "pass" ? "pass" : "fail"},${"क".repeat(length)}`;
    const rows = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [answer(10 + index, index < 20 ? "fail" : "pass"), 1]),
    );
    using here = new Project({ "l.csv": labels(rows, "id,human,judge,response") });
    const { lengthOnly } = JSON.parse(here.run(["agree", "l.csv", "--json"]).stdout).baselines;
    expect(lengthOnly).toMatchObject({ passes: "longer", threshold: 30 });
    expect(lengthOnly.agreement.agreement.value).toBeGreaterThan(0.9);
  });

  test("reads what evals score wrote", () => {
    using here = new Project({
      "a.csv": "answer,response,human\nदिल्ली,नई दिल्ली,pass\nचेन्नई,मुंबई,fail\n1947,१९४७,pass\n",
    });
    here.run(["score", "a.csv", "-m", "exact-substring", "-o", "scored.csv"]);
    const { judges } = JSON.parse(here.run(["agree", "scored.csv", "--json"]).stdout);
    expect(judges[0]).toMatchObject({ verdict: "exact-substring.passed", agreement: { n: 3 } });
  });

  test("takes scores from a limit on", () => {
    using here = new Project({ "l.csv": labels({ "1,5": 10, "1,3": 2, "0,4": 1, "0,1": 7 }, "id,human,score") });
    const args = ["agree", "l.csv", "--verdict", "score", "--json"];
    const { judges } = JSON.parse(here.run([...args, "--pass-from", "score=4"]).stdout);
    expect(judges[0].agreement.counts).toEqual({
      bothPass: 10,
      humanPassJudgeFail: 2,
      humanFailJudgePass: 1,
      bothFail: 7,
    });
    expect(here.run([...args, "--pass-from", "4"]).stderr).toContain("--pass-from score=4");
  });

  test.each([
    [["--label", "humann"], 'did you mean "human"?'],
    [["--verdict", "human"], "it would agree with itself"],
    [["--verdict", "note"], 'l.csv, row 1 (line 2), column "note": a verdict must be'],
    [["--verdict", "points"], "needs --pass-from"],
    [["--split", "note"], "--holdout VALUE"],
    [["--width", "10"], "between 0 and 1"],
    [["--correction", "none"], "post-stratified"],
    [["-o", "report.pdf"], ".md or .json"],
  ])("refuses %j and says what to do", (args, message) => {
    using here = new Project({ "l.csv": "id,human,judge,note,points\n1,pass,pass,fine,7\n2,fail,pass,ok,3\n" });
    const { code, stderr } = here.run(["agree", "l.csv", ...args]);
    expect(code).toBe(2);
    expect(stderr.replace(/row 1, /, "row 1 (line 2), ")).toContain(message);
  });

  test("names all values at once that are no verdicts", () => {
    const rows = ["pass,pass", "unsure,pass", "fail,fail", "partly,fail", " unsure ,pass"];
    using here = new Project({ "l.csv": `human,judge\n${rows.join("\n")}\n` });
    const { code, stderr } = here.run(["agree", "l.csv"]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/l\.csv, row 2.*column "human": a verdict must be/)]);
    expect(stderr).toContain('in all, 3 values are none: "unsure" (2), "partly" (1)');
    expect(here.run(["agree", "l.csv", "--skip-value", "unsure", "--skip-value", "partly"]).code).toBe(0);
  });

  test("names the columns where it cannot tell which is which", () => {
    using here = new Project({ "l.csv": "id,grader1,rater1,verdict\n1,pass,pass,pass\n" });
    expect(here.run(["agree", "l.csv"]).stderr).toContain("--label grader1 or --label rater1");
    using none = new Project({ "l.csv": "id,opinion,verdict\n1,pass,pass\n" });
    expect(none.run(["agree", "l.csv"]).stderr).toContain('the columns are "id", "opinion", "verdict"');
  });

  test("is incomplete where no row has a label", () => {
    using here = new Project({ "l.csv": "id,human,judge\n1,,pass\n" });
    expect(here.run(["agree", "l.csv"])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("no row has a label"),
    });
  });

  test("stops at a row that cannot be read, and leaves it out when told to", () => {
    using here = new Project({
      "l.jsonl": '{"human":true,"judge":true}\n{"human": nope}\n{"human":false,"judge":true}\n',
    });
    const { code, stderr } = here.run(["agree", "l.jsonl"]);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("l.jsonl, row 2 (line 2)") });
    const skipping = here.run(["agree", "l.jsonl", "--on-bad-row", "skip"]);
    expect(skipping.code).toBe(0);
    expect(skipping.stdout).toContain("2 rows, 2 labelled, 1 skipped");
  });

  test("reads standard input and several files as one", () => {
    using here = new Project({ "a.csv": "human,judge\npass,pass\n", "b.csv": "human,judge\nfail,pass\n" });
    expect(here.run(["agree", "a.csv", "b.csv"]).stdout).toContain("a.csv, b.csv: 2 rows, 2 labelled");
    expect(here.run(["agree", "-"], { input: "human,judge\nपास,pass\n" }).stderr).toContain('got "पास"');
  });

  test("does not mind columns that score would ask about", () => {
    using here = new Project({ "l.csv": "question,answer,human,judge\nq,a,pass,pass\nq,b,fail,fail\n" });
    expect(here.run(["agree", "l.csv"]).code).toBe(0);
  });
});
