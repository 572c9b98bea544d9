interface SignatureFields {
  readonly nrefs: number;
  /** In this order. */
  readonly choices: Readonly<Record<string, string | number | boolean>>;
  readonly normalize: readonly string[];
  /** Metric name and version of its definition. */
  readonly version: string;
}

/**
 * All choices behind a score in one line, by the keys of sacrebleu's signatures; `fold` lists the text steps, which
 * sacrebleu does not have.
 */
export function signatureOf({ nrefs, choices, normalize, version }: SignatureFields): string {
  const fields = { nrefs, ...choices, fold: normalize.length === 0 ? "no" : normalize.join("+"), version };
  return Object.entries(fields)
    .map(([key, value]) => `${key}:${typeof value === "boolean" ? yesOrNo(value) : value}`)
    .join("|");
}

/** The `case` field of a signature. */
export function caseField(normalize: readonly string[], caseSensitive: boolean): "lc" | "mixed" {
  return caseSensitive && !normalize.includes("lower-case") ? "mixed" : "lc";
}

const yesOrNo = (value: boolean): string => (value ? "yes" : "no");
