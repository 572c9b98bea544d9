import { redactShapes } from "@eval/calls";
import { EvalError, isJson, type Json, type JsonRecord, show } from "@eval/core";

/** How a server is asked for JSON, from the strictest to the loosest. */
export type ReplyFormat = "strict" | "schema" | "json" | "text";

/** A chat model as a config names it. Plain JSON: it can travel to a worker or another machine. It holds no key. */
export interface ChatModelDescriptor {
  readonly backend: string;
  readonly model: string;
  /** The server; with its version (`/v1`) where it is OpenAI-compatible. */
  readonly baseURL: string | null;
  /** Permits http to another machine. */
  readonly allowHttp: boolean;
  /** The variable of the environment that holds the key. */
  readonly apiKeyEnv: string | null;
  /** Where a request does not say; null sends none, for models that refuse the parameter. 0 is not determinism. */
  readonly temperature: number | null;
  /** Where a request does not say. Tokens of reasoning count. Null is the server's own limit. */
  readonly maxTokens: number | null;
  /** The name under which the limit is sent. */
  readonly maxTokensField: "max_completion_tokens" | "max_tokens";
  readonly seed: number | null;
  readonly topP: number | null;
  readonly reasoningEffort: string | null;
  /** Whether reasoning is asked for; null leaves it to the server. */
  readonly includeReasoning: boolean | null;
  /** The strictest way to ask for JSON; where the server refuses one, the next looser one is taken and recorded. */
  readonly replyFormat: ReplyFormat;
  /** Parameters of this server that nothing here knows, sent as they are. */
  readonly extraBody: JsonRecord;
  readonly concurrency: number | null;
  readonly rpm: number | null;
  readonly tpm: number | null;
  readonly timeoutMs: number | null;
  readonly attemptTimeoutMs: number | null;
  readonly maxAttempts: number | null;
}

const descriptorDefaults: Omit<ChatModelDescriptor, "backend" | "model"> = {
  baseURL: null,
  allowHttp: false,
  apiKeyEnv: null,
  temperature: 0,
  maxTokens: null,
  maxTokensField: "max_tokens",
  seed: null,
  topP: null,
  reasoningEffort: null,
  includeReasoning: null,
  replyFormat: "strict",
  extraBody: {},
  concurrency: null,
  rpm: null,
  tpm: null,
  timeoutMs: null,
  attemptTimeoutMs: null,
  maxAttempts: null,
};

/** What is set here for every request, or would make of the reply something that is not read: a stream. */
const OWN_FIELDS = ["messages", "model", "n", "response_format", "stream", "tools"];

const isExtra = (value: Json): boolean =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  OWN_FIELDS.every((field) => !Object.hasOwn(value, field));

type Check = readonly [holds: (value: Json) => boolean, expected: string];

const text: Check = [(value) => typeof value === "string" && value !== "", "a text"];
const flag: Check = [(value) => typeof value === "boolean", "true or false"];
const positive: Check = [(value) => typeof value === "number" && value > 0, "a number above 0"];
const count: Check = [(value) => Number.isInteger(value) && (value as number) > 0, "a whole number above 0"];
const whole: Check = [(value) => Number.isInteger(value), "a whole number"];
const from0 = (most: number): Check => [
  (value) => typeof value === "number" && value >= 0 && value <= most,
  `a number from 0 to ${most}`,
];
const oneOf = (...choices: string[]): Check => [
  (value) => typeof value === "string" && choices.includes(value),
  `one of ${choices.join(", ")}`,
];

const checks: Readonly<Record<keyof ChatModelDescriptor, Check>> = {
  backend: text,
  model: text,
  baseURL: text,
  allowHttp: flag,
  apiKeyEnv: [
    (value) => typeof value === "string" && /^[A-Z][A-Z\d_]{0,60}$/i.test(value) && redactShapes(value) === value,
    "the name of a variable",
  ],
  temperature: from0(2),
  maxTokens: count,
  maxTokensField: oneOf("max_completion_tokens", "max_tokens"),
  seed: whole,
  topP: from0(1),
  reasoningEffort: text,
  includeReasoning: flag,
  replyFormat: oneOf("strict", "schema", "json", "text"),
  extraBody: [isExtra, `an object without ${OWN_FIELDS.join(", ")}`],
  concurrency: count,
  rpm: positive,
  tpm: positive,
  timeoutMs: positive,
  attemptTimeoutMs: positive,
  maxAttempts: count,
};

/** A descriptor with its backend's defaults. Throws on what does not fit, never showing a value that may be a key. */
export function readDescriptor(given: JsonRecord, defaults: Partial<ChatModelDescriptor>): ChatModelDescriptor {
  const whole = { ...descriptorDefaults, ...defaults, ...given } as Record<string, Json | undefined>;
  for (const [key, value] of Object.entries(whole)) {
    if (/^(?:api_?key|key|token|secret|authorization)$/i.test(key)) {
      const advice = "name the variable of the environment that holds it as apiKeyEnv";
      throw new EvalError("invalid-option", `a model's descriptor must not hold a key, got ${key}; ${advice}`);
    }
    if (!Object.hasOwn(checks, key)) {
      const known = Object.keys(checks).join(", ");
      throw new EvalError("unknown-option", `a chat model has no option ${show(key)}; it takes ${known}`);
    }
    checkValue(key as keyof ChatModelDescriptor, value);
  }
  return whole as unknown as ChatModelDescriptor;
}

/** Options that may be null say so by their default. */
function checkValue(key: keyof ChatModelDescriptor, value: Json | undefined): void {
  const mayBeNull = (descriptorDefaults as Record<string, unknown>)[key] === null || key === "temperature";
  if (value === null && mayBeNull) return;
  const [holds, expected] = checks[key];
  if (value !== undefined && value !== null && isJson(value) && holds(value)) return;
  throw new EvalError("invalid-option", `${key} of a chat model must be ${expected}, got ${redactShapes(show(value))}`);
}
