import { CallError } from "@eval/calls";
import { show } from "@eval/core";

/**
 * The address of a server, without a slash at its end. It must be https, or http on this machine: a key must not cross
 * a network in the clear. `allowHttp` lets an own network in.
 *
 * @example
 * checkBaseUrl("http://127.0.0.1:11434/v1/", false); // => "http://127.0.0.1:11434/v1"
 */
export function checkBaseUrl(text: string, allowHttp: boolean): string {
  if (!URL.canParse(text))
    throw refused(`baseURL must be an address such as "https://api.groq.com", got ${show(text)}`);
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  // What is in the address would be in every report.
  if (username !== "" || password !== "") throw refused("baseURL must not hold a user name or password");
  if (search !== "" || hash !== "") throw refused(`baseURL must end before any ? or #, got ${show(text)}`);
  const isSafe = protocol === "https:" || (protocol === "http:" && (allowHttp || isLoopback(hostname)));
  if (isSafe) return text.replace(/\/+$/, "");
  const advice = protocol === "http:" ? "; allowHttp permits it in a network of your own" : "";
  throw refused(`baseURL must be https, or http on this machine, got ${show(text)}${advice}`);
}

/** Whether an address is one of this machine. */
export const isLoopbackUrl = (url: string): boolean => isLoopback(new URL(url).hostname);

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(host) || host.endsWith(".localhost");

const refused = (message: string) => new CallError("config_error", message, { scope: "run" });
