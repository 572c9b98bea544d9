import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { examples } from "../playground/examples.mjs";
import { serveSite } from "./serve-site.js";

const docs = resolve(import.meta.dirname, "..");
const site = process.env["DOCS_SITE"] ?? join(docs, "dist/site");
const page = join(site, "playground.html");
const executable = [process.env["CHROMIUM"] ?? "", "/usr/bin/chromium", "/usr/bin/chromium-browser"].find((file) =>
  existsSync(file),
);
const why =
  executable === undefined
    ? "no Chromium here; name one in CHROMIUM"
    : !existsSync(page)
      ? "no built site here; build it with: npx -y pnpm@10.34.9 --filter @eval/docs site"
      : statSync(page).mtimeMs < newest()
        ? "the built site is older than the playground"
        : null;

/** When something of the playground was last changed. */
function newest(): number {
  const folder = join(docs, "playground");
  const files = [...readdirSync(folder).map((name) => join(folder, name)), join(docs, "pages/playground.md")];
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

describe.skipIf(why !== null)(`the playground in Chromium${why === null ? "" : ` (skipped: ${why})`}`, () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof serveSite>>;
  const complaints: string[] = [];

  beforeAll(async () => {
    served = await serveSite(site);
    browser = await chromium.launch({ executablePath: executable ?? "", args: ["--no-sandbox", "--disable-gpu"] });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    served?.close();
  });

  afterEach(() => {
    expect(complaints.splice(0)).toEqual([]);
  });

  async function open(settings: Parameters<Browser["newPage"]>[0] = {}, fragment = ""): Promise<Page> {
    const opened = await browser.newPage(settings);
    opened.on("pageerror", (error) => complaints.push(error.message));
    opened.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await opened.goto(`${served.origin}/playground.html${fragment}`);
    await opened.waitForSelector("[data-ready]");
    return opened;
  }

  /** Waits until every metric has spoken, of what is in the form now. */
  async function measured(opened: Page): Promise<string> {
    // Longer than the pause after which a change is measured.
    await opened.waitForTimeout(250);
    const status = opened.locator("[data-part=status]");
    await status.filter({ hasText: /metrics?: / }).waitFor({ timeout: 30_000 });
    return (await status.textContent()) ?? "";
  }

  async function example(opened: Page, title: string): Promise<void> {
    await opened.click(`[data-example="${examples.findIndex((each) => each.title === title)}"]`);
    await measured(opened);
  }

  const card = (opened: Page, metric: string) => opened.locator(`[data-metric="${metric}"]`);

  const looks = [
    { colorScheme: "light", viewport: { width: 1440, height: 900 } },
    { colorScheme: "dark", viewport: { width: 1440, height: 900 } },
    { colorScheme: "light", viewport: { width: 390, height: 800 } },
    { colorScheme: "dark", viewport: { width: 390, height: 800 } },
  ] as const;

  test.each(looks)(
    "has nothing serious for axe, and nothing wider than it, $colorScheme, $viewport.width wide",
    async (look) => {
      const opened = await open(look);
      for (const title of ["Tamil", "Trap word कल", "Hidden characters"]) {
        await example(opened, title);
        const options = opened.locator(".metric-card[open] .options > summary").first();
        await options.click();
        await opened.evaluate(axe.source);
        const found = await opened.evaluate(async () => {
          const { axe: run } = globalThis as unknown as { axe: typeof axe };
          // The frame around it is of the theme.
          const { violations } = await run.run("#VPContent");
          return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
        });
        expect(found.filter((each) => /^(?:serious|critical)/.test(each))).toEqual([]);
        const wide = await opened.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
        expect(wide).toBeLessThanOrEqual(0);
      }
      await opened.close();
    },
    120_000,
  );

  test("finds pages by their words in any digits, without making code out of text", async () => {
    const opened = await open();
    expect(await opened.locator("meta[http-equiv]").getAttribute("content")).not.toContain("unsafe-eval");
    await opened.click(".DocSearch-Button");
    for (const words of ["script adherence", "१९४७"]) {
      await opened.fill("#localsearch-input", words);
      await opened.locator("#localsearch-list .result").first().waitFor({ timeout: 30_000 });
    }
    await opened.close();
  }, 60_000);

  test("names the button of the search by what is read on it", async () => {
    const opened = await open();
    await opened.evaluate(axe.source);
    const found = await opened.evaluate(async () => {
      const { axe: run } = globalThis as unknown as { axe: typeof axe };
      const rules = { "label-content-name-mismatch": { enabled: true } };
      return (await run.run(".VPNav", { rules })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(found).toEqual([]);
    await opened.close();
  }, 60_000);

  test("loads little at first, and models and dictionaries when they are first needed", async () => {
    served.asked.length = 0;
    const scripts = () => served.asked.filter(({ url }) => url.endsWith(".js"));
    const weight = () => scripts().reduce((sum, { bytes }) => sum + bytes, 0);
    const opened = await open();
    await opened.waitForTimeout(1000);
    expect(weight()).toBeLessThan(250_000);
    const before = scripts().length;
    await opened.fill("#case-output", "नई दिल्ली");
    await measured(opened);
    const afterAnswer = scripts().length;
    expect(afterAnswer).toBeGreaterThan(before);
    expect(await opened.locator(".state", { hasText: "waits for a trace" }).isVisible()).toBe(true);
    await opened.click("summary:text-is('Trace')");
    await opened.fill("#case-trace", "कल means tomorrow.");
    await measured(opened);
    expect(scripts().length).toBeGreaterThan(afterAnswer);
    await opened.close();
  }, 60_000);

  test("asks for nothing once its parts are there, and may send nothing, in its worker neither", async () => {
    const opened = await open();
    for (const { title } of examples) await example(opened, title);
    await opened.fill("#case-output", "warm");
    await measured(opened);
    expect(served.asked.filter(({ method, url }) => method !== "GET" || url.includes("?"))).toEqual([]);
    served.asked.length = 0;
    const requests: string[] = [];
    opened.context().on("request", (request) => requests.push(request.url()));
    await opened.fill("#case-input", "एक गोपनीय वाक्य");
    await opened.fill("#case-output", '<img src="/secret.png"> see https://example.org/ and //example.org');
    await opened.fill("#case-expected", "x".repeat(20_000));
    await measured(opened);
    await opened.click("[data-do=share]");
    await opened.locator("[data-part=link-status]", { hasText: "characters" }).waitFor();
    await opened.waitForTimeout(300);
    expect(requests).toEqual([]);
    expect(served.asked).toEqual([]);

    const tries = (origin: string) =>
      fetch(`${origin}/playground.html?sent`).then(
        () => "sent",
        () => "refused",
      );
    expect(await opened.evaluate(tries, served.origin)).toBe("refused");
    const [worker] = opened.workers();
    expect(await worker?.evaluate(tries, served.origin)).toBe("refused");
    expect(served.asked).toEqual([]);
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((each) => !/Content Security Policy|fetch/i.test(each)),
    );
    await opened.close();
  }, 120_000);

  test("shows hostile texts as they are", async () => {
    const opened = await open();
    const hostile = `<script>owned=1</script><img src=x onerror="owned=1"> दिल्ली \u202egnp.exe {{ constructor }}`;
    for (const field of ["input", "output", "expected"]) await opened.fill(`#case-${field}`, hostile);
    await measured(opened);
    for (const summary of await opened.locator(".metric-card:not([hidden]) > summary").all()) await summary.click();
    expect(await opened.evaluate("'owned' in globalThis")).toBe(false);
    expect(await opened.locator(".playground :is(script, img, iframe)").count()).toBe(0);
    const shown = card(opened, "script-adherence").locator(".output .text");
    expect(await shown.locator(".control").allTextContents()).toEqual(["U+202E"]);
    expect(await shown.textContent()).toContain("<script>owned=1</script>");
    await example(opened, "Hidden characters");
    const broken = card(opened, "well-formed-text").locator(".output .text");
    expect(await broken.locator(".control").allTextContents()).toEqual(["U+202E", "U+202C", "U+D83D"]);
    await opened.close();
  }, 60_000);

  test("marks the places that a metric points at, in text with its language and direction", async () => {
    const opened = await open();
    await example(opened, "Tamil");
    const found = card(opened, "indic-match");
    expect(await found.locator(".output mark").allTextContents()).toEqual(["சென்னை"]);
    expect(await found.locator(".output .text").getAttribute("lang")).toBe("ta");
    expect(await opened.getAttribute("#case-output", "lang")).toBe("ta");
    await example(opened, "Trap word कल");
    const misread = card(opened, "trap-words");
    expect(await misread.locator(".input mark").allTextContents()).toEqual(["कल"]);
    expect(await misread.locator(".trace mark").allTextContents()).toEqual(["tomorrow"]);
    expect(await misread.locator(".input .text").getAttribute("lang")).toBe("hi");
    await opened.fill("#case-output", "پاکستان کا دارالحکومت اسلام آباد ہے۔");
    await opened.fill("#case-expected", "اسلام آباد");
    await measured(opened);
    await card(opened, "indic-match").locator("> summary").click();
    const urdu = card(opened, "indic-match").locator(".output .text");
    expect(await urdu.getAttribute("lang")).toBe("ur");
    expect(await urdu.getAttribute("dir")).toBe("rtl");
    await opened.close();
  }, 60_000);

  test("a link brings the case, its options and what was open to somebody else", async () => {
    const opened = await open();
    await example(opened, "Named, but denied");
    const match = card(opened, "exact-match");
    await match.locator("> summary").click();
    await match.locator(".options > summary").click();
    const area = match.locator(".options textarea");
    const options = JSON.parse(await area.inputValue()) as Record<string, unknown>;
    const name = Object.keys(options).find((key) => typeof options[key] === "boolean") ?? "";
    await area.fill(JSON.stringify({ ...options, [name]: !options[name] }));
    await opened.click("button[data-add=expected]");
    await opened.keyboard.type("कैनबरा 👩🏽‍🌾");
    const status = await measured(opened);
    await opened.click("[data-do=share]");
    await opened.locator("[data-part=link-status]", { hasText: "characters" }).waitFor();
    const { hash } = new URL(opened.url());
    expect(hash).toMatch(/^#case=1z\./);

    const other = await open({}, hash);
    expect(await measured(other)).toBe(status);
    const golds = await other
      .locator("[name=expected]")
      .evaluateAll((boxes) => (boxes as unknown as { value: string }[]).map(({ value }) => value));
    expect(golds).toEqual(["Canberra", "कैनबरा 👩🏽‍🌾"]);
    await card(other, "exact-match").locator(".options > summary").click();
    const read = JSON.parse(await card(other, "exact-match").locator(".options textarea").inputValue());
    expect(read).toEqual({ ...options, [name]: !options[name] });
    expect(await card(other, "exact-substring").getAttribute("open")).not.toBeNull();
    await other.fill("#case-output", "Canberra");
    expect(await other.evaluate("location.hash")).toBe("");
    await other.close();
    await opened.close();
  }, 60_000);

  test("what was typed is still there when the reader comes back from another page", async () => {
    const opened = await open();
    await opened.fill("#case-output", "सन् १९४७ में");
    await opened.fill("#case-expected", "1947");
    const status = await measured(opened);
    await opened.click("nav a[href$='/guides/score-a-file.html']");
    await opened.locator(".playground").waitFor({ state: "detached" });
    await opened.goBack();
    await opened.waitForSelector("[data-ready]");
    expect(await opened.inputValue("#case-output")).toBe("सन् १९४७ में");
    expect(await measured(opened)).toBe(status);
    // The outline of the theme, which scrolls once more after its page has gone.
    const ofTheme = "Cannot read properties of null (reading 'style')";
    complaints.splice(0, complaints.length, ...complaints.filter((each) => each !== ofTheme));
    await opened.close();
  }, 60_000);

  test("a link that is damaged is named, and the page goes on", async () => {
    const opened = await open({}, "#case=1z.AAAA");
    await opened.locator("[data-part=link-status]", { hasText: "damaged" }).waitFor();
    await example(opened, "Tamil");
    await opened.close();
  }, 60_000);

  test("options are JSON: what is none waits, what the metric does not take is an error that says so", async () => {
    const opened = await open();
    await example(opened, "Tamil");
    const bleu = card(opened, "bleu");
    await bleu.locator("> summary").click();
    await bleu.locator(".options > summary").click();
    await bleu.locator(".options textarea").fill("{");
    expect(await bleu.locator(".problem").textContent()).toContain("not a JSON object yet");
    await bleu.locator(".options textarea").fill('{"maxOder": 2}');
    await measured(opened);
    expect(await bleu.locator("> summary").textContent()).toContain('no option "maxOder"');
    await bleu.locator(".options button").click();
    await measured(opened);
    expect(await bleu.locator("> summary").textContent()).not.toContain("maxOder");
    await opened.close();
  }, 60_000);

  test("works from the keyboard alone", async () => {
    const opened = await open();
    const reach = async (selector: string) => {
      for (let presses = 0; presses < 80; presses++) {
        await opened.keyboard.press("Tab");
        if (await opened.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
      }
      throw new Error(`Tab must reach ${selector}`);
    };
    await reach("[data-example='1']");
    await opened.keyboard.press("Enter");
    await measured(opened);
    await reach("#case-output");
    await opened.keyboard.type("அல்ல ");
    await measured(opened);
    await reach(".overview button");
    const metric = (await opened.evaluate<string>("document.activeElement.textContent")).replace(/ .*$/, "");
    await opened.keyboard.press("Enter");
    expect(await card(opened, metric).getAttribute("open")).not.toBeNull();
    expect(await opened.evaluate("document.activeElement.localName")).toBe("summary");
    await opened.keyboard.press("Enter");
    expect(await card(opened, metric).getAttribute("open")).toBeNull();
    await opened.close();
  }, 60_000);

  test("a metric that goes on for long keeps neither the page nor the next case waiting", async () => {
    const opened = await open();
    await example(opened, "Tamil");
    // The same two letters in another rhythm: the worst case of the matching blocks of character-ratio.
    await opened.fill("#case-expected", "aab".repeat(40_000));
    await opened.fill("#case-output", "ab".repeat(60_000));
    await opened.waitForTimeout(1500);
    expect(await opened.locator("[data-part=status]").textContent()).toBe("measuring …");
    const start = performance.now();
    await example(opened, "१९४७ = 1947");
    expect(performance.now() - start).toBeLessThan(8000);
    await opened.close();
  }, 60_000);
});
