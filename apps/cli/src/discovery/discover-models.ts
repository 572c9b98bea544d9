import type { CallsHost } from "@eval/calls";
import { type BackendPorts, type ChatModel, type ChatModelBackend, EvalError, type JsonRecord, show } from "@eval/core";
import { findCandidates, importModule } from "./candidates.js";
import { nearest } from "./nearest.js";

/**
 * The chat model that a descriptor names, made by the backend of that name among the packages found. Throws where no
 * package brings the backend, or two do.
 */
export async function openChatModel(
  directory: string,
  plugins: readonly string[],
  descriptor: JsonRecord,
  host: CallsHost & BackendPorts,
): Promise<ChatModel> {
  const backends = await discoverBackends(directory, plugins);
  const { backend } = descriptor;
  const found = typeof backend === "string" ? backends.get(backend) : undefined;
  if (found !== undefined) return found(descriptor, host);
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
