import type { ServerResponse } from "node:http";

/** Nothing is kept, framed, guessed at, or lent to other origins. */
const headers: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Answers with JSON. */
export function replyJson(response: ServerResponse, status: number, value: unknown): void {
  const type = "application/json; charset=utf-8";
  response.writeHead(status, { ...headers, "content-type": type, "content-security-policy": NOTHING });
  response.end(JSON.stringify(value));
}

/** Answers with a page under a policy of its own. */
export function replyPage(response: ServerResponse, { page, policy }: { page: string; policy: string }): void {
  const type = "text/html; charset=utf-8";
  response.writeHead(200, { ...headers, "content-type": type, "content-security-policy": policy });
  response.end(page);
}
