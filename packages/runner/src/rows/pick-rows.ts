import type { RowBatch } from "./row-batch.js";

/** The rows of a batch at the given places; null where there are none, the batch itself where these are all. */
export function pickRows<Batch extends RowBatch>(batch: Batch, places: readonly number[]): Batch | null {
  if (places.length === 0) return null;
  if (places.length === batch.numbers.length) return batch;
  const numbers = Int32Array.from(places, (place) => batch.numbers[place]!);
  switch (batch.kind) {
    case "cells":
      return { ...batch, numbers, spans: pickSpans(batch.spans, 2 * batch.width, places) };
    case "lines":
      return {
        ...batch,
        numbers,
        spans: pickSpans(batch.spans, 2, places),
        lines: Int32Array.from(places, (place) => batch.lines[place]!),
      };
    case "records":
      return { ...batch, numbers, records: places.map((place) => batch.records[place]!) };
  }
}

function pickSpans(spans: Int32Array, stride: number, places: readonly number[]): Int32Array {
  const picked = new Int32Array(stride * places.length);
  for (const [index, place] of places.entries()) {
    picked.set(spans.subarray(stride * place, stride * (place + 1)), stride * index);
  }
  return picked;
}
