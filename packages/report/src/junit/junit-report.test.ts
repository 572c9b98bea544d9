import { DOMParser, type Element } from "@xmldom/xmldom";
import { describe, expect, test } from "vitest";
import { hostileTexts, reportOf, textOf } from "../../test/sample-report.js";
import type { Report } from "../report.js";
import { junitReport } from "./junit-report.js";

async function documentOf(report: Report) {
  const onError = (level: string, message: string): void => {
    // A half surrogate pair stands as U+FFFD, of which the parser only warns.
    if (level !== "warning") throw new Error(`${level}: ${message}`);
  };
  return new DOMParser({ onError }).parseFromString(await textOf(junitReport(report)), "text/xml");
}

const tagsOf = (document: Awaited<ReturnType<typeof documentOf>>): string[] =>
  [...document.getElementsByTagName("*")].map(({ tagName }) => tagName);

describe("junitReport", () => {
  test.each(hostileTexts)("is well-formed XML with the same elements with %j everywhere", async (text) => {
    expect(tagsOf(await documentOf(reportOf(text)))).toEqual(tagsOf(await documentOf(reportOf("x"))));
  });

  test("has a suite for each metric, with its counts before its cases", async () => {
    const document = await documentOf(reportOf("मौसम"));
    const suites = [...document.getElementsByTagName("testsuite")];
    const counts = (suite: Element) =>
      ["tests", "failures", "errors", "skipped"].map((name) => Number(suite.getAttribute(name)));
    expect(suites.map(counts)).toEqual([
      [2, 2, 0, 0],
      [2, 0, 2, 0],
    ]);
    expect(suites[0]?.getElementsByTagName("testcase").length).toBe(2);
  });

  test("has the numbers of each suite and of each test as properties", async () => {
    const [suite] = [...(await documentOf(reportOf("x"))).getElementsByTagName("testsuite")];
    const propertiesOf = (parent: Element | undefined) =>
      [...(parent?.getElementsByTagName("properties")[0]?.getElementsByTagName("property") ?? [])].map((each) => [
        each.getAttribute("name"),
        each.getAttribute("value"),
      ]);
    expect(propertiesOf(suite)).toEqual(
      expect.arrayContaining([
        ["scored", "1"],
        ["passRate", "0.5"],
        ["passRate.low", expect.stringMatching(/^0\.09/)],
      ]),
    );
    expect(propertiesOf(suite?.getElementsByTagName("testcase")[0])).toEqual([
      ["status", "scored"],
      ["label", "x"],
      ["score", "0"],
    ]);
  });

  test("tells failures with their reason from errors and from what was not scored", async () => {
    const report = reportOf("x");
    const [result] = (await report.rows({ texts: false })[Symbol.asyncIterator]().next()).value.results;
    const outcomes = [
      { ...result, status: "scored", score: 1, passed: true },
      { ...result, label: "missing", reason: "0 of 1 words" },
      { ...result, status: "error", score: null, passed: null, label: "timeout", reason: null },
      {
        ...result,
        status: "unscored",
        score: null,
        passed: null,
        label: "empty_expected",
        reason: "nothing to expect",
      },
    ];
    const rows = async function* () {
      for (const [at, outcome] of outcomes.entries())
        yield { number: at + 1, id: null, groups: [null], evalCase: null, results: [outcome, outcome] };
    };
    const [suite] = [...(await documentOf({ ...report, rows })).getElementsByTagName("testsuite")];
    const told = [...(suite?.getElementsByTagName("testcase") ?? [])].map((each) => {
      const outcome = [...each.childNodes].find(
        (node): node is Element => node.nodeType === 1 && node.nodeName !== "properties",
      );
      return [
        each.getAttribute("name"),
        outcome?.tagName,
        outcome?.getAttribute("type"),
        outcome?.getAttribute("message"),
      ];
    });
    expect(told).toEqual([
      ["case 1", undefined, undefined, undefined],
      ["case 2", "failure", "missing", "0 of 1 words"],
      ["case 3", "error", "timeout", "timeout"],
      ["case 4", "skipped", null, "nothing to expect"],
    ]);
  });
});
