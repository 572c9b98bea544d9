import { describe, expect, test } from "vitest";
import { indicMatch } from "./indic-match.js";

const metric = indicMatch();

describe("a date that may be read in two ways", () => {
  test.each([
    ["1 July 2017", "01/07/2017"],
    ["7 January 2017", "01/07/2017"],
    ["1 July 2017", "It began on 1/7/17."],
    ["5 जून 1974", "०६/०५/1974"],
    ["05/06/1974", "June 5, 1974"],
  ])("is a part of what is looked for: %j in %j", (expected, output) => {
    expect(metric({ output, expected })).toMatchObject({ passed: false, score: 0.5, label: "partial" });
  });

  test.each([
    ["1 July 2017", "02/07/2017", "missing"],
    ["1 July 2017", "01/07/2018", "missing"],
    ["1 July 2017", "not 01/07/2017", "missing"],
    ["15 August 1947", "15/08/1947", "matched"],
    ["5 June 1974", "05.06.1974", "matched"],
    ["05/06/1974", "5/6/1974", "matched"],
  ])("is none where the numbers differ or tell the order: %j in %j", (expected, output, label) => {
    expect(metric({ output, expected }).label).toBe(label);
  });

  test("is looked for at the level of numbers only", () => {
    expect(indicMatch({ levels: ["exact"] })({ output: "01/07/2017", expected: "1 July 2017" }).label).toBe("missing");
  });
});
