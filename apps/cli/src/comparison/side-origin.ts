import type { RunFolder, SourceOptions } from "@eval/runner";

/** Where a side of a comparison comes from, so that its texts can be read again. */
export type SideOrigin = { readonly folder: RunFolder } | { readonly path: string; readonly source: SourceOptions };
