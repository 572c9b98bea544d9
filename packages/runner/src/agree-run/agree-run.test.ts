import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RunFolder } from "../run/run-folder.js";
import { agreeRun, type RunAgreeOptions } from "./agree-run.js";
import type { PersonLabel } from "./person-labels.js";

const options = (own: Partial<RunAgreeOptions> = {}): RunAgreeOptions => ({
  ...{ label: null, secondLabel: null, verdicts: [], passFrom: { all: null, columns: {} } },
  ...{ passValues: [], failValues: [], skipValues: [], split: null, holdout: null, by: null, clusterBy: null },
  ...{ width: 0.1, correction: "post-stratified", isRandom: true },
  ...own,
});

// scikit-learn 1.9.1, cohen_kappa_score([1,1,1,1,0,0,0,0,1,0], [1,1,1,0,0,0,0,1,1,0]) = 0.6
const ANNA = [1, 1, 1, 1, 0, 0, 0, 0, 1, 0];
const BILAL = [1, 1, 1, 0, 0, 0, 0, 1, 1, 0];
const METRIC = [1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0];

const said = (labeler: string, verdicts: readonly number[], own: Partial<PersonLabel> = {}): PersonLabel[] =>
  verdicts.map((verdict, index) => ({ case: index + 1, labeler, passed: verdict === 1, part: null, ...own }));

describe("agreeRun", () => {
  let directory: string;
  let folder: RunFolder;
  beforeEach(async () => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), "agree-run-"));
    const file = path.join(directory, "qa.jsonl");
    const rows = METRIC.map((verdict, index) => ({
      ...{ id: `q${index}`, input: "?", expected: "हाँ", output: verdict === 1 ? "हाँ" : "नहीं" },
      language: index < 6 ? "hi" : "ta",
    }));
    fs.writeFileSync(file, rows.map((row) => JSON.stringify(row)).join("\n"));
    folder = await finishedRun(directory, file);
  });
  afterEach(() => fs.rmSync(directory, { recursive: true }));

  test("gives the kappa of two people that scikit-learn gives, with an interval", async () => {
    const { pairs, alpha, labelers } = await agreeRun(
      folder,
      [...said("Anna", ANNA), ...said("Bilal", BILAL)],
      options(),
    );
    expect(pairs).toHaveLength(1);
    expect(pairs[0]?.agreement.kappa.value).toBeCloseTo(0.6, 12);
    expect(pairs[0]?.agreement.agreement).toMatchObject({ successes: 8, n: 10 });
    expect(pairs[0]?.agreement.kappa.interval.low).not.toBeNull();
    // Krippendorff 2011: 4 of 20 values meet another one, 10 are of each kind: 1 - 19 * 4 / (2 * 10 * 10).
    expect(alpha.value).toBeCloseTo(0.62, 12);
    expect(labelers).toMatchObject([{ labeler: "Anna", passed: 5, failed: 5, unsure: 0 }, { labeler: "Bilal" }]);
  });

  test("takes what most said, and leaves out what is in dispute", async () => {
    const two = await agreeRun(folder, [...said("Anna", ANNA), ...said("Bilal", BILAL)], options());
    expect(two).toMatchObject({ disputed: 2, labelled: 8, columns: { label: "majority of 2 labelers" } });
    const third = said("मीरा", BILAL);
    const three = await agreeRun(folder, [...said("Anna", ANNA), ...said("Bilal", BILAL), ...third], options());
    expect(three).toMatchObject({ disputed: 0, labelled: 10 });
    // The majority is Bilal's word: the metric differs on cases 3 and 10.
    expect(three.judges[0]?.agreement.agreement).toMatchObject({ successes: 8, n: 10 });
    expect(three.besidePersons.map(({ labeler, agreement }) => [labeler, agreement.agreement.successes])).toEqual([
      ["Anna", 6],
      ["Bilal", 8],
      ["मीरा", 8],
    ]);
  });

  test("takes the word of one who is named, and counts unsure as no verdict", async () => {
    const unsure = said("Anna", [0], { passed: null });
    const labels = [...said("Anna", ANNA).slice(1), ...unsure, ...said("Bilal", BILAL)];
    const found = await agreeRun(folder, labels, options({ label: "Anna" }));
    expect(found).toMatchObject({ labelled: 9, columns: { label: "Anna" } });
    expect(found.labelers[0]).toMatchObject({ passed: 4, failed: 5, unsure: 1 });
    expect(found.pairs[0]?.agreement.n).toBe(9);
    await expect(agreeRun(folder, labels, options({ label: "Ana" }))).rejects.toThrow('these did: "Anna", "Bilal"');
  });

  test("says what labels drawn at random tell of the other cases, and nothing where they were not", async () => {
    const labels = said("Anna", ANNA);
    const drawn = await agreeRun(folder, labels, options());
    expect(drawn.judges[0]?.unlabelled?.judged).toMatchObject({ successes: 1, n: 2 });
    const unsure = said("Anna", [0, 0], { passed: null });
    const doubtful = await agreeRun(folder, [...labels.slice(2), ...unsure], options());
    expect(doubtful.judges[0]?.unlabelled?.judged).toMatchObject({ successes: 1, n: 2 });
    const picked = await agreeRun(folder, labels, options({ isRandom: false }));
    expect(picked.judges[0]?.unlabelled).toBeNull();
    expect(picked.judges[0]?.agreement).toEqual(drawn.judges[0]?.agreement);
  });

  test("keeps the parts of a hold-out and the languages apart", async () => {
    const labels = said("Anna", ANNA).map(
      (label) => ({ ...label, part: label.case % 2 === 0 ? "test" : "tuning" }) as const,
    );
    const [judge] = (await agreeRun(folder, labels, options())).judges;
    expect([judge?.split?.tuning.n, judge?.split?.holdout.n]).toEqual([5, 5]);
    expect(judge?.slices.map(({ value, agreement }) => [value, agreement.n])).toEqual([
      ["hi", 6],
      ["ta", 4],
    ]);
    const half = labels.filter(({ part }) => part === "tuning");
    expect((await agreeRun(folder, half, options())).judges[0]?.split).toBeNull();
  });

  test("refuses labels of cases that the run has not, and metrics that it has not", async () => {
    const strange = said("Anna", [1], { case: 99 });
    await expect(agreeRun(folder, strange, options())).rejects.toThrow("must be of a case of the run, got case 99");
    const asked = options({ verdicts: ["exat"] });
    await expect(agreeRun(folder, said("Anna", ANNA), asked)).rejects.toThrow("a metric of the run must be named");
    const limit = options({ passFrom: { all: null, columns: { exact: 2 } } });
    const found = await agreeRun(folder, said("Anna", ANNA), limit);
    expect(found.judges[0]?.agreement.counts.bothPass).toBe(0);
  });
});

