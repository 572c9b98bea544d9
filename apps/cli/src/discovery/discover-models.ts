import {
  type ChatModel,
  type ChatModelBackend,
  EvalError,
  type JsonRecord,
  type OpenChatModel,
  show,
} from "@eval/core";
import { findCandidates, importModule } from "./candidates.js";
import { nearest } from "./nearest.js";

/**
 * Opens chat models by descriptor, with the backends of the packages found. One descriptor is one model, however often
 * it is asked for, so that all its callers share one rate limit. Throws where no package brings the backend.
 */
export function chatModelOpener(directory: string, plugins: readonly string[] = []): OpenChatModel {
  let backends: Promise<Map<string, ChatModelBackend>> | null = null;
  const opened = new Map<string, Promise<ChatModel>>();
  return (descriptor) => {
    const key = JSON.stringify(descriptor);
    const known = opened.get(key);
    if (known !== undefined) return known;
    backends ??= discoverBackends(directory, plugins);
    const model = backends.then((found) => makeModel(found, descriptor));
    opened.set(key, model);
    return model;
  };
}

function makeModel(backends: ReadonlyMap<string, ChatModelBackend>, descriptor: JsonRecord): ChatModel {
  const { backend } = descriptor;
  const found = typeof backend === "string" ? backends.get(backend) : undefined;
  if (found !== undefined) return found(descriptor, { env: process.env });
  const names = [...backends.keys()];
  const guess = typeof backend === "string" ? nearest(backend, names) : null;
  const hint = guess === null ? `installed are ${names.join(", ") || "none"}` : `did you mean ${guess}?`;
  throw new EvalError("unknown-backend", `no backend ${show(backend)} of chat models is installed; ${hint}`);
}

async function discoverBackends(directory: string, plugins: readonly string[]): Promise<Map<string, ChatModelBackend>> {
  const backends = new Map<string, ChatModelBackend>();
  for (const candidate of findCandidates(directory, plugins)) {
    if (candidate.modules.models === undefined) continue;
    const { backends: brought = {} } = await importModule(candidate, candidate.modules.models);
    for (const [name, backend] of Object.entries(brought as Record<string, ChatModelBackend>)) {
      if (backends.has(name))
        throw new EvalError("broken-plugin", `backend names must be unique, but two packages bring ${show(name)}`);
      backends.set(name, backend);
    }
  }
  return backends;
}
