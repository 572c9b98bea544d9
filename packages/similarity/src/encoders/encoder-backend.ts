import type { CallsHost } from "@eval/calls";
import type { Encoder, JsonRecord } from "@eval/core";

/** A backend of core's contract that works without a host too, and takes limits and a cache from one that has them. */
export type EncoderBackend = (descriptor: JsonRecord, host?: CallsHost) => Encoder;
