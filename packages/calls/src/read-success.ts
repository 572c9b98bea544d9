import { CallError } from "./call-error.js";
import { classifyReply, readServerError, withRequestId } from "./classify-reply.js";
import type { HeadersView } from "./headers-view.js";

/** A reply as it came, whole. */
export interface RawReply {
  readonly status: number;
  readonly headers: HeadersView;
  readonly text: string;
}

/**
 * The JSON object of a reply that is a success. A status of success is not enough: proxies answer with their pages,
 * gateways put an error into a body of status 200, and a body that is cut is no JSON.
 *
 * Throws a `CallError`: the classes of {@link classifyReply}, `network` for JSON that breaks off, `invalid_response`
 * for what is no JSON object.
 */
export function readSuccess({ status, headers, text }: RawReply, epochMs: number): Readonly<Record<string, unknown>> {
  const body = parse(text);
  if (status < 200 || status > 299) throw classifyReply({ status, headers, body: body ?? text }, epochMs);
  if (body === undefined) throw noJson(status, headers, text);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    const kind = body === null ? "null" : Array.isArray(body) ? "a list" : `a ${typeof body}`;
    throw invalidResponse(`the reply must be a JSON object, got ${kind}`, status, headers);
  }
  const record = body as Record<string, unknown>;
  if (record["error"] !== undefined && record["error"] !== null) throw errorInside(record, headers, epochMs);
  return record;
}

/** A reply without what was asked for; asked for once more, since some servers do this now and then. */
export function invalidResponse(message: string, status: number, headers: HeadersView): CallError {
  return new CallError("invalid_response", message, { retry: "once", status, ...withRequestId(headers) });
}

function noJson(status: number, headers: HeadersView, text: string): CallError {
  const type = headers.get("content-type") ?? "no content type";
  if (text.trim() === "") return invalidResponse("the reply must be a JSON object, got an empty body", status, headers);
  if (!/json/i.test(type)) {
    const shown = type.slice(0, 60);
    return invalidResponse(
      `the reply must be JSON, got ${shown}: is baseURL right, is a proxy in between?`,
      status,
      headers,
    );
  }
  // What comes to its end is not cut: Python writes NaN where JSON has no such number.
  if (/[}\]]\s*$/.test(text.slice(-100))) {
    return invalidResponse("the reply must be JSON, and is not, though it comes to its end", status, headers);
  }
  return new CallError("network", "the reply is JSON that breaks off", { retry: "backoff", ...withRequestId(headers) });
}

/** OpenRouter and others answer 200 and put the status of the model's own server into the error. */
function errorInside(body: Record<string, unknown>, headers: HeadersView, epochMs: number): CallError {
  const { code } = readServerError(body);
  const status = Number(code);
  if (status >= 400 && status <= 599) return classifyReply({ status, headers, body }, epochMs);
  const found = classifyReply({ status: 500, headers, body }, epochMs);
  return new CallError(found.code, found.message.replace("answered 500", "answered 200 with an error"), {
    ...found.detail,
    status: 200,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
