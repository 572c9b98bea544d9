import path from "node:path";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const QUESTIONS = 60;

/** Answers in Hindi, the first `wrong` of them wrong. */
const answers = (wrong: number, hasIds = true) =>
  `${hasIds ? "id," : ""}question,answer,response\n${Array.from({ length: QUESTIONS }, (_, index) => `${hasIds ? `q${index},` : ""}प्रश्न ${index}?,उत्तर ${index} है,${index < wrong ? "पता नहीं 🤷" : `उत्तर ${index} है`}`).join("\n")}\n`;

const score = (here: Project, ...more: string[]) => here.run(["score", "qa.csv", "-m", "exact-match", ...more]);
const idOf = (here: Project) => path.basename(here.runFolder());

describe("evals history", () => {
  test("shows the runs that were kept, oldest first, with intervals and what changed", () => {
    using here = new Project({ "qa.csv": answers(30) });
    score(here);
    const first = idOf(here);
    here.write("qa.csv", answers(15));
    score(here);
    const { code, stdout } = here.run(["history"]);
    expect(code).toBe(0);
    const lines = stdout.split("\n").filter((line) => line.includes("qa.csv"));
    expect(lines[0]).toContain(first);
    expect(lines[0]).toMatch(/60 {2}50\.0 % {2}37\.7 to 62\.3 % +–$/);
    expect(lines[1]).toMatch(/60 {2}75\.0 % {2}62\.8 to 84\.2 % {2}\+25\.0 points$/);
  });

  test("gives the same numbers as JSON, and as a page", () => {
    using here = new Project({ "qa.csv": answers(6) });
    score(here);
    const { stdout } = here.run(["history", "--json", "-o", "history.html"]);
    const { runs } = JSON.parse(stdout);
    expect(runs[0]).toMatchObject({
      cases: 60,
      files: ["qa.csv"],
      metrics: [{ name: "exact-match", n: 60, rate: 0.9 }],
    });
    // scipy 1.17.1: binomtest(54, 60).proportion_ci(method="wilson")
    expect(runs[0].metrics[0].interval.low).toBeCloseTo(0.7985053527602123, 12);
    expect(here.read("history.html")).toContain("90.0 %");
  });

  test("takes the change from a run of the same data and options alone", () => {
    using here = new Project({ "qa.csv": answers(30) });
    score(here);
    here.run(["score", "qa.csv", "-n", "20", "-m", "exact-match"]);
    expect(here.run(["history"]).stdout).not.toContain("+");
    expect(here.run(["history"]).stdout).not.toMatch(/-50\.0 (?:%|points)/);
  });

  test("marks runs that only a comparison asked for, and takes no change from them", () => {
    using here = new Project({ "qa.csv": answers(30), "other.csv": answers(0) });
    score(here);
    const own = idOf(here);
    here.run(["compare", "other.csv", "qa.csv", "-m", "exact-match"]);
    const { stdout } = here.run(["history"]);
    expect(stdout.match(/\(compare\) (?:qa|other)\.csv/g)).toHaveLength(2);
    expect(stdout).toContain("(compare) marks runs that only evals compare asked for");
    expect(stdout).not.toMatch(/points$/m);
    const { runs } = JSON.parse(here.run(["history", "--json"]).stdout);
    expect(runs.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["score", "compare", "compare"]);
    // The newest run that a person made, though the other two are newer.
    expect(here.run(["report", "latest"]).stdout).toContain(path.join(own, "report.html"));
    expect(score(here, "--baseline", "latest").stdout).toContain(`A: ${own}`);
  });

  test("takes a run of a comparison for the latest where there is no other", () => {
    using here = new Project({ "a.csv": answers(30), "b.csv": answers(0) });
    here.run(["compare", "a.csv", "b.csv", "-m", "exact-match"]);
    expect(here.run(["report", "latest"]).stdout).toContain(path.join(idOf(here), "report.html"));
    expect(here.run(["score", "a.csv", "-m", "exact-match", "--baseline", "latest"]).stdout).toContain(
      "60 pairs by id",
    );
  });

  test("says what it leaves out, and that there is nothing", () => {
    using here = new Project({ "qa.csv": answers(0) });
    expect(here.run(["history"]).stdout).toContain("No finished run is kept here");
    score(here);
    here.write(path.join(here.runFolder(), "summary.json"), "{");
    expect(here.run(["history"]).stdout).toContain("left out: 1 run");
  });

  test("says of which files there are runs, where --file names none of them", () => {
    using here = new Project({ "data/qa.csv": answers(1), "other.csv": answers(1) });
    expect(here.run(["history", "--file", "qa.csv"]).stdout).toContain("No finished run is kept here");
    for (const file of ["data/qa.csv", "other.csv"]) here.run(["score", file, "-m", "exact-match"]);
    const history = (file: string) => here.run(["history", "--file", file]);
    expect(history("answers.jsonl").stdout).toContain(
      'No finished run is of "answers.jsonl"; there are runs of qa.csv, other.csv.',
    );
    expect(history("othr.csv").stdout).toContain("Did you mean other.csv?");
    expect(history("data/qa.csv").stdout).toContain("qa.csv");
  });

  test("chooses by metric, file and number, and helps with a mistyped metric", () => {
    using here = new Project({ "qa.csv": answers(0) });
    for (let run = 0; run < 3; run++) score(here);
    expect(JSON.parse(here.run(["history", "--last", "2", "--json"]).stdout).runs).toHaveLength(2);
    expect(JSON.parse(here.run(["history", "--file", "other.csv", "--json"]).stdout).runs).toEqual([]);
    const { code, stderr } = here.run(["history", "-m", "exact-mach"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("did you mean exact-match?")]);
  });
});

