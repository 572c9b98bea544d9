import { type Document, type HTMLElement, type HTMLInputElement, type HTMLSelectElement, Window } from "happy-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { htmlReport } from "../src/html/html-report.js";
import type { Report, ReportRow } from "../src/report.js";
import { hostileTexts, reportOf, textOf } from "./sample-report.js";

/** Runs the script of a page in a document, as a browser would. */
async function open(report: Report): Promise<Document> {
  const { document } = new Window();
  document.write(await textOf(htmlReport(report)));
  const script = [...document.querySelectorAll("script")].find((each) => each.attributes.length === 0);
  new Function("document", script?.textContent ?? "")(document);
  return document;
}

const all = (document: Document, selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
const lines = (document: Document): string[] =>
  all(document, "#case-body > tr:not(.more)").map((line) => line.querySelector("button")?.lastChild?.textContent ?? "");

/** A run of so many cases, of which every third fails its first metric. */
const longReport = (cases: number): Report => {
  const report = reportOf("m");
  const rows = async function* (): AsyncGenerator<ReportRow> {
    for await (const row of report.rows({ texts: true })) {
      for (let number = row.number; number <= cases; number += 2) {
        const [first, second] = row.results;
        const passed = number % 3 !== 0;
        const result = { ...first!, passed, score: passed ? 1 : 0, label: passed ? "matched" : "missing" };
        const evalCase = { input: `प्रश्न ${number}`, output: number === 7 ? "caf\u00e9 १२३" : "x" };
        yield { ...row, number, id: `q${number}`, groups: [`D${number % 4}`], evalCase, results: [result, second!] };
      }
    }
  };
  const sorted = async function* (): AsyncGenerator<ReportRow> {
    const found: ReportRow[] = [];
    for await (const row of rows()) found.push(row);
    yield* found.sort((left, right) => left.number - right.number);
  };
  return { ...report, metrics: report.metrics.map((metric, at) => ({ ...metric, name: `m${at}` })), rows: sorted };
};

const tell = (element: HTMLElement, what: string): boolean => {
  const { Event } = element.ownerDocument.defaultView as Window;
  return element.dispatchEvent(new Event(what));
};

/** Chooses an entry in a list of the form. */
function choose(document: Document, title: string, text: string): void {
  const label = all(document, "#filters label").find(({ textContent }) => textContent?.startsWith(title));
  const select = label?.querySelector("select") as HTMLSelectElement;
  select.value = [...select.options].find((each) => each.textContent === text)?.value ?? "";
  tell(select, "change");
}

describe("the page of a report", () => {
  let document: Document;
  beforeEach(async () => {
    document = await open(longReport(120));
  });

  test("lists the first cases and turns to the others", () => {
    expect(lines(document)).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 1)));
    (document.getElementById("last") as HTMLElement).click();
    expect(lines(document)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 101)));
    expect(document.getElementById("page-number")?.textContent).toBe("page 3 of 3");
  });

  test("filters by outcome and by group", () => {
    choose(document, "Outcome", "failed");
    expect(lines(document)).toEqual(Array.from({ length: 40 }, (_, index) => String(3 * (index + 1))));
    choose(document, "by m", "D0");
    expect(lines(document)).toEqual(Array.from({ length: 10 }, (_, index) => String(12 * (index + 1))));
    expect(document.getElementById("found")?.textContent).toBe("10 of 120 cases");
  });

  test("searches in any normal form and in digits of any script", async () => {
    const query = document.getElementById("query") as HTMLInputElement;
    query.value = "CAFE\u0301 123";
    tell(query, "input");
    await vi.waitFor(() => expect(document.getElementById("found")?.textContent).toBe("1 of 120 cases"));
    expect(lines(document)).toEqual(["7"]);
  });

  test("opens and closes a case by its button, which says so", () => {
    const [button] = all(document, "#case-body button");
    button?.click();
    const more = document.getElementById("case-1");
    expect(button?.getAttribute("aria-expanded")).toBe("true");
    expect(more?.textContent).toContain("प्रश्न 1");
    button?.click();
    expect(button?.getAttribute("aria-expanded")).toBe("false");
  });
});

test.each(hostileTexts)("the page makes no element out of %j", async (text) => {
  const shapeOf = async (each: string): Promise<string[]> => {
    const document = await open(reportOf(each));
    for (const button of all(document, "#case-body button")) button.click();
    const elements = all(document, "#browser *").filter(({ className }) => className !== "control");
    // How many pieces a mark cuts a text into depends on its length, not on what it says.
    return elements.map(({ localName, attributes }) => `${localName} ${[...attributes].map(({ name }) => name)}`);
  };
  const found = new Set(await shapeOf(text));
  const harmless = new Set(await shapeOf("harmless"));
  expect([...found].filter((each) => !harmless.has(each))).toEqual([]);
});
