import path from "node:path";
import { EvalError } from "@eval/core";
import { hashFile } from "../run/hash-file.js";
import type { BuildRequest } from "./build-request.js";
import {
  DatasetCounts,
  type DatasetManifest,
  type ManifestSource,
  manifestStart,
  POLICY,
  type SkippedRow,
  type SkippedSource,
} from "./dataset-manifest.js";
import type { DatasetSource } from "./open-dataset-source.js";
import type { SourceSpec } from "./source-spec.js";

/** What a build took and what it left out, and why: the manifest while it is written. */
export class BuildAccount {
  readonly counts = new DatasetCounts();
  readonly #ids = new Set<string>();
  readonly #sources: ManifestSource[] = [];
  readonly #skippedSources: SkippedSource[] = [];
  readonly #skippedRows: SkippedRow[] = [];

  /** Leaves a whole source out. */
  refuse({ name, path: file }: SourceSpec, { shape, belongs }: DatasetSource): void {
    if (belongs === null) return;
    this.#skippedSources.push({ name, file, shape, reason: belongs.reason, belongs: belongs.place });
  }

  skip({ name, path: file }: SourceSpec, row: number, id: string | null, reason: string): void {
    this.#skippedRows.push({ source: name, file, row, id, reason });
  }

  close(source: ManifestSource): void {
    this.#sources.push(source);
  }

  get skipped(): number {
    return this.#skippedRows.length;
  }

  /** An id that no row has yet. */
  ownId(wanted: string): { readonly id: string; readonly isDuplicate: boolean } {
    let id = wanted;
    for (let copy = 2; this.#ids.has(id); copy++) id = `${wanted}~${copy}`;
    this.#ids.add(id);
    return { id, isDuplicate: id !== wanted };
  }

  /** Throws where nothing was taken, with the first reason. */
  checkRows(): void {
    if (this.counts.rows > 0) return;
    const [source] = this.#skippedSources;
    const [row] = this.#skippedRows;
    const refused = source && `${source.file} is left out: ${source.reason}; it belongs to ${source.belongs}`;
    const why = refused ?? (row === undefined ? "no source has rows" : `${row.file}, row ${row.row}: ${row.reason}`);
    throw new EvalError("empty-dataset", `a data set must have rows, got none; ${why}`);
  }

  manifest({ target, exclude }: BuildRequest): DatasetManifest {
    const excluded =
      exclude.length === 0 ? {} : { excluded: `rows flagged ${exclude.join(", ")} are not to be scored` };
    return {
      ...manifestStart,
      dataset: { file: path.basename(target), rows: this.counts.rows, ...hashFile(target) },
      counts: this.counts.all() as DatasetManifest["counts"],
      flags: this.counts.of("flags"),
      policy: { ...POLICY, ...excluded },
      sources: this.#sources,
      skippedSources: this.#skippedSources,
      skippedRows: this.#skippedRows,
    };
  }
}
