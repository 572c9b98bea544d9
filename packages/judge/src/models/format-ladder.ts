import { CallError, isCallError } from "@eval/calls";
import type { JsonRecord } from "@eval/core";
import type { ReplyFormat } from "./descriptor.js";

const RUNGS: readonly ReplyFormat[] = ["strict", "schema", "json", "text"];

/** The way in which a server is asked for JSON, as far down as it had to go. */
export interface FormatLadder {
  current(): ReplyFormat;
  /** What each refused format was refused with. */
  refusals(): readonly JsonRecord[];
  /**
   * Where a failure says that the server does not take `format`, goes one down and gives the failure as one to try
   * again at once; gives any other failure as it is.
   */
  stepDown(format: ReplyFormat, error: unknown): unknown;
}

/**
 * Which models enforce a schema changes from month to month, so the server is asked: strict, then best effort, then
 * any JSON, then plain text. What it refuses once is not tried again.
 */
export function formatLadder(first: ReplyFormat): FormatLadder {
  let current = RUNGS.indexOf(first);
  const refusals: JsonRecord[] = [];
  return {
    current: () => RUNGS[current] as ReplyFormat,
    refusals: () => [...refusals],
    stepDown(format, error) {
      if (!isCallError(error) || !isFormatRefusal(error) || format === "text") return error;
      // Calls under way together are refused together; one of them takes the step.
      if (RUNGS[current] === format) {
        current += 1;
        refusals.push({ format, status: error.detail.status ?? null, message: error.message });
      }
      return new CallError(error.code, error.message, { ...error.detail, retry: "now", scope: "case" });
    },
  };
}

function isFormatRefusal({ message, detail }: CallError): boolean {
  const { status, serverCode, parameter } = detail;
  if ((status !== 400 && status !== 422) || serverCode === "json_validate_failed") return false;
  return (
    parameter?.startsWith("response_format") === true ||
    /response_format|json[ _]schema|json[ _]mode|json[ _]object|structured output/i.test(message)
  );
}
