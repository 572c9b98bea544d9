import { EvalError, type JsonRecord, show } from "@eval/core";
import { findCandidates, importModule } from "./candidates.js";
import { nearest } from "./nearest.js";

/** What backends make, where packages say that they bring them, and under which name their module exports them. */
export interface BackendKind {
  readonly what: string;
  readonly contribution: "models" | "encoders";
  readonly exported: string;
}

type Backend<Made, Host> = (descriptor: JsonRecord, host: Host) => Made;

export const chatModelBackends: BackendKind = {
  what: "chat models",
  contribution: "models",
  exported: "backends",
};
export const encoderBackends: BackendKind = { what: "encoders", contribution: "encoders", exported: "encoders" };

/**
 * What a descriptor names, made by the backend of that name among the packages found. Throws where no package brings the
 * backend, or two do.
 */
export async function openBackend<Made, Host>(
  kind: BackendKind,
  { directory, plugins }: { readonly directory: string; readonly plugins: readonly string[] },
  descriptor: JsonRecord,
  host: Host,
): Promise<Made> {
  const backends = await discoverBackends<Made, Host>(kind, directory, plugins);
  const { backend } = descriptor;
  const found = typeof backend === "string" ? backends.get(backend) : undefined;
  if (found !== undefined) return found(descriptor, host);
  const names = [...backends.keys()];
  const guess = typeof backend === "string" ? nearest(backend, names) : null;
  const hint = guess === null ? `installed are ${names.join(", ") || "none"}` : `did you mean ${guess}?`;
  throw new EvalError("unknown-backend", `no backend ${show(backend)} of ${kind.what} is installed; ${hint}`);
}

/** Backends of a kind by name. */
export async function discoverBackends<Made, Host>(
  { contribution, exported }: BackendKind,
  directory: string,
  plugins: readonly string[],
): Promise<Map<string, Backend<Made, Host>>> {
  const backends = new Map<string, Backend<Made, Host>>();
  for (const candidate of findCandidates(directory, plugins)) {
    const module = candidate.modules[contribution];
    if (module === undefined) continue;
    const brought = (await importModule(candidate, module))[exported] ?? {};
    for (const [name, backend] of Object.entries(brought as Record<string, Backend<Made, Host>>)) {
      if (backends.has(name))
        throw new EvalError("broken-plugin", `backend names must be unique, but two packages bring ${show(name)}`);
      backends.set(name, backend);
    }
  }
  return backends;
}
