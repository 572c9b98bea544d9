import { type Encoder, EvalError, type JsonRecord, type OpenEncoder, show } from "@eval/core";

/**
 * Opens the encoder of a descriptor: with the backends that the host knows, else with those of this package. The lexical
 * encoder calls nobody and needs no host. Encoders are loaded only here, since most programs hand one in.
 */
export async function openEncoder(descriptor: JsonRecord, host: OpenEncoder | undefined): Promise<Encoder> {
  const { backend } = descriptor;
  if (host !== undefined && backend !== "lexical") return host(descriptor);
  const { encoders } = await import("../encoders.js");
  if (typeof backend === "string" && Object.hasOwn(encoders, backend)) return encoders[backend]!(descriptor);
  const known = Object.keys(encoders).join(", ");
  throw new EvalError("unknown-backend", `backend of an encoder must be one of ${known}, got ${show(backend)}`);
}
