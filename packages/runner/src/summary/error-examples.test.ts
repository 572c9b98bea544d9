import type { MetricResult } from "@eval/core";
import { describe, expect, test } from "vitest";
import { mergeErrors, noErrors, noteErrors } from "./error-examples.js";

const error = (reason: string): MetricResult => ({
  name: "m",
  status: "error",
  score: null,
  passed: null,
  label: "timeout",
  reason,
  metadata: {},
});
const fine: MetricResult = {
  name: "m",
  status: "scored",
  score: 1,
  passed: true,
  label: "ok",
  reason: "",
  metadata: {},
};

describe("the first errors of a run", () => {
  test("are those with the smallest case numbers, whichever shard comes first", () => {
    const [early, late] = [noErrors(2), noErrors(2)];
    for (const number of [7, 3, 5]) noteErrors(early, [fine, error(`reason ${number}`)], undefined, number);
    for (const number of [12, 4, 11, 10]) noteErrors(late, [fine, error(`reason ${number}`)], "id", number);
    mergeErrors(late, early);
    expect(late[0]).toEqual([]);
    expect(late[1]?.map((example) => example.case)).toEqual([3, 4, 5, 7, 10]);
    expect(late[1]?.[1]).toEqual({ case: 4, id: "id", label: "timeout", reason: "reason 4" });
  });

  test("are cut between characters", () => {
    const examples = noErrors(1);
    noteErrors(examples, [error("👍".repeat(400))], undefined, 1);
    expect(examples[0]?.[0]?.reason.isWellFormed()).toBe(true);
    expect(examples[0]?.[0]?.reason.length).toBeLessThan(510);
  });
});
