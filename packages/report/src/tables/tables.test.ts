import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { metricNamed, profiled, rowOf } from "../../test/diagnosed-case.js";
import { hostileTexts, reportOf } from "../../test/sample-report.js";
import { diagnose } from "../diagnostics/diagnose.js";
import { planDiagnosis } from "../diagnostics/plan.js";
import type { Report } from "../report.js";
import { tallyDatasets } from "./dataset-summary.js";
import { diagnosisRecord, queueRecord } from "./diagnosis-record.js";
import { manifestRecords } from "./manifest-records.js";
import { flatRawRecord, rawRecord } from "./raw-record.js";
import { csvLine, headerLine, jsonLine } from "./record-lines.js";

const tableOf = (record: Parameters<typeof csvLine>[0]): Record<string, string> =>
  (parse(headerLine(Object.keys(record)) + csvLine(record), { columns: true }) as Record<string, string>[])[0] ?? {};

const firstRow = async (report: Report) => {
  for await (const row of report.rows({ texts: true })) return row;
  throw new Error("a report must have rows");
};

describe("the tables of cases", () => {
  test.each(hostileTexts)("are read again by a program, and run nowhere, with %j", async (text) => {
    const report = reportOf(text);
    const plan = planDiagnosis(report);
    const row = await firstRow(report);
    const diagnosis = diagnose(row, plan);
    for (const record of [
      diagnosisRecord(row, diagnosis, report, plan),
      queueRecord(row, diagnosis, report, plan),
      flatRawRecord({ ...row, diagnosis }, report),
    ]) {
      const read = tableOf(record);
      // Two metrics of one name, or a column of that name, are one key.
      expect(Object.keys(read)).toHaveLength(Object.keys(record).length);
      for (const [name, value] of Object.entries(record)) {
        if (typeof value !== "object" || value === null) continue;
        expect(JSON.parse(read[name.toWellFormed()] ?? read[`'${name}`] ?? "null")).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }
      expect(Object.values(read).filter((cell) => /^[=@+]/.test(cell))).toEqual([]);
    }
    expect(JSON.parse(jsonLine(rawRecord(row, report)))).toMatchObject({ case: 1, evalCase: { output: text } });
  });

  test("say which file a run was made of, with what was done as JSON", () => {
    const [record] = manifestRecords(reportOf("m"), { strategy: "random", seed: 7 });
    const read = tableOf(record ?? {});
    expect(read).toMatchObject({ file: "m", sha256: "ab12", cases: "2", detail: "full" });
    expect(JSON.parse(read["sample"] ?? "")).toEqual({ strategy: "random", seed: 7 });
    expect(JSON.parse(read["metrics"] ?? "")).toHaveLength(2);
  });
});

describe("tallyDatasets", () => {
  const plan = planDiagnosis({
    metrics: [metricNamed("scoring-profile")],
    run: { cases: 4, by: [] } as unknown as Report["run"],
  });
  const add = (
    tally: ReturnType<typeof tallyDatasets>,
    score: number,
    metadata: Record<string, string>,
    groups: string[] = [],
  ) => {
    const row = { ...rowOf([profiled(score, [])], { metadata }), groups };
    tally.add(row, diagnose(row, plan));
  };

  test("counts by source and category, and its parts add up to the whole", () => {
    const tally = tallyDatasets(plan);
    add(tally, 1, { source_dataset: "mmlu", category: "law" });
    add(tally, 0.1, { source_dataset: "mmlu", category: "law" });
    add(tally, 1, { source_dataset: "arc", category: "विज्ञान" });
    add(tally, 1, { dataset_key: "arc" }, ["Physics"]);
    const records = tally.records();
    expect(
      records.map(({ source, category, n, mean, passRate, flagged }) => [source, category, n, mean, passRate, flagged]),
    ).toEqual([
      ["arc", "Physics", 1, 1, 1, 0],
      ["arc", "विज्ञान", 1, 1, 1, 0],
      ["mmlu", "law", 2, 0.55, 0.5, 1],
    ]);
    const low = Number(records[2]?.["passRateLow"]);
    expect(low).toBeGreaterThan(0.05);
    expect(low).toBeLessThan(0.5);
    expect(Object.keys(records[0] ?? {})).toEqual(tally.columns);
  });

  test("has its columns without a case, and no numbers for what was not measured", () => {
    expect(tallyDatasets(plan).records()).toEqual([]);
    const tally = tallyDatasets(plan);
    const row = rowOf([{ ...profiled(0, []), status: "unscored", score: null, passed: null }]);
    tally.add(row, diagnose(row, plan));
    expect(tally.records()).toMatchObject([
      { source: null, n: 1, scored: 0, unscored: 1, mean: null, passRate: null, passRateLow: null },
    ]);
  });
});
