import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comparisonReport } from "../src/comparison/comparison-report.js";
import { historyReport } from "../src/history/history-report.js";
import { htmlReport } from "../src/html/html-report.js";
import { indicComparison, indicReport } from "./indic-report.js";
import { textOf } from "./sample-report.js";

const executable = [process.env["CHROMIUM"] ?? "", "/usr/bin/chromium", "/usr/bin/chromium-browser"].find((file) =>
  fs.existsSync(file),
);
const why = executable === undefined ? " (skipped: no Chromium here; name one in CHROMIUM)" : "";

describe.skipIf(executable === undefined)(`in Chromium${why}`, () => {
  let browser: Browser;
  let folder: string;
  const requests: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "report-"));
    const pages = {
      "report.html": await textOf(htmlReport(indicReport())),
      "comparison.html": await textOf(comparisonReport(...indicComparison())),
      "history.html": historyReport({
        runs: [1, 2].map((day) => ({
          id: `run-${day}`,
          startedAt: `2026-01-0${day}T00:00:00Z`,
          metrics: [{ name: "indic-match", rate: day / 4, interval: null, n: 4 }],
        })),
      }),
    };
    const [read = ""] = pages["report.html"].split('<script type="application/json" id="row-index">');
    fs.writeFileSync(path.join(folder, "half.html"), read);
    for (const [name, page] of Object.entries(pages)) fs.writeFileSync(path.join(folder, name), page);
    browser = await chromium.launch({ executablePath: executable ?? "", args: ["--no-sandbox", "--disable-gpu"] });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  async function open(name: string, settings: Parameters<Browser["newPage"]>[0] = {}): Promise<Page> {
    const page = await browser.newPage(settings);
    page.on("request", (request) => requests.push(request.url()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.goto(pathToFileURL(path.join(folder, name)).href);
    return page;
  }

  const openCases = async (page: Page): Promise<void> => {
    for (const button of await page.locator("#case-body button").all()) await button.click();
  };

  const looks = [
    { colorScheme: "light", viewport: { width: 1280, height: 900 } },
    { colorScheme: "dark", viewport: { width: 1280, height: 900 } },
    { colorScheme: "light", viewport: { width: 390, height: 800 } },
  ] as const;
  const pages = ["report.html", "comparison.html", "history.html"];

  test("shows the verdict of a comparison in a window of any width, and every column at 1280 pixels", async () => {
    const wide = await open("comparison.html", { viewport: { width: 1280, height: 900 } });
    const hidden = await wide.$$eval(".metric .scroll", (all) =>
      all.map((each) => each.scrollWidth - each.clientWidth),
    );
    expect(hidden.length).toBeGreaterThan(0);
    expect(Math.max(...hidden)).toBeLessThanOrEqual(0);
    const narrow = await open("comparison.html", { viewport: { width: 390, height: 800 } });
    const box = await narrow.locator(".metric tbody tr td").first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 1000)).toBeLessThanOrEqual(390);
  });

  test.each(pages.flatMap((name) => looks.map((look) => ({ name, look }))))(
    "axe finds nothing serious in $name, $look.colorScheme, $look.viewport.width wide",
    async ({ name, look }) => {
      const page = await open(name, look);
      await openCases(page);
      await page.evaluate(axe.source);
      const found = await page.evaluate(async () => {
        const { axe: run } = globalThis as unknown as { axe: typeof axe };
        const { violations } = await run.run();
        return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
      });
      expect(found.filter((each) => /^(?:serious|critical)/.test(each))).toEqual([]);
      const wide = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
      expect(wide).toBeLessThanOrEqual(0);
      await page.close();
    },
    60_000,
  );

  test("texts of cases do nothing, and nothing but the page is asked for", async () => {
    for (const name of pages) {
      const page = await open(name);
      await openCases(page);
      expect(await page.evaluate("'owned' in globalThis")).toBe(false);
      expect(await page.locator("main img, main script:not([type]), main iframe").count()).toBe(0);
      await page.close();
    }
    expect(requests.filter((url) => !url.startsWith("file:"))).toEqual([]);
    expect(complaints).toEqual([]);
  }, 60_000);

  test("texts have language and direction, and controls are written out", async () => {
    const page = await open("report.html");
    await openCases(page);
    const texts = (text: string) => page.locator(".text", { hasText: text }).first();
    expect(await texts("اسلام").getAttribute("dir")).toBe("rtl");
    expect(await page.evaluate("getComputedStyle(document.querySelector('#case-3 .output .text')).direction")).toBe(
      "rtl",
    );
    expect(await texts("தலைநகரம்").getAttribute("lang")).toBe("ta");
    expect(await page.locator("#case-5 .text .control").first().textContent()).toBe("U+202E");
    await page.close();
  }, 60_000);

  test("a case shows what a metric marks, the forms it compared, the judge's words and the parts of a profile", async () => {
    const page = await open("report.html");
    await page.click("#case-body button");
    const opened = page.locator("#case-1");
    expect(await opened.locator(".output mark").allTextContents()).toEqual(["दिल्ली"]);
    expect(await opened.locator(".forms dd").allTextContents()).toEqual(["delhi", "दिल्ली"]);
    expect(await opened.locator("blockquote").textContent()).toBe("उत्तर में राजधानी नहीं है।");
    expect(await opened.locator(".records tbody tr").allTextContents()).toEqual([
      "exactMatchexact-matchprimary✗failed:  failed",
      "bleubleusupporting–unscored:  unscored",
    ]);
    await page.close();
  }, 60_000);

  test("the first cases can be read while the rest is still coming", async () => {
    const page = await open("half.html");
    await page.click("#case-body button");
    expect(await page.locator("#case-1 .output").textContent()).toContain("दिल्ली");
    expect(await page.locator("#found").textContent()).toBe("reading the cases …");
    expect(await page.locator("#next").isDisabled()).toBe(true);
    await page.close();
  }, 60_000);

  test("flags and groups lead to their cases", async () => {
    const page = await open("report.html");
    const numbers = () => page.locator("#case-body button").allTextContents();
    await page.click("th[data-flag=near_threshold] button");
    expect(await numbers()).toEqual(["case 3"]);
    await page.click("#case-body button");
    expect(await page.locator(".diagnosis").textContent()).toContain("Read both.");
    await page.click("th[data-value='\"hi\"'] button");
    expect(await numbers()).toEqual(["case 1", "case 5"]);
    await page.close();
  }, 60_000);

  test("a comparison shows both outputs, each with its marks, and leads to what only one side passes", async () => {
    const page = await open("comparison.html");
    await page.click("#case-body button");
    const opened = page.locator("#case-1");
    expect(await opened.locator(".field h3").allTextContents()).toEqual(
      expect.arrayContaining(["Output of A", "Output of B"]),
    );
    expect(await opened.locator("mark").allTextContents()).toEqual(["matched", "சென்னை"]);
    await page.click("[data-value='\"only A passes\"'] button");
    expect(await page.locator("#found").textContent()).toBe("1 of 5 cases");
    await page.close();
  }, 60_000);

  test("the keyboard alone opens a case and reaches what scrolls", async () => {
    const page = await open("report.html");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).hash).toBe("#cases");
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(`document.activeElement.matches("#case-body button")`)) break;
    }
    await page.keyboard.press("Enter");
    expect(await page.locator("#case-1").isVisible()).toBe(true);
    await page.close();
  }, 60_000);

  test("print shows the page without what only a screen can use", async () => {
    const page = await open("report.html");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("#filters").isVisible()).toBe(false);
    expect(await page.locator("#case-table").isVisible()).toBe(true);
    await page.close();
  }, 60_000);
});
