import type { CallsHost } from "@eval/calls";
import { type Encoder, EvalError, type JsonRecord, show } from "@eval/core";

/** Opens the encoder of a descriptor. Encoders are loaded only here, since most programs hand one in. */
export async function openEncoder(descriptor: JsonRecord, host?: CallsHost): Promise<Encoder> {
  const { encoders } = await import("../encoders.js");
  const { backend } = descriptor;
  if (typeof backend === "string" && Object.hasOwn(encoders, backend)) return encoders[backend]!(descriptor, host);
  const known = Object.keys(encoders).join(", ");
  throw new EvalError("unknown-backend", `backend of an encoder must be one of ${known}, got ${show(backend)}`);
}
