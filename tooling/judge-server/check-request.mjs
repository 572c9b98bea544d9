// @ts-check

/** @typedef {{ status: number, error: { message: string, type: string, code?: string, param?: string } }} Refusal */

/**
 * What a real server refuses, in its words, or null.
 *
 * @param {any} body
 * @param {string | undefined} authorization
 * @param {{ key: string | null, models: readonly string[] | null }} expected
 * @returns {Refusal | null}
 */
export function refusalOf(body, authorization, { key, models }) {
  if (key !== null && authorization !== `Bearer ${key}`) {
    return refuse(401, "Invalid API Key", "invalid_api_key");
  }
  if (typeof body?.model !== "string" || !Array.isArray(body.messages)) {
    return refuse(400, "'model' and 'messages' are required", undefined, "messages");
  }
  if (models !== null && !models.includes(body.model)) {
    const message = `The model \`${body.model}\` does not exist or you do not have access to it.`;
    return refuse(404, message, "model_not_found");
  }
  return refuseParameters(body) ?? refuseFormat(body);
}

/** @param {any} body */
function refuseParameters(body) {
  if (body.n !== undefined && body.n !== 1) return refuse(400, "'n' must be 1", undefined, "n");
  if (body.include_reasoning !== undefined && body.reasoning_format !== undefined) {
    return refuse(400, "cannot specify both include_reasoning and reasoning_format", undefined, "reasoning_format");
  }
  const isJson = body.response_format !== undefined && body.response_format.type !== "text";
  if (body.reasoning_format === "raw" && isJson) {
    return refuse(400, "reasoning_format must not be raw with JSON mode", undefined, "reasoning_format");
  }
  return null;
}

/** @param {any} body */
function refuseFormat({ response_format: format, messages }) {
  if (format?.type === "json_object" && !/json/i.test(JSON.stringify(messages))) {
    const message =
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
    return refuse(400, message);
  }
  if (format?.type !== "json_schema" || format.json_schema?.strict !== true) return null;
  const problem = strictProblem(format.json_schema.schema, "");
  return problem === null
    ? null
    : refuse(400, `invalid JSON schema for response_format: ${problem}`, undefined, "response_format");
}

/**
 * Why a schema cannot be enforced strictly: an object that is open, or has a property that may be missing.
 *
 * @param {any} schema
 * @param {string} path
 * @returns {string | null}
 */
function strictProblem(schema, path) {
  if (typeof schema !== "object" || schema === null) return null;
  if (schema.type === "object") {
    if (schema.additionalProperties !== false) return `\`additionalProperties:false\` must be set on ${path || "/"}`;
    const missing = Object.keys(schema.properties ?? {}).find((name) => !schema.required?.includes(name));
    if (missing !== undefined) return `\`required\` of ${path || "/"} must include ${missing}`;
  }
  for (const [key, value] of Object.entries(schema)) {
    const problem = strictProblem(value, `${path}/${key}`);
    if (problem !== null) return problem;
  }
  return null;
}

/**
 * @param {number} status
 * @param {string} message
 * @param {string} [code]
 * @param {string} [param]
 * @returns {Refusal}
 */
function refuse(status, message, code, param) {
  const error = { message, type: "invalid_request_error", ...(code && { code }), ...(param && { param }) };
  return { status, error };
}

/**
 * What an honest client sends, whatever is asked: what is missing is a defect of the client, not a reply.
 *
 * @param {import("node:http").IncomingMessage} request
 * @returns {string[]}
 */
export function violationsOf({ method, url, headers }) {
  const expectations = {
    method: method === "POST",
    path: url === "/openai/v1/chat/completions" || url === "/v1/chat/completions",
    "content-type": headers["content-type"] === "application/json",
    accept: headers.accept === "application/json",
    "user-agent": /^Groq\/JS \d/.test(headers["user-agent"] ?? ""),
    // Retries are the caller's own: the SDK must not make any.
    "x-stainless-retry-count": headers["x-stainless-retry-count"] === "0",
  };
  return Object.entries(expectations).flatMap(([name, holds]) => (holds ? [] : [name]));
}
