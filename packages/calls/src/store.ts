/** A port: where remembered replies are kept. Keys are lower-case hexadecimal. */
export interface Store {
  get(key: string): Promise<string | null>;
  /** Replaces what was there, whole or not at all. */
  set(key: string, text: string): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): AsyncIterable<string>;
}

/** A store that lasts as long as its process. */
export function memoryStore(): Store {
  const texts = new Map<string, string>();
  return {
    get: async (key) => texts.get(key) ?? null,
    set: async (key, text) => void texts.set(key, text),
    delete: async (key) => void texts.delete(key),
    async *keys() {
      yield* [...texts.keys()];
    },
  };
}
