import type { CallContext, EncoderRole } from "@eval/core";
import { withContext } from "./with-context.js";

type Encode = (texts: readonly string[], role: EncoderRole, context?: CallContext) => Promise<readonly Float32Array[]>;

interface Waiting {
  readonly text: string;
  readonly done: (vector: Float32Array) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Joins the texts of calls that come at the same time into batches: a run that scores many cases at once sends few large
 * requests. Who is aborted or late stops waiting, without harm to the others of the batch.
 */
export function batchTexts(
  send: (texts: readonly string[], role: EncoderRole) => Promise<readonly Float32Array[]>,
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
      (vectors) => {
        for (const [at, { done }] of batch.entries()) done(vectors[at]!);
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
