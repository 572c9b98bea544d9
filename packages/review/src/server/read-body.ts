import type { IncomingMessage } from "node:http";
import { RequestError } from "./request-error.js";

/** Far above any label with its note. */
const MOST_BYTES = 64 * 1_024;

/** The JSON object that a request carries. Reading ends at the limit, whatever length was announced. */
export async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  if (!/^application\/json(?:\s*;|$)/i.test(request.headers["content-type"] ?? "")) {
    throw new RequestError(415, "content-type must be application/json");
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new RequestError(413, `a request must have at most ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return objectIn(Buffer.concat(chunks));
}

function objectIn(bytes: Buffer): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new RequestError(400, "a request must be JSON in UTF-8");
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new RequestError(400, "a request must be a JSON object");
}
