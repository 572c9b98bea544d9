import fs from "node:fs";
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { begin, chromiumPath, launch, openPage } from "./browser.js";
import { openReview } from "./desk-in-folder.js";

const stateOf = (page: Page) => page.locator("#state").textContent();
const said = (page: Page, text: string | RegExp) => page.locator("#said", { hasText: text }).waitFor();
const trouble = (page: Page, text: string | RegExp) => page.locator("#trouble", { hasText: text }).waitFor();
const progress = (page: Page, text: string) => page.locator("#progress-text", { hasText: text }).waitFor();

/** A label is saved and the next case is there: until then keys do nothing, since nobody has seen what they would label. */
async function labelled(page: Page, count: number): Promise<void> {
  await progress(page, `${count} of 4 labelled`);
  if (count < 4) await page.getByRole("heading", { name: `Case ${count + 1} of 4` }).waitFor();
}

describe.skipIf(chromiumPath === undefined)("the page of a review, in Chromium", () => {
  let browser: Browser;
  let here: Awaited<ReturnType<typeof openReview>>;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });
  beforeEach(async () => {
    here = await openReview({ cases: "all", rubric: "Spelling does not count.\nवर्तनी की गिनती नहीं।" });
  });
  afterEach(async () => {
    await here.first.close().catch(() => {});
    for (const context of browser.contexts()) await context.close();
    fs.rmSync(here.folder, { recursive: true });
  });

  test("labels cases by keyboard, with a note and an undo, and goes on where one left off", async () => {
    const { page, complaints } = await openPage(browser, here.first.url);
    await begin(page, "Anna");
    await page.keyboard.press("1");
    await labelled(page, 1);
    await page.keyboard.press("m");
    await page.keyboard.type("1 वर्तनी");
    await page.keyboard.press("Escape");
    await page.keyboard.press("2");
    await labelled(page, 2);
    await page.keyboard.press("3");
    await labelled(page, 3);
    await page.keyboard.press("u");
    await said(page, "Taken back.");
    await progress(page, "2 of 4 labelled");
    const lines = here.lines();
    expect(lines.map(({ labeler, label, note }) => [labeler, label, note])).toEqual([
      ["Anna", "correct", ""],
      ["Anna", "incorrect", "1 वर्तनी"],
      ["Anna", "unsure", ""],
      ["Anna", null, ""],
    ]);
    expect(lines[2].case).toBe(lines[3].case);
    expect(lines[0].protocol).toMatchObject({
      name: "blind",
      number: 1,
      rubric: expect.stringMatching(/^[0-9a-f]{64}$/),
    });

    // The server ends, and another one begins: other port, other token, the same run.
    await here.first.close();
    await using second = await here.serve();
    const again = await openPage(browser, second.url);
    await begin(again.page, "anna");
    await progress(again.page, "2 of 4 labelled");
    expect(await again.page.locator("#place").textContent()).toBe("Case 3 of 4");
    await again.page.keyboard.press("ArrowLeft");
    await again.page.getByRole("heading", { name: "Case 2 of 4" }).waitFor();
    expect(await stateOf(again.page)).toBe("labelled incorrect");
    expect(await again.page.getByLabel("Note").inputValue()).toBe("1 वर्तनी");
    await again.page.keyboard.press("n");
    await again.page.getByRole("heading", { name: "Case 3 of 4" }).waitFor();
    for (const count of [3, 4]) {
      await again.page.keyboard.press("1");
      await labelled(again.page, count);
    }
    await said(again.page, "All 4 cases are labelled");
    expect([...complaints, ...again.complaints]).toEqual([]);
  });

  test("takes digits of a Devanagari layout, and no key that is held down", async () => {
    const { page } = await openPage(browser, here.first.url);
    await begin(page, "मीरा");
    const press = (key: string, code: string, repeat = false) => {
      const init = JSON.stringify({ key, code, repeat, bubbles: true });
      return page.evaluate(`document.body.dispatchEvent(new KeyboardEvent("keydown", ${init}))`);
    };
    await press("२", "Digit2");
    await labelled(page, 1);
    await press("१", "");
    await labelled(page, 2);
    await press("१", "Digit1", true);
    await press("ल", "KeyN");
    expect(here.lines().map(({ label }) => label)).toEqual(["incorrect", "correct"]);
    // Who needs the keys for something else turns them off.
    await page.locator("#keys > summary").click();
    await page.getByLabel("Use these keys").uncheck();
    await press("१", "Digit1");
    await page.getByRole("button", { name: "Correct", exact: false }).first().click();
    await progress(page, "3 of 4 labelled");
    expect(here.lines()).toHaveLength(3);
  });

  test("lets two people label at once without seeing each other", async () => {
    const windows = await Promise.all(["Anna", "Bilal"].map(() => openPage(browser, here.first.url)));
    const [anna, bilal] = windows.map(({ page }) => page) as [Page, Page];
    await begin(anna, "Anna");
    await anna.keyboard.press("1");
    await labelled(anna, 1);
    await begin(bilal, "Bilal");
    await progress(bilal, "0 of 4 labelled");
    expect(await bilal.content()).not.toContain("Anna");
    const label = async (page: Page, from: number, key: string) => {
      for (let count = from; count <= 4; count++) {
        await page.keyboard.press(key);
        await labelled(page, count);
      }
    };
    await Promise.all([label(anna, 2, "1"), label(bilal, 1, "2")]);
    const lines = here.lines();
    const of = (name: string) => lines.filter(({ labeler }) => labeler === name);
    expect(of("Anna").map(({ label: each }) => each)).toEqual(Array(4).fill("correct"));
    expect(of("Bilal").map(({ label: each }) => each)).toEqual(Array(4).fill("incorrect"));
  });

  test("says when a label is not saved, keeps it over a reload, and saves it once it can", async () => {
    const { page } = await openPage(browser, here.first.url);
    await begin(page, "Anna");
    fs.mkdirSync(here.labelFile);
    await page.keyboard.press("2");
    await trouble(page, /^Not saved: EISDIR.*kept in this tab/);
    expect(await stateOf(page)).toBe("labelled incorrect, not saved");
    fs.rmdirSync(here.labelFile);
    await page.reload();
    await said(page, "Saved.");
    await progress(page, "1 of 4 labelled");
    expect(here.lines().map(({ label }) => label)).toEqual(["incorrect"]);

    await here.first.close();
    await page.keyboard.press("1");
    await trouble(page, "the server does not answer; is evals review still running?");
    expect(await stateOf(page)).toBe("labelled correct, not saved");
    expect(await page.getByRole("button", { name: "Save again" }).isVisible()).toBe(true);
  });

  test("shows texts as texts: no script runs, controls are written out, directions stay apart", async () => {
    const { page, complaints } = await openPage(browser, here.first.url);
    await begin(page, "Anna");
    const seen: string[] = [];
    for (let place = 0; place < 4; place++) {
      await page.getByRole("heading", { name: `Case ${place + 1} of 4` }).waitFor();
      seen.push(await page.locator("#case").innerHTML());
      await page.keyboard.press("ArrowRight");
    }
    const all = seen.join("\n");
    expect(all).toContain("&lt;img src=x onerror=alert(1)&gt;&lt;/script&gt;&lt;script&gt;");
    expect(all).toContain('title="a character that does not show">U+202E<');
    expect(all).toContain("(empty)");
    expect(all).toMatch(/<div class="text" lang="ur" dir="rtl">/);
    expect(all).toMatch(/<div class="text" lang="ta" dir="auto">/);
    expect(all).not.toMatch(/secret|<img|<script/);
    expect(complaints).toEqual([]);
  });

  test.each([
    ["light", { width: 1200, height: 900 }],
    ["dark", { width: 1200, height: 900 }],
    ["dark", { width: 360, height: 740 }],
  ] as const)("has nothing that axe finds serious, in a %s theme at %o", async (colorScheme, viewport) => {
    const { page } = await openPage(browser, here.first.url, { colorScheme, viewport, bypassCSP: true });
    const serious = async () => {
      await page.addScriptTag({ content: axe.source });
      const { violations } = (await page.evaluate("axe.run()")) as {
        violations: { id: string; impact: string; nodes: { html: string }[] }[];
      };
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    };
    expect(await serious()).toEqual([]);
    await begin(page, "Anna");
    await page.keyboard.press("?");
    await page.keyboard.press("1");
    await progress(page, "1 of 4 labelled");
    await page.keyboard.press("ArrowLeft");
    expect(await serious()).toEqual([]);
    // Nothing is wider than the screen.
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  });
});
