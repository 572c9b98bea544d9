import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Serves a built site, compressed as hosts do it, and keeps what was asked for and how much was sent. */
export async function serveSite(site: string) {
  const asked: { url: string; method: string; bytes: number }[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(site, decodeURIComponent(pathname));
    const isThere = existsSync(file) && extname(file) !== "";
    const body = isThere ? gzipSync(readFileSync(file)) : Buffer.alloc(0);
    // Browsers ask for an icon of their own accord, at any time.
    const isIcon = pathname === "/favicon.ico";
    if (!isIcon) asked.push({ url: request.url ?? "", method: request.method ?? "", bytes: body.length });
    const headers = { "content-type": TYPES[extname(file)] ?? "text/plain", "content-encoding": "gzip" };
    response.writeHead(isThere ? 200 : isIcon ? 204 : 404, isThere ? headers : {}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
