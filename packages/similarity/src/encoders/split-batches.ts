/** What came of one text: its vector, or why it has none. */
export type Encoded = Float32Array | Error;

export type EncodeAll = (texts: readonly string[]) => Promise<readonly Float32Array[]>;

/**
 * Encodes texts in parts where the server refuses them together: a server takes so many texts or tokens of one request,
 * and says so only when it is asked. A refused batch is halved until its parts pass, and one text that is refused alone
 * leaves the others their vectors. Where both halves pass, batches are kept to their size from then on.
 */
export function splitBatches(encodeAll: EncodeAll, isTooMuch: (error: unknown) => boolean) {
  let most = Number.POSITIVE_INFINITY;

  async function encode(texts: readonly string[]): Promise<readonly Encoded[]> {
    if (texts.length > most) return inParts(texts, most);
    try {
      return await encodeAll(texts);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (texts.length < 2 || !isTooMuch(error)) return texts.map(() => error);
      const half = Math.ceil(texts.length / 2);
      const encoded = await inParts(texts, half);
      if (encoded.every((one) => one instanceof Float32Array)) most = Math.min(most, half);
      return encoded;
    }
  }

  async function inParts(texts: readonly string[], size: number): Promise<readonly Encoded[]> {
    const parts = Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
      encode(texts.slice(at * size, (at + 1) * size)),
    );
    return (await Promise.all(parts)).flat();
  }

  return encode;
}
