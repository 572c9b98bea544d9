import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openExample } from "./open-example.js";

const executable = [process.env["CHROMIUM"] ?? "", "/usr/bin/chromium", "/usr/bin/chromium-browser"].find((file) =>
  existsSync(file),
);
const why = executable === undefined ? " (skipped: no Chromium here; name one in CHROMIUM)" : "";
const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

async function serve(folder: string): Promise<string> {
  const server: Server = createServer(({ url = "/" }, response) => {
    const file = join(folder, url === "/" ? "index.html" : url);
    response.writeHead(existsSync(file) ? 200 : 404, { "content-type": types[extname(file)] ?? "text/plain" });
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.skipIf(executable === undefined)(
  `the page scores as one types, and asks nobody else${why}`,
  async () => {
    const address = await serve(openExample("browser"));
    const browser = await chromium.launch({
      executablePath: executable ?? "",
      args: ["--no-sandbox", "--disable-gpu"],
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("request", (request) => {
      if (!request.url().startsWith(address)) complaints.push(`asked ${request.url()}`);
    });
    await page.goto(address);
    const results = page.locator("#results li");
    await expect.poll(() => results.allTextContents(), { timeout: 20_000 }).toHaveLength(2);
    expect(await results.nth(0).textContent()).toMatch(/^indic-match: 1 /);
    await page.locator("#output").fill("मुंबई");
    expect(await results.allTextContents()).toEqual([
      expect.stringMatching(/^indic-match: 0 /),
      expect.stringMatching(/^word-overlap: 0 /),
    ]);
    expect(complaints).toEqual([]);
  },
  60_000,
);
