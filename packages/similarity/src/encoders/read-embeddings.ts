import { invalidResponse } from "@eval/calls";
import { bytesToVector } from "./vector-bytes.js";

/** The vectors of a reply of OpenAI's embeddings endpoint, in the order of the texts. Throws `invalid_response`. */
export function readEmbeddings(reply: Readonly<Record<string, unknown>>, texts: number): Float32Array[] {
  const { data } = reply;
  if (!Array.isArray(data) || data.length !== texts) {
    throw invalid(`must have ${texts} embeddings, got ${Array.isArray(data) ? data.length : typeof data}`);
  }
  const vectors: Float32Array[] = [];
  for (const [at, item] of (data as readonly { index?: unknown; embedding?: unknown }[]).entries()) {
    const index = item?.index ?? at;
    if (
      !Number.isInteger(index) ||
      vectors[index as number] !== undefined ||
      (index as number) < 0 ||
      (index as number) >= texts
    ) {
      throw invalid("must number its embeddings from 0, each once");
    }
    vectors[index as number] = readVector(item?.embedding);
  }
  const [first] = vectors;
  if (vectors.some((vector) => vector.length !== first!.length)) throw invalid("must have embeddings of one size");
  return vectors;
}

function readVector(embedding: unknown): Float32Array {
  const vector = typeof embedding === "string" ? bytesToVector(embedding) : vectorOf(embedding);
  if (vector === null) throw invalid("must hold each embedding as a list of numbers, or as base64 of 32-bit floats");
  // A number beyond 32 bits becomes infinite, and base64 can hold what JSON cannot.
  if (!vector.every(Number.isFinite))
    throw invalid("must hold finite numbers, and has an embedding with NaN or Infinity");
  return vector;
}

function vectorOf(embedding: unknown): Float32Array | null {
  if (!Array.isArray(embedding) || embedding.length === 0) return null;
  return embedding.every((one) => typeof one === "number") ? Float32Array.from(embedding) : null;
}

const invalid = (expected: string) => invalidResponse(`the reply ${expected}`, 200, new Headers());
