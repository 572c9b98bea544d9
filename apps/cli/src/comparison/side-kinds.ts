import type { RunFolder, SourceOptions } from "@eval/runner";

/** What one side is: a run, a file that carries scores, or a file of answers to be scored first. */
export type PlannedSide =
  | { readonly kind: "run"; readonly folder: RunFolder }
  | { readonly kind: "scores"; readonly path: string; readonly source: SourceOptions }
  | { readonly kind: "answers"; readonly path: string; readonly source: SourceOptions };

/** A side as it was named: a run is yet to be found. */
export type NamedSide = { readonly kind: "run"; readonly name: string } | Exclude<PlannedSide, { kind: "run" }>;
