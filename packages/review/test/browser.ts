import fs from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";

const candidates = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** A Chromium of this machine, or undefined: then tests in a browser are skipped. */
export const chromiumPath = candidates.find((file) => file !== undefined && fs.existsSync(file));
if (chromiumPath === undefined) console.warn("skipped: tests in a browser need Chromium; CHROMIUM says where it is");

/** Starts it without network: whatever the page needs must come from this machine. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });

/** Opens a page and takes down what it complains of. */
export async function openPage(browser: Browser, url: string, options: Parameters<Browser["newContext"]>[0] = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("dialog", (dialog) => {
    if (dialog.type() === "alert") complaints.push(`alert: ${dialog.message()}`);
    void dialog.accept();
  });
  await page.goto(url);
  return { page, complaints };
}

/** Begins under a name and waits for the first case. */
export async function begin(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^Case \d+ of \d+$/ }).waitFor();
  await page.locator("#case .output").waitFor();
}
