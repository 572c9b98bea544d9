import { type ChatModel, EvalError, type JsonRecord, type ScoreContext, show } from "@eval/core";

/**
 * Opens the model of a descriptor: with the backends that the host knows, else with those of this package. Once for a
 * judge, so that all its cases share one rate limit.
 */
export function openDescribed(descriptor: JsonRecord): (context: ScoreContext) => Promise<ChatModel> {
  let opened: Promise<ChatModel> | null = null;
  return ({ chatModel }) => {
    opened ??= chatModel === undefined ? openOwn(descriptor) : chatModel(descriptor);
    return opened;
  };
}

/** Loaded only here: most programs hand in a model or run under a host. */
async function openOwn(descriptor: JsonRecord): Promise<ChatModel> {
  const { backends } = await import("../models.js");
  const { backend } = descriptor;
  if (typeof backend === "string" && Object.hasOwn(backends, backend)) return backends[backend]!(descriptor);
  const known = Object.keys(backends).join(", ");
  throw new EvalError("unknown-backend", `backend of a model must be one of ${known}, got ${show(backend)}`);
}
