import type { JsonRecord } from "@eval/core";
import { CallError } from "./call-error.js";
import { type Redact, redactJson, redactShapes } from "./redact.js";

/** A failure as it leaves: it names the caller and the attempts, and holds no secret. */
export function finishedError(error: CallError, name: string, attempts: number | undefined, redact: Redact): CallError {
  const clean = (text: string) => redactShapes(redact(text));
  const prefix = `${name}: `;
  const said = error.message.startsWith(prefix) ? error.message : `${prefix}${error.message}`;
  const isNews = attempts !== undefined && attempts > 1 && error.detail.attempts === undefined;
  const detail = redactJson(error.detail as unknown as JsonRecord, clean) as unknown as CallError["detail"];
  return new CallError(error.code, clean(isNews ? `${said}; after ${attempts} attempts` : said), {
    ...detail,
    ...(attempts !== undefined && { attempts }),
  });
}
