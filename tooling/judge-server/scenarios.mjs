// @ts-check

/** @param {string} message @param {string} [code] @param {object} [more] */
const error = (message, code, more) => ({
  error: { message, type: "invalid_request_error", ...(code && { code }), ...more },
});
const limit = (/** @type {string} */ message) => ({ error: { message, type: "tokens", code: "rate_limit_exceeded" } });
const RATE = limit("Rate limit reached for model `stub` in organization `org_stub000000`. Please try again later.");
const HTML = { "content-type": "text/html" };

/**
 * What model servers have been seen to do, by name.
 *
 * @type {Readonly<Record<string, import("./script.mjs").Step>>}
 */
export const scenarios = {
  ok: {},
  "slow-but-in-time": { pieces: 3, pieceDelayMs: 100 },
  429: { status: 429, headers: { "retry-after": "1" }, body: RATE },
  "429-fraction": { status: 429, headers: { "retry-after": "0.2" }, body: RATE },
  "429-ms": { status: 429, headers: { "retry-after-ms": "150" }, body: RATE },
  "429-huge": { status: 429, headers: { "retry-after": "99999999" }, body: RATE },
  "429-past": { status: 429, headers: { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }, body: RATE },
  "429-garbage": { status: 429, headers: { "retry-after": "soon" }, body: RATE },
  "429-negative": { status: 429, headers: { "retry-after": "-5" }, body: RATE },
  "429-zero": { status: 429, headers: { "retry-after": "0" }, body: RATE },
  "429-bare": { status: 429, body: RATE },
  "429-final": { status: 429, headers: { "x-should-retry": "false" }, body: RATE },
  "429-day": {
    status: 429,
    body: limit(
      "Rate limit reached for model `stub` in organization `org_stub000000` service tier `on_demand` on tokens per day (TPD): Limit 100000, Used 97050, Requested 3619. Please try again in 9m38.016s.",
    ),
  },
  "429-never-fits": {
    status: 429,
    body: limit(
      "Request too large for model `stub` in organization `org_stub000000` on tokens per minute (TPM): Limit 7000, Used 0, Requested ~12903, please reduce your message size and try again.",
    ),
  },
  413: { status: 413, body: limit("Request Entity Too Large") },
  498: { status: 498, body: error("capacity exceeded", "capacity_exceeded") },
  "400-json": {
    status: 400,
    body: error(
      "Failed to generate JSON. Please adjust your prompt. See 'failed_generation' for more details.",
      "json_validate_failed",
      { failed_generation: '{"score": ' },
    ),
  },
  "400-parameter": {
    status: 400,
    body: error("'temperature' is not supported with this model", "unsupported_parameter", { param: "temperature" }),
  },
  "400-context": {
    status: 400,
    body: error("Please reduce the length of the messages or completion.", "context_length_exceeded", {
      param: "messages",
    }),
  },
  401: { status: 401, body: error("Invalid API Key", "invalid_api_key") },
  403: { status: 403, body: error("Access denied", "permission_denied") },
  404: { status: 404, body: error("The model `stub` does not exist", "model_not_found") },
  "404-page": { status: 404, headers: HTML, body: "<html>404</html>" },
  422: { status: 422, body: error("cannot be processed") },
  424: { status: 424, body: error("a dependency failed") },
  "500-page": { status: 500, headers: HTML, body: "<html><h1>Internal Server Error</h1></html>" },
  503: { status: 503, body: error("Service Unavailable", "service_unavailable") },
  "200-error": { body: error("the model is overloaded", "overloaded") },
  "200-page": { headers: HTML, body: "<html>Sign in to the network</html>" },
  "200-empty": { body: "" },
  "200-null": { body: "null" },
  204: { status: 204, body: "" },
  "no-choices": { choices: [] },
  "null-choices": { choices: null },
  "no-message": { choices: [{ index: 0, finish_reason: "stop" }] },
  "broken-json": { body: '{"id": "chatcmpl-1", "choices": [' },
  "cut-length": { reply: "cut", how: "length" },
  "cut-chunked": { reply: "cut", how: "chunked" },
  reset: { reply: "reset" },
  "stall-headers": { reply: "stall", where: "headers" },
  "stall-body": { reply: "stall", where: "body" },
  "stall-error-body": { reply: "stall", where: "body", status: 500 },
  drip: { reply: "drip" },
  redirect: { status: 307, headers: { location: "/elsewhere" }, body: "" },
  "redirect-away": { status: 307, headers: { location: "http://evil.example/v1" }, body: "" },
  bomb: { reply: "huge", megabytes: 50, gzip: true },
  "10-mb": { reply: "huge", megabytes: 10 },
  fenced: { content: '```json\n{"verdict":"PASS"}\n```' },
  prose: { content: 'Here is my verdict: {"verdict":"PASS"} I hope it helps.' },
  "two-objects": { content: '{"verdict":"PASS"}{"verdict":"FAIL"}' },
  bom: { content: '\uFEFF{"verdict":"PASS"}\r\n' },
  "cut-content": { content: '{"verdict":"PA' },
  "duplicate-keys": { content: '{"verdict":"PASS","verdict":"FAIL"}' },
  "empty-content": { content: "", reasoning: "I spent all I had on thinking." },
  "null-content": { content: null },
  length: { content: '{"verdict":"PASS"}', finishReason: "length" },
  filtered: { content: "", finishReason: "content_filter" },
  "tool-calls": { content: null, finishReason: "tool_calls" },
  refusal: { content: null, refusal: "I cannot help with that." },
  "other-model": { model: "stub/other-model" },
  "other-fingerprint": { fingerprint: "fp_stub000002" },
};
