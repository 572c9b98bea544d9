import { EvalError, type JsonRecord, show } from "@eval/core";

/**
 * The descriptor of the same model at another server, one that speaks OpenAI's protocol: what `--judge-url` makes of a
 * descriptor. A URL without a path gets `/v1`, where such servers answer. The name of the key is dropped, so that no
 * server is sent the key of another.
 *
 * @example
 * const described = { backend: "groq", model: "openai/gpt-oss-120b" };
 * compatibleDescriptor(described, "http://127.0.0.1:8787").baseURL; // => "http://127.0.0.1:8787/v1"
 */
export function compatibleDescriptor(descriptor: JsonRecord, url: string): JsonRecord {
  let parsed: { pathname: string; href: string };
  try {
    parsed = new URL(url);
  } catch {
    throw new EvalError(
      "invalid-option",
      `the URL of a judge must be one such as "http://127.0.0.1:8787", got ${show(url)}`,
    );
  }
  const baseURL = parsed.pathname === "/" ? new URL("/v1", url).href : parsed.href;
  const { apiKeyEnv, ...rest } = descriptor;
  return { model: "judge", ...rest, backend: "openai-compatible", baseURL };
}
