import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { hostileTexts, reportOf, textOf } from "../../test/sample-report.js";
import { casesCsv } from "./cases-csv.js";
import { numberCell, textCell } from "./text-cell.js";

describe("textCell", () => {
  // OWASP, CSV Injection: characters that make a cell a formula, and full-width forms of the four.
  test.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "＝1+1", "＠SUM(A1)"])(
    "puts an apostrophe before %j, in quotes",
    (text) => {
      expect(textCell(text)).toBe(`"'${text}"`);
    },
  );

  test.each(["-0.25", "नई दिल्ली", "a=b", "1+1", "", "-"])("lets %j be", (text) => {
    expect(textCell(text)).toBe(text === "-" ? `"'-"` : text);
  });

  test("leaves numbers numbers", () => {
    expect([-0.25, 1e-7, null].map(numberCell)).toEqual(["-0.25", "1e-7", ""]);
  });
});

describe("casesCsv", () => {
  test.each(hostileTexts)("gives back %j, but for what spreadsheets would run", async (text) => {
    const rows = parse(await textOf(casesCsv(reportOf(text))), { columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(2);
    const whole = text.toWellFormed();
    const expected = /^[=@]/.test(text) ? `'${whole}` : whole;
    expect(rows[0]).toMatchObject({ case: "1", id: expected, input: expected, output: expected, language: "hi" });
    expect(JSON.parse(rows[0]?.["expected"] ?? "")).toEqual([text, text].map((each) => each));
  });

  test("has five columns for each metric, empty where nothing was measured", async () => {
    const [row] = parse(await textOf(casesCsv(reportOf("m"))), { columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({ "m.status": "error", "m.label": "m", "m.score": "", "m.passed": "", "m.reason": "m" });
  });

  test("has no columns of texts where the texts are missing", async () => {
    const [header = ""] = (await textOf(casesCsv({ ...reportOf("m"), textsMissing: "gone" }))).split("\r\n");
    expect(header.split(",").slice(0, 4)).toEqual(["case", "id", "m.status", "m.label"]);
  });
});
