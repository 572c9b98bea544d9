import { EvalError, show } from "@eval/core";

/**
 * The address of a server without a slash at its end: https, or http on this machine; `allowHttp` lets a network of
 * one's own in. A key must not cross a network in the clear, nor stand in an address that every report shows.
 */
export function serverAddress(baseURL: string, allowHttp: boolean): string {
  const refuse = (expected: string) =>
    new EvalError(
      "invalid-option",
      `baseURL of an encoder must ${expected}, got ${show(baseURL.replace(/\/\/[^@/]*@/, "//…@"))}`,
    );
  if (!URL.canParse(baseURL)) throw refuse('be an address such as "http://127.0.0.1:8080/v1"');
  const { protocol, username, password, search, hash } = new URL(baseURL);
  if (username !== "" || password !== "") throw refuse("not hold a user name or password");
  if (search !== "" || hash !== "") throw refuse("end before any ? or #");
  const isSafe = protocol === "https:" || (protocol === "http:" && (allowHttp || isLoopback(baseURL)));
  if (!isSafe) throw refuse("be https, or http on this machine (allowHttp permits it in a network of your own)");
  return baseURL.replace(/\/+$/, "");
}

/** Whether an address is one of this machine. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
