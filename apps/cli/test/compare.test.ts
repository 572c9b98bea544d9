import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { Project } from "./project.js";

const QUESTIONS = 60;

/** Answers to the same questions, of which every `step`th is wrong. */
const answers = (step: number) =>
  `id,question,answer,response,Domain\n${Array.from({ length: QUESTIONS }, (_, index) => `q${index},what ${index}?,a${index},${index % step === 0 ? "no" : `a${index}`},D${index % 2}`).join("\n")}\n`;

function scoredProject(a: number, b: number): { here: Project; runs: [string, string] } {
  const here = new Project({ "a.csv": answers(a), "b.csv": answers(b) });
  const idOfLast = (known: readonly string[]) =>
    readdirSync(path.join(here.directory, ".evals", "runs")).find((id) => !known.includes(id)) ?? "";
  here.run(["score", "a.csv", "-m", "exact-match"]);
  const first = idOfLast([]);
  here.run(["score", "b.csv", "-m", "exact-match"]);
  return { here, runs: [first, idOfLast([first])] };
}

describe("evals compare", () => {
  test("tells a better run from a worse one, over all cases and in slices", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    const { code, stdout } = here.run(["compare", ...runs, "--by", "Domain", "--json"]);
    expect(code).toBe(0);
    const { pairs, pairedBy, comparisons, tests } = JSON.parse(stdout);
    expect({ pairs, pairedBy, tests }).toEqual({ pairs: 60, pairedBy: "id", tests: 3 });
    expect(comparisons[0]).toMatchObject({
      metric: "exact-match",
      slice: null,
      conclusion: "better",
      discordant: { onlyA: 0, onlyB: 24 },
    });
    // 24 of 24 in one direction: two-sided binomial test, 2 × 0.5^24.
    expect(comparisons[0].test.p).toBeCloseTo(2 * 0.5 ** 24, 15);
    expect(comparisons[1].slice).toEqual({ column: "Domain", value: "D0" });
  });

  test("fails a regression beyond the tolerance, and no other", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    const [better, worse] = [...runs].reverse() as [string, string];
    expect(here.run(["compare", better, worse, "--fail-on-regression"]).code).toBe(1);
    expect(here.run(["compare", better, worse, "--fail-on-regression", "--tolerance", "0.9"]).code).toBe(0);
    expect(here.run(["compare", worse, better, "--fail-on-regression"]).code).toBe(0);
  });

  test.each([
    ["--score", "grade"],
    ["--lower-is-better", "exact-match"],
    ["--pass-from", "exact-match=0.5"],
  ])("refuses %s where no side is a file of scores, which would be passed over", (option, value) => {
    using here = new Project({ "a.csv": answers(2), "b.csv": answers(10) });
    const { code, stdout, stderr } = here.run(["compare", "a.csv", "b.csv", "-m", "exact-match", option, value]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`${option} must come with a file of scores, got a file that metrics score and a file`);
  });

  test("says of sixty cases in three clusters that they are too few, and of one cluster no p at all", () => {
    const column = (of: (index: number) => string) => Array.from({ length: QUESTIONS }, (_, index) => of(index));
    const file = (score: string) =>
      `id,grade,passage,book\n${column((index) => `q${index},${index % 2 === 0 ? 0.1 : score},पाठ ${index % 3},एक`).join("\n")}\n`;
    using here = new Project({ "a.csv": file("0.2"), "b.csv": file("0.3") });
    const compared = (cluster: string) => ["compare", "a.csv", "b.csv", "--score", "grade", "--cluster-by", cluster];
    expect(here.run(compared("passage")).stdout).toContain("There are not enough clusters to tell");
    const [one] = JSON.parse(here.run([...compared("book"), "--json"]).stdout).comparisons;
    expect(one).toMatchObject({ paired: 60, clusters: 1, test: { p: null }, conclusion: "not-enough-data" });
  });

  test.each([
    ["2", "2 points is 0.02"],
    ["1", "1 point is 0.01"],
  ])("refuses a tolerance of %s where no loss can be above 1", (tolerance, hint) => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    const gate = ["--fail-on-regression", "--tolerance", tolerance];
    const { code, stderr } = here.run(["compare", ...runs, ...gate]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`--tolerance must be below 1, got ${tolerance}`)]);
    expect(stderr).toContain(hint);
  });

  test("takes a tolerance above 1 where scores have room for it", () => {
    const scores = (shift: number) =>
      `id,bleu,share\n${Array.from({ length: 40 }, (_, row) => `q${row},${30 + row - shift},${row / 40}`).join("\n")}\n`;
    using here = new Project({ "a.csv": scores(0), "b.csv": scores(3) });
    const gate = (column: string, tolerance: string) =>
      here.run(["compare", "a.csv", "b.csv", "--score", column, "--fail-on-regression", "--tolerance", tolerance]);
    expect(gate("bleu", "2").code).toBe(1);
    expect(gate("bleu", "3").code).toBe(0);
    expect(gate("share", "2").stderr).toContain("share is compared by scores from 0 to 1; 2 points is 0.02");
    // An error rate has no upper bound.
    const rates = "id,gold,response\n1,a b c,d e f g h\n2,a b,a b\n";
    here.write("c.csv", rates);
    here.write("d.csv", rates);
    const rate = here.run(["compare", "c.csv", "d.csv", "-m", "word-error-rate", "--tolerance", "2"]);
    expect([rate.code, rate.stderr]).toEqual([0, expect.not.stringContaining("--tolerance")]);
  });

  test("fails where answers of A have no counterpart, which no comparison would see", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    const [better] = [...runs].reverse() as [string];
    const some = here.read("b.csv").split("\n").slice(0, 6).join("\n");
    here.write("some.csv", `${some}\n`);
    const gate = ["compare", better, "some.csv", "-m", "exact-match", "--fail-on-regression"];
    const { code, stderr } = here.run(gate);
    expect(code).toBe(1);
    expect(stderr).toMatch(/gate failed: \d+ cases of A cannot be found in B; where that is meant, --allow-missing/);
    expect(here.run([...gate, "--allow-missing"]).code).toBe(0);
  });

  test("names the file and the way out where one of two files lacks a mapped column", () => {
    using here = new Project({ "a.csv": "id,answer,bot\n1,x,x\n", "b.csv": "id,answer,bot_2\n1,x,x\n" });
    const { code, stderr } = here.run(["compare", "a.csv", "b.csv", "--map", "output=bot", "-m", "exact-match"]);
    expect(code).toBe(2);
    expect(stderr).toContain(
      'b.csv: --map output must name a column, got "bot"; did you mean "bot_2"?; --map-a and --map-b map one side alone',
    );
  });

  test("names the configuration whose map names a column that is not there", () => {
    using here = new Project({
      "a.csv": "id,gold,response\n1,x,x\n",
      "eval.config.json": '{"map":{"input":"sawaal"}}',
    });
    const { code, stderr } = here.run(["compare", "a.csv", "a.csv", "-m", "exact-match"]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('eval.config.json: a.csv: "map" of input must name a column, got "sawaal"'),
    ]);
  });

  test("sees no difference between a run and itself, and says what it could have seen", () => {
    const { here, runs } = scoredProject(2, 3);
    using _ = here;
    const { stdout } = here.run(["compare", runs[0], runs[0]]);
    expect(stdout).toContain("No difference is seen");
  });

  test("writes Markdown that a pull request can show", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    here.run(["compare", ...runs, "-o", "diff.md"]);
    expect(here.read("diff.md")).toMatch(/\| all \| 60 \| 50\.0 % \| 90\.0 % \| \+40\.0 points \|/);
  });

  test("writes a page of the cases that differ, with both answers", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    expect(here.run(["compare", ...runs, "--by", "Domain", "-o", "diff.html", "-o", "diff.md"]).code).toBe(0);
    const page = here.read("diff.html");
    const rows = JSON.parse(/data-rows="24">(.*?)<\/script>/s.exec(page)?.[1] ?? "[]");
    expect(rows[0].slice(0, 4)).toEqual([
      3,
      "q2",
      ["D0", "only B passes"],
      expect.objectContaining({ input: "what 2?", output: "no", alternative: "a2" }),
    ]);
    expect(page).toContain("Content-Security-Policy");
    expect(here.read("diff.md")).toContain("| q2 | exact-match: only B passes | what 2? | a2 | no | a2 |");
  });

  test("writes the page of files of scores, and of runs whose files have changed without their texts", () => {
    using here = new Project({
      "a.jsonl":
        '{"id":"1","question":"q","response":"old","ok":true}\n{"id":"2","question":"r","response":"=1+1","ok":false}',
      "b.jsonl":
        '{"id":"1","question":"q","response":"<b>","ok":false}\n{"id":"2","question":"r","response":"new","ok":false}',
    });
    expect(here.run(["compare", "a.jsonl", "b.jsonl", "--score", "ok", "-o", "diff.html"]).code).toBe(0);
    const [row] = JSON.parse(/data-rows="1">(.*?)<\/script>/s.exec(here.read("diff.html"))?.[1] ?? "[]");
    expect(row.slice(0, 4)).toMatchObject([1, "1", ["only A passes"], { output: "old", alternative: "<b>" }]);
    const { here: runsHere, runs } = scoredProject(2, 10);
    using _ = runsHere;
    runsHere.write("b.csv", answers(3));
    expect(runsHere.run(["compare", ...runs, "-o", "diff.html"]).code).toBe(0);
    expect(runsHere.read("diff.html")).toContain("B: b.csv has changed since the run");
  });

  test("refuses a file of another kind before anything is read", () => {
    using here = new Project({});
    const { code, stderr } = here.run(["compare", "a", "b", "-o", "diff.pdf"]);
    expect(code).toBe(2);
    expect(stderr).toContain('--output must end in .html, .md, .json, got "diff.pdf"');
  });

  test("needs no file of runs whose cases have ids, and refuses to guess where they have none", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    here.write("b.csv", answers(3));
    expect(here.run(["compare", ...runs]).stdout).toContain("60 pairs by id");
    here.write("c.csv", "question,answer,response\nq,a,a\n");
    here.run(["score", "c.csv", "-m", "exact-match"]);
    const withoutIds = here.runFolder();
    here.write("c.csv", "question,answer,response\nq,a,b\n");
    const refused = here.run(["compare", withoutIds, withoutIds]).stderr;
    expect(refused).toContain("c.csv, which has changed");
    expect(refused).toContain("give each case an id of its own (case 1 has none)");
  });

  describe("of answers in two languages, one of which got worse", () => {
    const inLanguages = (hindiRight: number, tamilRight: number) =>
      `id,question,answer,response,language\n${Array.from({ length: 100 }, (_, index) => {
        const [language, right] = index < 60 ? ["hi", hindiRight] : ["ta", 60 + tamilRight];
        return `q${index},what ${index}?,a${index},${index < right ? `a${index}` : "no"},${language}`;
      }).join("\n")}\n`;
    const before = inLanguages(30, 36);
    const after = inLanguages(55, 12);
    const lost = 'exact-match where language is "ta" is worse by 0.6000';
    const gate = "--fail-on-regression";
    const score = (here: Project, file: string, ...more: string[]) => {
      here.run(["score", file, "-m", "exact-match", ...more]);
      return path.basename(here.runFolder());
    };

    test("compares by what a score is grouped by where nobody says", () => {
      using here = new Project({ "a.csv": before, "b.csv": after });
      const files = here.run(["compare", "a.csv", "b.csv", "-m", "exact-match", gate]);
      expect([files.code, files.stderr]).toEqual([1, expect.stringContaining(lost)]);
      const runs = [score(here, "a.csv"), score(here, "b.csv")];
      expect(here.run(["compare", ...runs, gate]).stderr).toContain(lost);
      expect(here.run(["compare", runs[0] ?? "", "b.csv", gate]).stderr).toContain(lost);
      const other = score(here, "b.csv", "--by", "response");
      expect(here.run(["compare", runs[0] ?? "", other, gate]).code).toBe(0);
      expect(here.run(["compare", runs[0] ?? "", other, gate, "--by", "language"]).code).toBe(1);
      for (const name of ["a", "b"]) here.run(["score", `${name}.csv`, "-m", "exact-match", "-o", `${name}.jsonl`]);
      expect(here.run(["compare", "a.jsonl", "b.jsonl", gate]).stderr).toContain(lost);
    });

    test("takes the slices of runs without their files from the newer file, or from the journals", () => {
      using here = new Project({ "a.csv": before });
      const first = score(here, "a.csv");
      here.write("a.csv", after);
      const second = score(here, "a.csv");
      const compared = (...more: string[]) => here.run(["compare", first, second, gate, ...more]);
      expect(compared().stderr).toContain(lost);
      expect(compared("--by", "response").stdout).toContain("response: a0");
      here.write("a.csv", "id\n1\n");
      expect(compared().stderr).toContain(lost);
      const { code, stderr } = compared("--by", "response");
      expect([code, stderr]).toEqual([2, expect.stringContaining("the run kept only language of it")]);
      // A run of an earlier version kept no groups: the usual slices are left out, not the comparison.
      for (const run of [first, second]) {
        const journal = `.evals/runs/${run}/results.jsonl`;
        here.write(journal, here.read(journal).replaceAll(/"by":\["[^"]+"\],/g, ""));
      }
      const old = compared();
      expect([old.code, old.stdout]).toEqual([0, expect.stringContaining("warning: not compared by language")]);
      expect(compared("--by", "language").stderr).toContain("the run kept no groups of it");
    });

    test("says which pairs are not of the same question, and which have another gold", () => {
      const rows = before.trimEnd().split("\n");
      const swapped = [...rows];
      const [one = "", other = ""] = [rows[1], rows[2]];
      swapped[1] = other.replace("q1,", "q0,");
      swapped[2] = one.replace("q0,", "q1,");
      swapped[3] = (rows[3] ?? "").replace(",a2,", ",A two,");
      using here = new Project({ "a.csv": before, "b.csv": swapped.join("\n") });
      const { stdout } = here.run(["compare", "a.csv", "b.csv", "-m", "exact-match", "--json"]);
      expect(JSON.parse(stdout).warnings).toEqual([
        expect.stringContaining('2 pairs ask different questions ("q0", "q1")'),
        expect.stringContaining('1 pair has a different expected answer ("q2")'),
      ]);
      const same = here.run(["compare", "a.csv", "a.csv", "-m", "exact-match", "--json"]);
      expect(JSON.parse(same.stdout).warnings).toEqual([]);
    });
  });

  test("refuses unfinished runs and unknown ones", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    expect(here.run(["compare", runs[0], "nope"]).code).toBe(2);
    expect(here.run(["compare", runs[0], "nope.csv"]).stderr).toContain('must exist, got "nope.csv"');
  });

  test("takes latest for the newest run like the other side, and not for that side itself", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    here.write("a.csv", answers(10));
    const side = (a: string, b: string, ...more: string[]) => here.run(["compare", a, b, ...more, "--json"]);
    expect(JSON.parse(side("latest", "a.csv", "-m", "exact-match").stdout).a).toBe(runs[0]);
    const rescored = path.basename(here.runFolder());
    expect(JSON.parse(side(runs[0], "latest").stdout).b).toBe(rescored);
    expect(JSON.parse(side("latest", rescored).stdout).a).toBe(runs[0]);
    expect(side("latest", "latest").stderr).toContain("latest must stand for one side");
    expect(side("latest", runs[1]).stderr).toContain("there are runs of a.csv by exact-match");
  });

  test("refuses two sets of options under one name", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    here.run(["score", "b.csv", "-m", 'exact-match:{"caseSensitive":true}']);
    const { code, stderr } = here.run(["compare", runs[0], here.runFolder().split("/").at(-1) ?? ""]);
    expect(code).toBe(2);
    expect(stderr).toContain("exact-match must be the same metric in both runs, got options");
  });

  test("refuses to slice by a column that is not there", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    const { code, stderr } = here.run(["compare", ...runs, "--by", "Domian"]);
    expect(code).toBe(2);
    expect(stderr).toContain('--by must name a column, got "Domian"; did you mean "Domain"?');
  });
});

