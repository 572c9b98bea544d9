import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFixture, readJsonFixture } from "../../fixtures/read-fixture.js";
import { scoringProfileWith } from "../scoring-profile-with.js";
import { similarity } from "./formulas.js";

interface Row {
  readonly id: string;
  readonly output: string;
  readonly expected: readonly string[];
  readonly profile: string;
  readonly primary: number;
  readonly parts: Readonly<Record<string, number>>;
}

const rows = readFixture<Row>("answer-accuracy.jsonl");
const { preset: differences } = readJsonFixture<{ preset: Record<string, { label: string }> }>(
  "answer-accuracy-differences.json",
);
const bench = scoringProfileWith([], { preset: "capability-bench" });
const caseOf = ({ output, expected, profile }: Row) => ({ output, expected, metadata: { scoring_profile: profile } });

describe("the preset capability-bench", () => {
  // genai_capability_bench 8aa833c with scikit-learn 1.9.1
  test.each(rows.filter(({ id }) => !(id in differences)))(
    "gives the framework's numbers for $id, $output",
    async (row) => {
      const { score, metadata } = await bench(caseOf(row));
      expect(score).toBeCloseTo(row.primary, 12);
      for (const { key, score: part } of metadata.parts) {
        const value = row.parts[key] as number;
        // Some are as small as 1e-17, which is close to anything.
        if (value === 0) expect(part, key).toBe(0);
        else expect((part as number) / value, key).toBeCloseTo(1, 12);
      }
      expect(new Set(metadata.parts.map(({ key }) => key))).toEqual(new Set(Object.keys(row.parts)));
    },
  );

  test.each(rows.filter(({ id }) => id in differences))("differs on purpose for $id, $output", async (row) => {
    const result = await bench(caseOf(row));
    expect(result.label).toBe(differences[row.id]?.label);
    expect(result.passed).not.toBe(true);
  });

  test("lets each measure take its own accepted answer, so that there is no one reference", async () => {
    const { metadata } = await bench({ output: "Harry Lewis", expected: ["Lewis", "Harry Sinclair Lewis"] });
    expect(metadata.reference).toBeNull();
    expect(metadata.parts.map(({ key }) => key)).toContain("similarity");
  });

  test("passes from 0.7 on, and without an epsilon", async () => {
    expect(await bench({ output: "Thomas Woodrow Wilson", expected: "Woodrow Wilson" })).toMatchObject({
      passed: true,
    });
    expect(await bench({ output: "George Washington", expected: "Washington" })).toMatchObject({ passed: false });
  });

  test("makes the references of a question with options as the framework does", async () => {
    const choices = [
      { label: "A", text: "strength" },
      { label: "C", text: "stamina" },
    ];
    for (const output of ["C", "(C)", "**C**", "C) stamina", "C: stamina", "stamina"]) {
      expect(await bench({ output, expected: "C", choices }), output).toMatchObject({ passed: true });
    }
    for (const output of ["Answer: C", "The answer is C."]) {
      expect(await bench({ output, expected: "C", choices }), output).toMatchObject({ passed: false });
    }
  });

  test("scores a row that names no profile as a short answer, as a data set labelled source_preserved", async () => {
    const labelled = scoringProfileWith([], { preset: "capability-bench", profile: "source_preserved" });
    const { metadata, score } = await labelled({ output: "George Washington", expected: "Washington" });
    expect([metadata.profile, score]).toEqual(["source_preserved", 0.6362418683715163]);
  });

  test("pays no heed to known wrong answers", async () => {
    expect(await bench({ output: "Paris", expected: "Paris", incorrect: ["Paris"] })).toMatchObject({ passed: true });
  });

  test("keeps the similarity at most 1, and at 1 for equal texts", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "नदी", "Rome", "7"), { minLength: 1, maxLength: 30 }),
        fc.string(),
        (words, other) => {
          const text = words.join(" ");
          expect(similarity(text, text)).toBe(1);
          expect(similarity(text, `${text} ${other}`)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
