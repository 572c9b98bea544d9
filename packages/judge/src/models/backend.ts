import { CallError, type CallLimits, type CallsHost, createCaller, redactShapes } from "@eval/calls";
import { baseUrlProblem, isLoopbackUrl, withoutEndSlash } from "@eval/calls/base-url";
import type { ChatModel, JsonRecord } from "@eval/core";
import { checkApiKey } from "./api-key.js";
import { chatModel } from "./chat-model.js";
import { type ChatModelDescriptor, readDescriptor } from "./descriptor.js";
import { sdkTransport, type Transport } from "./sdk-transport.js";

/**
 * Makes a chat model from plain JSON and what the host gives: a `ChatModelBackend` of core that can use more than its
 * ports. Models of one run are given the same host, and share its cache, its money and its limits.
 */
export type ChatBackend = (descriptor: JsonRecord, host?: CallsHost) => ChatModel;

/** What tells one backend from another. */
interface BackendKind {
  readonly name: string;
  readonly defaults: Partial<ChatModelDescriptor>;
  readonly isCompatible: boolean;
}

/** A backend over groq-sdk. */
export function sdkBackend({ name, defaults, isCompatible }: BackendKind): ChatBackend {
  return (given, host = {}) => {
    const descriptor = readDescriptor({ ...given, backend: name }, defaults);
    if (descriptor.baseURL === null) {
      throw new CallError("config_error", `${name} needs a baseURL, such as "http://127.0.0.1:11434/v1"`, {
        scope: "run",
      });
    }
    const problem = baseUrlProblem(descriptor.baseURL, descriptor.allowHttp);
    if (problem !== null) throw new CallError("config_error", `baseURL ${problem}`, { scope: "run" });
    const baseURL = withoutEndSlash(descriptor.baseURL);
    const key = keyOf(descriptor, host);
    const caller = createCaller(
      {
        name: `${name}:${descriptor.model}`,
        secrets: key === null || key.length < SHORTEST_SECRET ? [] : [key],
        limits: limitsOf(descriptor),
        line: `${name}:${descriptor.model} at ${baseURL} with ${descriptor.apiKeyEnv}`,
      },
      host,
    );
    const needsKey = descriptor.apiKeyEnv !== null && !isLoopbackUrl(baseURL);
    if (key !== null || !needsKey) {
      return chatModel(descriptor, baseURL, sdkTransport(baseURL, key, isCompatible), caller, host);
    }
    const obstacle = missingKey(descriptor);
    return { ...chatModel(descriptor, baseURL, withoutKey(obstacle), caller, host), obstacle };
  };
}

/** Servers without keys are given words such as "ollama", which must not vanish from every reply. */
const SHORTEST_SECRET = 8;

function keyOf({ apiKeyEnv }: ChatModelDescriptor, host: CallsHost): string | null {
  const key = apiKeyEnv === null ? undefined : (host.env ?? processEnvironment())[apiKeyEnv];
  return key === undefined ? null : checkApiKey(key, apiKeyEnv as string);
}

const missingKey = ({ backend, apiKeyEnv }: ChatModelDescriptor): string =>
  `${backend} needs an API key: set ${redactShapes(apiKeyEnv ?? "")} in the environment`;

/** Without a key there may still be a cassette, so it is missed only when a request is to be sent. */
const withoutKey =
  (obstacle: string): Transport =>
  async () => {
    throw new CallError("config_error", obstacle, { scope: "run" });
  };

/** The environment where there is one: a browser has none. */
function processEnvironment(): Readonly<Record<string, string | undefined>> {
  return (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env ?? {};
}

function limitsOf(descriptor: ChatModelDescriptor): Partial<CallLimits> {
  const { concurrency, rpm, tpm, timeoutMs, attemptTimeoutMs, maxAttempts } = descriptor;
  return {
    ...(concurrency !== null && { concurrency }),
    ...(rpm !== null && { requestsPerMinute: rpm }),
    ...(tpm !== null && { tokensPerMinute: tpm }),
    ...(timeoutMs !== null && { timeoutMs }),
    ...(attemptTimeoutMs !== null && { attemptTimeoutMs }),
    ...(maxAttempts !== null && { maxAttempts }),
  };
}