describe("evals score --baseline", () => {
  test("fails where a metric is worse beyond doubt, though the answers took the place of the old ones", () => {
    using here = new Project({ "qa.csv": answers(6) });
    score(here);
    const baseline = idOf(here);
    here.write("qa.csv", answers(36));
    const { code, stdout, stderr } = score(here, "--baseline", baseline);
    expect(code).toBe(1);
    expect(stderr).toContain("gate failed: exact-match is worse by 0.5000 (--baseline)");
    expect(stdout).toMatch(/all {2}60 {2}90\.0 % {2}40\.0 %/);
    expect(score(here, "--baseline", baseline, "--tolerance", "0.5").code).toBe(0);
  });

  test("fails where one language is worse beyond doubt, whatever the whole does, and though the old file is gone", () => {
    const inLanguages = (hindiRight: number, tamilRight: number) =>
      `id,question,answer,response,language\n${Array.from({ length: 100 }, (_, index) => {
        const [language, right] = index < 60 ? ["hi", hindiRight] : ["ta", 60 + tamilRight];
        return `q${index},what ${index}?,a${index},${index < right ? `a${index}` : "no"},${language}`;
      }).join("\n")}\n`;
    using here = new Project({ "qa.csv": inLanguages(30, 36) });
    score(here, "--by", "answer");
    const baseline = idOf(here);
    here.write("qa.csv", inLanguages(55, 12));
    for (const by of [[], ["--by", "language"]]) {
      const { code, stderr } = score(here, ...by, "--baseline", baseline);
      expect([code, stderr]).toEqual([
        1,
        'gate failed: exact-match where language is "ta" is worse by 0.6000 (--baseline)\n',
      ]);
    }
    expect(score(here, "--by", "answer", "--baseline", baseline).code).toBe(0);
    expect(score(here, "--cluster-by", "language", "--baseline", baseline).stdout).toContain("clustered by language");
  });

  test("refuses a tolerance that no loss can exceed, before anything is scored", () => {
    using here = new Project({ "qa.csv": answers(6) });
    score(here);
    const baseline = idOf(here);
    here.write("qa.csv", answers(36));
    const { code, stdout, stderr } = score(here, "--baseline", baseline, "--tolerance", "2");
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(
      "--tolerance must be below 1, got 2: exact-match is compared by pass rate, from 0 to 1; 2 points is 0.02",
    );
    expect(idOf(here)).toBe(baseline);
  });

  test("passes over runs that failed their gates, so that a second try does not turn a build green", () => {
    using here = new Project({ "qa.csv": answers(6) });
    score(here);
    const good = idOf(here);
    here.write("qa.csv", answers(36));
    const gated = () => score(here, "--baseline", "latest");
    expect(gated().code).toBe(1);
    const failed = idOf(here);
    expect(JSON.parse(here.read(path.join(here.runFolder(), "run.json"))).gates).toBe("failed");
    const again = gated();
    expect(again.code).toBe(1);
    expect(again.stdout).toContain(`A: ${good}`);
    expect(again.stderr).toContain(`run ${failed} is passed over, since it failed its gates`);
    // What is named is taken, whatever it failed.
    expect(score(here, "--baseline", failed).code).toBe(0);
    expect(JSON.parse(here.read(path.join(here.runFolder(), "run.json"))).gates).toBe("passed");
  });

  test("has no latest where every run failed its gates, and reads runs that say nothing of gates", () => {
    using here = new Project({ "qa.csv": answers(36) });
    expect(score(here, "--min-pass-rate", "0.9").code).toBe(1);
    const failed = idOf(here);
    const none = score(here, "--baseline", "latest");
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining(`runs that failed their gates: ${failed}`)]);
    const manifest = path.join(here.runFolder(), "run.json");
    const { gates: _, ...old } = JSON.parse(here.read(manifest));
    here.write(manifest, JSON.stringify(old));
    expect(score(here, "--baseline", "latest").code).toBe(0);
  });

  test("passes over a run whose gates nobody came to hold it against", () => {
    using here = new Project({ "qa.csv": answers(6) });
    score(here);
    const good = idOf(here);
    score(here, "--min-pass-rate", "0.1");
    const manifest = path.join(here.runFolder(), "run.json");
    here.write(manifest, JSON.stringify({ ...JSON.parse(here.read(manifest)), gates: "open" }));
    expect(score(here, "--baseline", "latest").stdout).toContain(`A: ${good}`);
  });

  test("compares with a run that passed where latest is the side to beat, and with the newest where it is not", () => {
    using here = new Project({ "qa.csv": answers(6) });
    score(here);
    const good = idOf(here);
    here.write("qa.csv", answers(36));
    score(here, "--min-pass-rate", "0.9");
    const failed = idOf(here);
    const asA = here.run(["compare", "latest", "qa.csv"]);
    expect(asA.stdout).toContain(`A: ${good}`);
    expect(asA.stderr).toContain(`run ${failed} is passed over`);
    expect(here.run(["compare", good, "latest"]).stdout).toContain(`B: ${failed}`);
  });

  test("passes a run that is better, or that differs no more than by chance", () => {
    using here = new Project({ "qa.csv": answers(6) });
    score(here);
    const baseline = idOf(here);
    here.write("qa.csv", answers(8));
    const { code, stdout } = score(here, "--baseline", baseline, "--json");
    expect(code).toBe(0);
    // Two cases differ, both one way: two-sided binomial test, 2 × 0.5².
    expect(JSON.parse(stdout).baseline.comparisons[0]).toMatchObject({
      conclusion: "no-difference-seen",
      test: { p: 0.5 },
    });
  });

  test("is no gate that holds where the two runs cannot be compared", () => {
    using here = new Project({ "qa.csv": answers(6) });
    score(here);
    const baseline = idOf(here);
    const { code, stderr } = here.run(["score", "qa.csv", "-m", "word-overlap", "--baseline", baseline]);
    expect(code).toBe(1);
    expect(stderr).toContain("gate failed: no comparison with --baseline");
  });

  test("is looked at before anything is scored", () => {
    using here = new Project({ "qa.csv": answers(6, false) });
    score(here);
    const baseline = idOf(here);
    here.write("qa.csv", answers(7, false));
    const { code, stderr } = score(here, "--baseline", baseline);
    expect([code, stderr]).toEqual([2, expect.stringContaining("give each case an id")]);
    expect(score(here, "--baseline", baseline, "--no-journal").stderr).toContain("needs a run that is kept");
    expect(score(here, "--baseline", "nope").stderr).toContain('no run "nope" was found');
  });

  test("holds a second try against what the first was held against, and says that a run is of the same answers", () => {
    using here = new Project({ "qa.csv": answers(6), "old.csv": answers(1) });
    here.run(["compare", "old.csv", "qa.csv", "-m", "exact-match"]);
    const itself = score(here, "--baseline", "latest");
    expect(itself.stderr).toContain("holds the same answers as are compared with it: same content, same cases");
    here.write("qa.csv", answers(8));
    const first = score(here, "--baseline", "latest");
    const [, accepted = ""] = /A: (\S+)/.exec(first.stdout) ?? [];
    const [tried] = [idOf(here)];
    const second = score(here, "--baseline", "latest");
    expect(second.stdout).toContain(`A: ${accepted}\n`);
    expect(second.stderr).toContain(`run ${tried} is passed over, since it holds the same answers`);
    const named = score(here, "--baseline", tried);
    expect([named.code, named.stderr]).toEqual([0, expect.stringContaining(`run ${tried} holds the same answers`)]);
    // Other cases, or another column of the same file, are other answers.
    const other = score(here, "--map", "output=answer", "--baseline", tried);
    expect(other.stderr).not.toContain("same answers");
    const compared = here.run(["compare", "latest", "qa.csv"]);
    expect(compared.stderr).toContain("since it holds the same answers");
  });

  test("latest is the newest finished run of that file name, those metrics and that choice of cases", () => {
    using here = new Project({ "monday/qa.csv": answers(6), "qa.csv": answers(36), "other.csv": answers(60) });
    const latest = (...more: string[]) => score(here, "--baseline", "latest", ...more);
    expect(latest().stderr).toContain("latest must have a finished run of qa.csv by exact-match to stand for");
    const metric = ["-m", "exact-match"];
    here.run(["score", "monday/qa.csv", ...metric]);
    const wanted = idOf(here);
    // None of these is what today's run is to be held against.
    here.run(["score", "other.csv", ...metric]);
    here.run(["score", "qa.csv", "-m", "word-overlap"]);
    here.run(["score", "qa.csv", "-m", 'exact-match:{"caseSensitive":true}']);
    score(here, "-n", "20");
    score(here, "--shard", "1/2");
    const { code, stdout, stderr } = latest();
    expect(stdout).toContain(`A: ${wanted}`);
    expect([code, stderr]).toEqual([1, expect.stringContaining("exact-match is worse by 0.5000")]);
    // A run that no gate failed is the newest from then on, and other answers do not differ from it beyond chance.
    score(here);
    here.write("qa.csv", answers(37));
    expect(latest().code).toBe(0);
    expect(latest("-n", "20").stdout).toContain("20 pairs by id");
  });

  test("latest is not the run that is gone on with", () => {
    using here = new Project({ "qa.csv": answers(6) });
    score(here);
    const { code, stderr } = here.run(["score", "--resume", idOf(here), "--baseline", "latest"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("there is no finished run at all")]);
  });
});
