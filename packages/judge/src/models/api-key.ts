import { CallError } from "@eval/calls";

/**
 * Refuses what cannot be an API key, before it is sent anywhere and without showing it: empty, or with characters
 * that no header may hold (a line break at the end of a file is the usual one).
 */
export function checkApiKey(key: string, where: string): string {
  if (/^[\x21-\x7E]+$/.test(key)) return key;
  const fault = key.trim() === "" ? "is empty" : "has white space or characters that are not ASCII in it";
  throw new CallError("config_error", `the API key in ${where} ${fault}`, { scope: "run" });
}
