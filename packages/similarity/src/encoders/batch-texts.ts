import type { CallContext, EncoderRole } from "@eval/core";
import type { Encoded } from "./split-batches.js";
import { withContext } from "./with-context.js";

type Encode = (texts: readonly string[], role: EncoderRole, context?: CallContext) => Promise<readonly Float32Array[]>;

interface Waiting {
  readonly text: string;
  readonly done: (vector: Float32Array) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Joins the texts of calls that come at the same time into batches: a run that scores many cases at once sends few large
 * requests. Who is aborted or late stops waiting, and a text that has no vector fails alone, without harm to the others
 * of the batch.
 */
export function batchTexts(
  send: (texts: readonly string[], role: EncoderRole) => Promise<readonly Encoded[]>,
  size: number,
): Encode {
  const queues: Record<EncoderRole, Waiting[]> = { query: [], passage: [] };
  let isScheduled = false;

  const flush = (role: EncoderRole) => {
    const batch = queues[role].splice(0, size);
    if (batch.length === 0) return;
    send(
      batch.map(({ text }) => text),
      role,
    ).then(
      (encoded) => {
        for (const [at, { done, failed }] of batch.entries()) {
          const one = encoded[at]!;
          if (one instanceof Float32Array) done(one);
          else failed(one);
        }
      },
      (error: unknown) => {
        for (const { failed } of batch) failed(error);
      },
    );
  };
  const flushAll = () => {
    isScheduled = false;
    for (const role of ["query", "passage"] as const) while (queues[role].length > 0) flush(role);
  };
  const enqueue = (text: string, role: EncoderRole) =>
    new Promise<Float32Array>((done, failed) => {
      queues[role].push({ text, done, failed });
      if (queues[role].length >= size) flush(role);
      if (isScheduled) return;
      isScheduled = true;
      setTimeout(flushAll, 0);
    });

  return (texts, role, context) => withContext(Promise.all(texts.map((text) => enqueue(text, role))), context);
}
