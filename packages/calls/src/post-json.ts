import type { Json } from "@eval/core";
import type { Attempt } from "./attempt.js";
import { readSuccess } from "./read-success.js";

/**
 * Posts JSON in an attempt and gives the JSON object that comes back, for servers that need no SDK: embeddings,
 * rerankers. Throws a `CallError` for everything else that may come back.
 */
export async function postJson(
  url: string,
  body: Json,
  headers: Readonly<Record<string, string>>,
  { fetch, signal }: Attempt,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { accept: "application/json", ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  return readSuccess({ status: response.status, headers: response.headers, text: await response.text() }, Date.now());
}
