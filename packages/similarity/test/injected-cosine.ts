import type { Encoder } from "@eval/core";

/** An encoder of any name whose accepted answers and outputs have one given cosine, NaN included. */
export function injectedCosine(id: string, cosine: number, revision = "test"): Encoder {
  const sine = Math.sqrt(1 - cosine ** 2);
  return {
    id,
    revision,
    dimensions: 2,
    encode: async (texts, role) =>
      texts.map(() => (role === "passage" ? Float32Array.of(1, 0) : Float32Array.of(cosine, sine))),
  };
}
