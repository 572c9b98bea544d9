import { EvalError } from "@eval/core";
import type { ModelFamily } from "./model-family.js";

/** What a model made of some texts: a vector for each token, rows padded to one length. */
export interface TokenBatch {
  /** Vectors of tokens, row after row. */
  readonly hidden: Float32Array;
  readonly rows: number;
  /** Tokens of a row, padding included. */
  readonly length: number;
  readonly dimensions: number;
  /** 1 where a token is of the text, 0 where it pads; row after row. */
  readonly mask: readonly number[];
  readonly ids: readonly number[];
  /** What the model itself makes of each row, where it has a pooler. */
  readonly pooled: Float32Array | null;
}

/** One vector for each text, of unit length; a row without tokens gives zeros. */
export function poolBatch(batch: TokenBatch, pooling: ModelFamily["pooling"]): Float32Array[] {
  const { hidden, rows, length, dimensions, pooled } = batch;
  if (pooling === "pooler" && pooled === null) {
    throw new EvalError("no-pooler", "this export of the model has no pooler: export it with one, or set pooling");
  }
  return Array.from({ length: rows }, (_, row) => {
    if (pooling === "mean") return unitLength(meanOf(batch, row));
    const [source, step] = pooling === "pooler" ? [pooled!, dimensions] : [hidden, length * dimensions];
    return unitLength(source.slice(row * step, row * step + dimensions));
  });
}

function meanOf({ hidden, length, dimensions, mask }: TokenBatch, row: number): Float32Array {
  const sum = new Float64Array(dimensions);
  for (let token = row * length; token < (row + 1) * length; token += 1) {
    if (mask[token] !== 1) continue;
    for (let at = 0; at < dimensions; at += 1) sum[at]! += hidden[token * dimensions + at]!;
  }
  // Dividing by the number of tokens would change nothing: the length becomes 1.
  return Float32Array.from(sum);
}

/** The vectors of the tokens of each text, without padding and the tokens that frame every text. */
export function tokenVectors(batch: TokenBatch, framing: ReadonlySet<number>): Float32Array[][] {
  const { hidden, rows, length, dimensions, mask, ids } = batch;
  return Array.from({ length: rows }, (_, row) => {
    const vectors: Float32Array[] = [];
    for (let token = row * length; token < (row + 1) * length; token += 1) {
      if (mask[token] === 1 && !framing.has(ids[token]!)) {
        vectors.push(hidden.slice(token * dimensions, (token + 1) * dimensions));
      }
    }
    return vectors;
  });
}

function unitLength(vector: Float32Array): Float32Array {
  let square = 0;
  for (const component of vector) square += component * component;
  return square === 0 ? vector : vector.map((component) => component / Math.sqrt(square));
}
