import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";

interface Request {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: { readonly model: string; readonly input: readonly string[]; readonly dimensions?: number };
}

const closers: (() => void)[] = [];

/** Call once in a test file: servers end with the test that started them. */
export function closeServers(): void {
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });
}

/** Vectors of a text by the server: counts of code points by the last two bits, so that tests can foretell them. */
export function vectorOf(text: string): number[] {
  const vector = [0, 0, 0, 1];
  for (const character of text) vector[character.codePointAt(0)! % 4]! += 1;
  return vector;
}

type Answer = (request: Request, number: number, response: ServerResponse) => boolean;

/** An embeddings server on the loopback; `answer` may answer in its place and says whether it did. */
export async function embeddingServer(answer: Answer = () => false) {
  const requests: Request[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const request = { path: incoming.url ?? "", authorization: incoming.headers.authorization, body };
    requests.push(request);
    if (answer(request, requests.length, response)) return;
    // Out of order, as the protocol permits.
    const data = body.input.map((text: string, index: number) => ({ index, embedding: vectorOf(text) })).reverse();
    sendJson(response, { data, usage: { prompt_tokens: 5, total_tokens: 5 } });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { requests, baseURL };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): true {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  return true;
}
