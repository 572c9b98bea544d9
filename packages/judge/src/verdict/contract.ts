import type { JsonRecord } from "@eval/core";
import type * as zod from "zod";

/** What a reply must be: checked here whatever the server promises, and told to servers that can enforce it. */
export interface Contract<Verdict> {
  readonly schema: zod.ZodType<Verdict>;
  /** What fields mean to one another, where a schema cannot say: a PASS with the lowest score. Null is consistent. */
  readonly inconsistency?: (verdict: Verdict) => string | null;
}

/** Makes a contract. The library is handed in: loading it takes longer than importing this package may. */
export type MakeContract<Verdict> = (z: typeof zod) => Contract<Verdict>;

/** A contract, and the same as JSON Schema for servers. */
export interface LoadedContract<Verdict> extends Contract<Verdict> {
  readonly json: JsonRecord;
}

/**
 * Loads a contract. Its JSON Schema is in the form that constrained decoding takes where it is written with
 * `strictObject` and literals: every property required, none beside them, keys in the order in which they are written.
 */
export async function loadContract<Verdict>(make: MakeContract<Verdict>): Promise<LoadedContract<Verdict>> {
  const z = await import("zod");
  const contract = make(z);
  const { $schema, ...json } = z.toJSONSchema(contract.schema) as JsonRecord;
  return { ...contract, json };
}
