import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { openSource } from "../rows/open-source.js";
import { agreeLabels } from "./agree-labels.js";
import type { AgreeOptions } from "./agree-options.js";

const STUDY = fileURLToPath(new URL("../../fixtures/agree/trace-study.jsonl", import.meta.url));

const options = (own: Partial<AgreeOptions> = {}): AgreeOptions => ({
  label: "grader1",
  secondLabel: "grader2_independent",
  verdicts: ["hi_rubric.passed", "en_rubric.passed"],
  passFrom: { all: null, columns: {} },
  passValues: [],
  failValues: [],
  skipValues: [],
  split: "is_holdout",
  holdout: null,
  by: null,
  clusterBy: null,
  width: 0.1,
  correction: "post-stratified",
  ...own,
});

const study = async (own?: Partial<AgreeOptions>) =>
  agreeLabels(await openSource([STUDY], { inDoubt: "unmapped" }), options(own));

describe("agreeLabels", () => {
  test("gives the published figures of the trace study", async () => {
    const { judges, people, comparisons, baselines } = await study();
    const [hindi, english] = judges;
    expect(hindi?.agreement.agreement).toMatchObject({ successes: 56, n: 62 });
    expect(english?.agreement.agreement).toMatchObject({ successes: 58, n: 62 });
    expect(hindi?.split?.tuning.agreement).toMatchObject({ successes: 38, n: 43 });
    expect(hindi?.split?.holdout.agreement).toMatchObject({ successes: 18, n: 19 });
    expect(people?.agreement).toMatchObject({ successes: 62, n: 62 });
    expect(comparisons).toMatchObject([{ onlyA: 1, onlyB: 3, n: 62, test: { method: "mcnemar-exact", p: 0.625 } }]);
    expect(baselines.passesEverything.agreement.value).toBe(0.5);
  });

  // statsmodels 0.15.0: cohens_kappa, proportion_confint(method="wilson"), confint_proportions_2indep("newcomb").
  test("gives the kappas and intervals that statsmodels gives", async () => {
    const [hindi, english] = (await study()).judges;
    expect(hindi?.agreement.kappa.value).toBeCloseTo(0.8064516129032258, 10);
    expect(hindi?.agreement.kappa.normalInterval.low).toBeCloseTo(0.6620508912469253, 10);
    expect(english?.agreement.kappa.value).toBeCloseTo(0.8709677419354839, 10);
    expect(english?.agreement.kappa.standardError).toBeCloseTo(0.06187862636367925, 10);
    expect(hindi?.agreement.agreement.interval.low).toBeCloseTo(0.804512, 5);
    expect(hindi?.split?.gapInterval.low).toBeCloseTo(-0.140904, 5);
    expect(hindi?.split?.gapInterval.high).toBeCloseTo(0.199252, 5);
  });

  test("slices, and leaves the language out where there is none", async () => {
    const [sliced] = (await study({ by: ["is_holdout"] })).judges;
    expect(sliced?.slices.map(({ value, agreement }) => [value, agreement.n])).toEqual([
      ["true", 19],
      ["false", 43],
    ]);
    expect((await study()).judges[0]?.slices).toEqual([]);
  });

  test("clusters kappa and the comparison of two judges", async () => {
    const { judges, comparisons } = await study({ clusterBy: "trap_word" });
    const alone = await study();
    expect(judges[0]?.agreement.kappa.interval).not.toEqual(alone.judges[0]?.agreement.kappa.interval);
    expect(comparisons[0]?.test.method).toBe("paired-clustered-t");
  });

  test("reads scores as verdicts from a limit on", async () => {
    const { judges } = await study({
      verdicts: ["hi_rubric.raw_1to5"],
      passFrom: { all: null, columns: { "hi_rubric.raw_1to5": 4 } },
    });
    expect(judges[0]?.agreement.n).toBe(62);
  });

  test("names row and column of a value that is no verdict", async () => {
    await expect(study({ verdicts: ["trap_word"] })).rejects.toThrow(/row 1 \(line 1\)|row 1, column "trap_word"/);
  });

  test("refuses columns that are not there, twice the same, or in doubt", async () => {
    await expect(study({ label: "grader" })).rejects.toThrow('did you mean "grader1"?');
    await expect(study({ verdicts: ["hi_rubric.pased"] })).rejects.toThrow("must be in some row");
    await expect(study({ verdicts: ["grader1"] })).rejects.toThrow("it would agree with itself");
    await expect(study({ verdicts: [] })).rejects.toThrow("--verdict must name a column");
    await expect(study({ split: "trap_word" })).rejects.toThrow("--holdout VALUE");
  });
});