/** Verdicts of two systems on the same questions, so many of each kind. */
function verdicts(counts: { both: number; onlyA: number; onlyB: number; neither: number }) {
  const rows = Object.entries(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  const file = (passes: readonly string[]) =>
    rows.map((kind, index) => JSON.stringify({ question: `q ${index}`, is_correct: passes.includes(kind) })).join("\n");
  return { "a.jsonl": file(["both", "onlyA"]), "b.jsonl": file(["both", "onlyB"]) };
}

describe("evals compare on files of scores", () => {
  // Two models on 726 questions of GSM8K (openai/grade-school-math); p from statsmodels 0.15.0, mcnemar(exact=True),
  // rates from proportion_confint(method="wilson").
  test("gives what statsmodels gives for verdicts of two models", () => {
    using here = new Project(verdicts({ both: 112, onlyA: 46, onlyB: 134, neither: 434 }));
    const { code, stdout } = here.run(["compare", "a.jsonl", "b.jsonl", "--score", "is_correct", "--json"]);
    expect(code).toBe(0);
    const { pairs, pairedBy, comparisons } = JSON.parse(stdout);
    expect({ pairs, pairedBy }).toEqual({ pairs: 726, pairedBy: "input" });
    expect(comparisons[0]).toMatchObject({
      metric: "is_correct",
      measure: "pass rate",
      conclusion: "better",
      discordant: { onlyA: 46, onlyB: 134 },
      test: { method: "mcnemar-exact" },
    });
    expect(comparisons[0].test.p / 3.599961156920933e-11).toBeCloseTo(1, 9);
    expect(comparisons[0].aInterval.low).toBeCloseTo(0.18914378649255165, 10);
    expect(comparisons[0].difference).toBe(88 / 726);
  });

  test("gives what scipy gives for grades", () => {
    // scipy 1.17.1: ttest_rel(b, a).
    const grades = Array.from({ length: 40 }, (_, index) => [1 + ((index * 7) % 5), [2, 3, 5, 1, 4, 4, 3][index % 7]]);
    const csv = (side: 0 | 1) => `id,grade\n${grades.map((pair, index) => `q${index},${pair[side]}`).join("\n")}\n`;
    using here = new Project({ "a.csv": csv(0), "b.csv": csv(1) });
    const { stdout } = here.run(["compare", "a.csv", "b.csv", "--score", "grade", "--json"]);
    const [comparison] = JSON.parse(stdout).comparisons;
    expect(comparison).toMatchObject({ measure: "mean score", paired: 40, test: { method: "paired-t" } });
    expect(comparison.test.p).toBeCloseTo(0.662955508057832, 10);
    expect(comparison.bootstrapInterval).toMatchObject({ method: "bootstrap-percentile", resamples: 2000 });
    const rates = here.run(["compare", "a.csv", "b.csv", "--score", "grade", "--pass-from", "4", "--json"]);
    expect(JSON.parse(rates.stdout).comparisons[0].measure).toBe("pass rate");
  });

  test("reads the tables that evals score writes, without being told the columns", () => {
    using here = new Project({ "a.csv": answers(2), "b.csv": answers(10) });
    here.run(["score", "a.csv", "-m", "exact-match", "-o", "scored-a.csv"]);
    here.run(["score", "b.csv", "-m", "exact-match", "-o", "scored-b.jsonl"]);
    const { stdout } = here.run(["compare", "scored-a.csv", "scored-b.jsonl", "--by", "Domain", "--json"]);
    const { comparisons } = JSON.parse(stdout);
    expect(comparisons).toHaveLength(3);
    expect(comparisons[0]).toMatchObject({ metric: "exact-match", discordant: { onlyA: 0, onlyB: 24 } });
  });

  test("compares a run with a file", () => {
    const { here, runs } = scoredProject(2, 10);
    using _ = here;
    here.run(["score", "b.csv", "-m", "exact-match", "-o", "scored.csv"]);
    const { stdout } = here.run(["compare", runs[0], "scored.csv", "--json"]);
    expect(JSON.parse(stdout).comparisons[0].discordant).toEqual({ onlyA: 0, onlyB: 24 });
  });

  test("scores a file of answers beside a run with the metrics and options of the run, and says so", () => {
    using here = new Project({ "a.csv": answers(2), "b.csv": answers(10) });
    here.run(["score", "a.csv", "-m", 'exact-match:{"caseSensitive":true}', "-m", "word-overlap"]);
    const run = path.basename(here.runFolder());
    for (const sides of [
      [run, "b.csv"],
      ["latest", "a.csv"],
      ["b.csv", run],
    ]) {
      const { code, stdout, stderr } = here.run(["compare", ...sides, "--json"]);
      expect(stderr).toContain(`metrics of run ${run}: exact-match, word-overlap\n`);
      expect(code).toBe(0);
      const ofAll = JSON.parse(stdout).comparisons.filter(({ slice }: { slice: unknown }) => slice === null);
      expect(ofAll.map(({ metric }: { metric: string }) => metric)).toEqual(["exact-match", "word-overlap"]);
    }
    const named = here.run(["compare", run, "b.csv", "-m", "word-overlap", "--json"]);
    expect(new Set(JSON.parse(named.stdout).comparisons.map(({ metric }: { metric: string }) => metric))).toEqual(
      new Set(["word-overlap"]),
    );
    expect(named.stderr).not.toContain("metrics of run");
  });

  test("scores two files of answers first when a metric is named", () => {
    using here = new Project({ "a.csv": answers(2), "b.csv": answers(10) });
    const { code, stdout } = here.run(["compare", "a.csv", "b.csv", "-m", "exact-match"]);
    expect(code).toBe(0);
    expect(stdout).toContain("B is better than A (mcnemar-exact).");
    expect(readdirSync(path.join(here.directory, ".evals", "runs"))).toHaveLength(2);
  });

  test("obeys a configuration for files that it scores, as evals score does, and says so", () => {
    const rows = (wrong: string) =>
      `frage,gold,antwort,gruppe,split\n${Array.from({ length: 24 }, (_, index) => `f${index},a${index},${index % 2 === 0 ? `a${index}` : wrong},G${index % 3},${index < 22 ? "test" : "dev"}`).join("\n")}\n`;
    using here = new Project({
      "a.csv": rows("x"),
      "b.csv": rows("y"),
      "eval.config.json": JSON.stringify({
        metrics: ["exact-match"],
        map: { input: "frage", expected: "gold", output: "antwort" },
        filter: { split: "test" },
        by: ["gruppe"],
      }),
    });
    const { stdout, stderr } = here.run(["compare", "a.csv", "b.csv", "--json"]);
    const { comparisons, pairs } = JSON.parse(stdout);
    expect(pairs).toBe(22);
    expect(comparisons.map(({ slice }: { slice: { value: string } | null }) => slice?.value)).toEqual([
      undefined,
      "G0",
      "G1",
      "G2",
    ]);
    expect(stderr).toContain("configuration: eval.config.json\n");
    expect(here.run(["score", "a.csv"]).stderr).toContain("configuration: eval.config.json\n");
    // The command line wins, and what has been scored already is left as it is.
    const named = here.run(["compare", "a.csv", "b.csv", "-m", "word-overlap", "--json"]);
    expect(JSON.parse(named.stdout).comparisons[0].metric).toBe("word-overlap");
    here.run(["score", "a.csv", "-m", "word-overlap", "-o", "scored.csv"]);
    const scored = here.run(["compare", "scored.csv", "scored.csv", "--json"]);
    expect(JSON.parse(scored.stdout).comparisons[0].metric).toBe("word-overlap");
    expect(scored.stderr).not.toContain("configuration");
  });

  test("compares two columns of one file, row by row", () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      JSON.stringify({ small: { ok: index % 3 === 0 }, large: { ok: index % 3 !== 1 } }),
    );
    using here = new Project({ "models.jsonl": rows.join("\n") });
    const { stdout } = here.run(["compare", "models.jsonl", "models.jsonl", "--score", "small.ok=large.ok", "--json"]);
    const { pairedBy, comparisons } = JSON.parse(stdout);
    expect(pairedBy).toBe("row");
    expect(comparisons[0].discordant).toEqual({ onlyA: 0, onlyB: 10 });
  });

  test("scores two columns of answers in one file", () => {
    using here = new Project({ "m.csv": "gold,small,large\nदिल्ली,दिल्ली,दिल्ली\nचेन्नई,मुंबई,चेन्नई\n" });
    const { stdout } = here.run([
      ...["compare", "m.csv", "m.csv", "-m", "exact-match", "--map", "expected=gold"],
      ...["--map-a", "output=small", "--map-b", "output=large", "--json"],
    ]);
    expect(JSON.parse(stdout).comparisons[0]).toMatchObject({ a: 0.5, b: 1, conclusion: "not-enough-data" });
  });

  test("counts cases that one side could not measure", () => {
    using here = new Project({ "a.csv": "id,ok\n1,true\n2,\n3,false\n", "b.csv": "id,ok\n1,true\n2,true\n3,\n" });
    const { stdout } = here.run(["compare", "a.csv", "b.csv", "--score", "ok"]);
    expect(stdout).toContain("Left out: measured only in A 1, only in B 1, in neither 0 (“2”, “3”).");
  });

  test("turns the verdict where lower is better", () => {
    using here = new Project({
      "a.csv": `id,seconds\n${Array.from({ length: 50 }, (_, index) => `${index},${5 + (index % 3)}`).join("\n")}\n`,
      "b.csv": `id,seconds\n${Array.from({ length: 50 }, (_, index) => `${index},${2 + (index % 2)}`).join("\n")}\n`,
    });
    const args = ["compare", "a.csv", "b.csv", "--score", "seconds", "--json"];
    expect(JSON.parse(here.run(args).stdout).comparisons[0].conclusion).toBe("worse");
    const lower = here.run([...args, "--lower-is-better", "seconds"]);
    expect(JSON.parse(lower.stdout).comparisons[0].conclusion).toBe("better");
  });

  test.each([
    [["--score", "okk"], 'did you mean "ok"?'],
    [[], "name one with --score"],
    [["--score", "note"], 'row 1, column "note"'],
    [["--score", "ok", "--lower-is-better", "note"], "must name one of --score"],
    [["--score", "mixed"], "either numbers or verdicts"],
    [["--score", "ok", "--cluster-by", "nope"], "--by must name a column"],
  ])("refuses %j", (args, message) => {
    const file = "id,ok,note,mixed\n1,true,good,true\n2,false,bad,0.5\n";
    using here = new Project({ "a.csv": file, "b.csv": file });
    const { code, stderr } = here.run(["compare", "a.csv", "b.csv", ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test("compares 100,000 rows in a thread, the bootstrap of clusters included", () => {
    const rows = (side: number) =>
      `id,passage,ok\n${Array.from({ length: 100_000 }, (_, index) => `${index},${index >> 3},${(index * 7 + side) % 10 < 6 ? 1 : 0}`).join("\n")}\n`;
    using here = new Project({ "a.csv": rows(0), "b.csv": rows(3) });
    const args = ["compare", "a.csv", "b.csv", "--score", "ok", "--cluster-by", "passage", "--json"];
    const { code, stdout } = here.run(args);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).comparisons[0]).toMatchObject({
      paired: 100_000,
      clusters: 12_500,
      test: { method: "paired-clustered-t" },
    });
  }, 120_000);
});
