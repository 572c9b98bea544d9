// @ts-check
import { createServer } from "node:http";
import { refusalOf, violationsOf } from "./check-request.mjs";
import { tokensOf } from "./completion.mjs";
import { createQuota, duration } from "./quota.mjs";
import { sendStep } from "./send-step.mjs";

/**
 * @typedef {{
 *   script?: import("./script.mjs").Script,
 *   port?: number,
 *   key?: string | null,
 *   models?: readonly string[] | null,
 *   requestsPerMinute?: number,
 *   tokensPerMinute?: number,
 *   keepAliveMs?: number,
 * }} JudgeServerOptions
 */

const LOTS = 1_000_000_000;

/**
 * A model server on the loopback that says what a script tells it to: a chat completions endpoint faithful to Groq's
 * and its compatibles' in paths, bodies, headers, refusals and rate limits. No model is behind it.
 *
 * @param {JudgeServerOptions} [options] without a script every reply is a stub that fits the schema asked for
 */
export async function startJudgeServer(options = {}) {
  const { script = () => ({}), key = null, models = null } = options;
  const requests = createQuota({ limit: options.requestsPerMinute ?? LOTS, windowMs: 60_000 });
  const tokens = createQuota({ limit: options.tokensPerMinute ?? LOTS, windowMs: 60_000 });
  /** @type {import("./script.mjs").SeenRequest[]} */
  const seen = [];
  /** @type {Set<string>} */
  const violations = new Set();
  let open = 0;
  let mostOpen = 0;

  const server = createServer(async (request, response) => {
    const at = performance.now();
    mostOpen = Math.max(mostOpen, ++open);
    response.on("close", () => {
      open -= 1;
    });
    for (const violation of violationsOf(request)) violations.add(violation);
    const body = await readBody(request);
    const one = { number: seen.length, at, tookMs: 0, path: request.url ?? "", headers: request.headers, body };
    seen.push(one);
    response.on("close", () => {
      one.tookMs = performance.now() - at;
    });
    const headers = { ...requests.headers("requests"), ...tokens.headers("tokens"), ...identity(one.number) };
    const refusal = refusalOf(body, request.headers.authorization, { key, models });
    const step =
      refusal === null ? (limitStep(body) ?? script(one)) : { status: refusal.status, body: { error: refusal.error } };
    await sendStep(step, body, response, headers);
  });
  server.keepAliveTimeout = options.keepAliveMs ?? 5_000;

  /** @param {any} body */
  function limitStep(body) {
    const need = tokensOf(JSON.stringify(body.messages)) + (body.max_completion_tokens ?? body.max_tokens ?? 0);
    if (need > tokens.limit) return limited("tokens per minute (TPM)", tokens.limit, need, 0);
    const wait = Math.max(requests.take(1), tokens.take(need));
    return wait === 0 ? null : limited("requests or tokens per minute", tokens.limit, need, wait);
  }

  await new Promise((resolve) => server.listen(options.port ?? 0, "127.0.0.1", () => resolve(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    /** Base of Groq's paths; `/v1` after it is the base of compatible ones. */
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    requests: seen,
    /** What requests lacked that an honest client sends. */
    violations,
    mostOpen: () => mostOpen,
    open: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/** @param {import("node:http").IncomingMessage} request */
async function readBody(request) {
  const chunks = [];
  try {
    for await (const chunk of request) chunks.push(chunk);
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return null;
  }
}

/** @param {number} number */
const identity = (number) => ({
  "x-request-id": `req_stub${number}`,
  "x-groq-region": "loopback",
  "x-stub": "judge-server",
});

/**
 * @param {string} what
 * @param {number} limit
 * @param {number} need
 * @param {number} waitMs
 */
function limited(what, limit, need, waitMs) {
  const message = `Rate limit reached for model \`stub\` in organization \`org_stub000000\` service tier \`on_demand\` on ${what}: Limit ${limit}, Used ${Math.max(0, limit - need)}, Requested ${need}. Please try again in ${duration(waitMs)}.`;
  return {
    status: 429,
    headers: { "retry-after": String(Math.ceil(waitMs / 10) / 100) },
    body: { error: { message, type: "tokens", code: "rate_limit_exceeded" } },
  };
}
