import { readFileSync } from "node:fs";

interface OwnManifest {
  readonly version: string;
  /** Metrics of a run that names none: data, so that no code here knows a metric by name. */
  readonly evals: { readonly defaultMetrics: readonly string[] };
}

/** The package.json of this command; it lies beside `dist`. */
export function ownManifest(): OwnManifest {
  return JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as OwnManifest;
}
