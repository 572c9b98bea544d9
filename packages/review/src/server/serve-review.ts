import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { reviewPage } from "../review-page.js";
import { createDesk, type DeskOptions } from "./desk.js";
import { readBody } from "./read-body.js";
import { type Door, refusalOf } from "./refusal.js";
import { replyJson, replyPage } from "./reply.js";
import { RequestError } from "./request-error.js";

export interface ServeOptions extends DeskOptions {
  /** A free one where it is 0 or left out. */
  readonly port?: number;
}

/** A review that goes on until it is closed. */
export interface ReviewServer {
  /** The page, with the token that lets one in. */
  readonly url: string;
  close(): Promise<void>;
}

const LOOPBACK = "127.0.0.1";
const TOKEN_BYTES = 24;

/** Serves the page to label cases on, to this machine alone and to those who know its address. */
export async function serveReview({ port = 0, ...options }: ServeOptions): Promise<ReviewServer> {
  const desk = createDesk(options);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const page = reviewPage();
  const server = createServer((request, response) => {
    const { port: own } = server.address() as AddressInfo;
    answer(request, response, { port: own, token }, { desk, page }).catch((error: unknown) => fail(response, error));
  });
  server.listen(port, LOOPBACK);
  await once(server, "listening");
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://${LOOPBACK}:${own}/${token}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

interface Service {
  readonly desk: ReturnType<typeof createDesk>;
  readonly page: ReturnType<typeof reviewPage>;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  door: Door,
  { desk, page }: Service,
): Promise<void> {
  const { method = "", url = "", headers } = request;
  const refusal = refusalOf({ method, url, headers }, door);
  if (refusal !== null) return replyJson(response, refusal.status, { error: refusal.error });
  const path = url.slice(door.token.length + 1);
  if (path === "/") {
    if (method !== "GET") throw new RequestError(405, "the page must be asked for by GET");
    return replyPage(response, page);
  }
  const action = path.startsWith("/api/") ? path.slice("/api/".length) : "";
  if (!Object.hasOwn(desk, action)) throw new RequestError(404, "there is nothing at this address");
  if (method !== "POST") throw new RequestError(405, "the server must be asked by POST");
  replyJson(response, 200, desk[action as keyof typeof desk](await readBody(request)));
}

const FULL_DISK = ["ENOSPC", "EDQUOT"];

/** What failed is told: to a labeler, a label that is not on the disk must not look like one that is. */
function fail(response: ServerResponse, error: unknown): void {
  const { code = "", message = String(error) } = error as NodeJS.ErrnoException;
  const status = error instanceof RequestError ? error.status : FULL_DISK.includes(code) ? 507 : 500;
  if (response.headersSent || response.destroyed) return;
  // What a request still sends is not waited for.
  response.setHeader("connection", "close");
  replyJson(response, status, { error: message });
}
