import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkTrace } from "./check-trace.js";

const rowsOf = <Row>(file: string): Row[] =>
  readFileSync(new URL(`../fixtures/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

const known = rowsOf<{ id: string; source: string; trace: string; term: string; readAs: string }>(
  "known-misreads.jsonl",
);
const study = rowsOf<{ id: string; question: string; answer: string; hi: string; en: string }>("trace-study.jsonl");

describe("traces of a real judge", () => {
  test.each(known)("$id is caught with its term", ({ source, trace, term, readAs }) => {
    const { findings } = checkTrace(source, trace);
    const finding = findings.find((candidate) => candidate.term === term);
    expect(findings.map((candidate) => candidate.term)).toContain(term);
    expect(readAs).toContain(finding?.trace.text.replaceAll("ज्वार", "sorghum"));
  });

  /** Every alarm on the study, with what the trace makes of the word. Each is a misreading that people saw as well. */
  const ALARMS = {
    question: ["T033 hi बरसीम sorghum", "T033 en बरसीम barley", "T054 en कल tomorrow"],
    both: ["T033 hi बरसीम sorghum", "T033 en बरसीम barley", "T036 en गुण multiplication", "T054 en कल tomorrow"],
  };
  test.each(["question", "both"] as const)("raise no false alarm beside the %s of the study", (given) => {
    const alarms = study.flatMap((row) =>
      (["hi", "en"] as const).flatMap((rubric) => {
        const source = given === "question" ? row.question : { input: row.question, output: row.answer };
        return checkTrace(source, row[rubric]).findings.map(
          ({ term, readAs }) => `${row.id} ${rubric} ${term} ${readAs}`,
        );
      }),
    );
    expect(alarms).toEqual(ALARMS[given]);
  });
});
