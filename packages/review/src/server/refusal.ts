import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** An answer that ends a request before anything is done. */
export interface Refusal {
  readonly status: number;
  readonly error: string;
}

/** What the server knows itself by. */
export interface Door {
  readonly port: number;
  readonly token: string;
}

interface Knock {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Why a request may not come in, or null.
 *
 * The Host must be this machine: a page of a stranger whose name was turned to 127.0.0.1 (DNS rebinding) sends its own
 * name. A request that writes must come from the page itself (Origin), so that no other page can label for a person.
 * And all must know the token, which only the address that was printed has.
 */
export function refusalOf({ method, url, headers }: Knock, { port, token }: Door): Refusal | null {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const host = headers.host ?? "";
  if (!hosts.includes(host)) return { status: 403, error: `host must be ${hosts[0]}` };
  const { origin } = headers;
  const isForeign = origin === undefined ? method !== "GET" : origin !== `http://${host}`;
  if (isForeign) return { status: 403, error: "only the page of this server may ask" };
  const [, given = ""] = url.split("/");
  return isEqual(given, token) ? null : { status: 403, error: "open the address that evals printed, token and all" };
}

/** In a time that tells nothing of where two texts differ. */
const isEqual = (left: string, right: string): boolean => timingSafeEqual(hash(left), hash(right));
const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