/** A finished run of one metric over a file, as it lies on the disk. */
async function finishedRun(directory: string, file: string): Promise<RunFolder> {
  const { hashFile } = await import("../run/hash-file.js");
  const { createRunFolder } = await import("../run/run-folder.js");
  const folder = createRunFolder(directory);
  const metric = { package: "@eval/test", name: "exact", version: 1, higherIsBetter: true, options: {} };
  const manifest = {
    ...{ format: "eval-run", version: 1, id: folder.id, startedAt: "2026-01-02T03:04:05.678Z", finishedAt: null },
    ...{ durationMs: 1, status: "finished", source: {}, metrics: [metric], by: [], detail: "none" },
    files: [{ path: file, bytes: null, sha256: hashFile(file).sha256 }],
    mapping: { id: "id", input: "input", expected: "expected", output: "output", language: "language" },
    ...{ keepColumns: false, resultColumns: [], versions: {} },
  };
  fs.writeFileSync(path.join(folder.path, "run.json"), JSON.stringify(manifest));
  const lines = METRIC.map((verdict, index) => ({
    ...{ case: index + 1, id: `q${index}` },
    results: [[verdict === 1 ? "matched" : "missing", verdict, verdict === 1]],
  }));
  fs.writeFileSync(
    path.join(folder.path, "results.jsonl"),
    `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`,
  );
  return folder;
}
