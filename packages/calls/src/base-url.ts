import { show } from "@eval/core";

/**
 * What is wrong with the address of a model server, in words that go on after "baseURL"; null where nothing is. It must
 * be https, or http on this machine: a key must not cross a network in the clear. `allowHttp` lets an own network in.
 * What could be a password or a key in the address is not shown.
 *
 * @example
 * baseUrlProblem("http://127.0.0.1:11434/v1", false); // => null
 * baseUrlProblem("http://example.org/v1", true); // => null
 * baseUrlProblem("https://me:pass@example.org", false); // => "must not hold a user name or password"
 */
export function baseUrlProblem(text: string, allowHttp: boolean): string | null {
  const shown = show(withoutSecrets(text));
  if (!URL.canParse(text)) return `must be an address such as "http://127.0.0.1:8080/v1", got ${shown}`;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  // What is in the address would be in every report.
  if (username !== "" || password !== "") return "must not hold a user name or password";
  if (search !== "" || hash !== "") return `must end before any ? or #, got ${shown}`;
  if (protocol === "https:" || (protocol === "http:" && (allowHttp || isLoopback(hostname)))) return null;
  const advice = protocol === "http:" ? "; allowHttp permits it in a network of your own" : "";
  return `must be https, or http on this machine, got ${shown}${advice}`;
}

/** An address as it stands before paths: without slashes at its end. */
export const withoutEndSlash = (url: string): string => url.replace(/\/+$/, "");

/** Whether an address is one of this machine. */
export const isLoopbackUrl = (url: string): boolean => isLoopback(new URL(url).hostname);

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(host) || host.endsWith(".localhost");

/** Everything up to the last @ may be a password, and everything behind a ? a key. */
const withoutSecrets = (text: string): string => text.replace(/[?#].*$/s, "?…").replace(/^([a-z]+:\/\/)?.*@/is, "$1…@");
