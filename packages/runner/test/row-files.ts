import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EvalCase } from "@eval/core";
import { afterAll } from "vitest";
import { createCaseReader } from "../src/rows/case-reader.js";
import { openSource } from "../src/rows/open-source.js";
import type { RowProblem } from "../src/rows/row-problem.js";
import type { Source, SourceOptions } from "../src/rows/source.js";

/** A folder that is gone after the tests of a file; `write` gives the path of what it wrote. */
export function temporaryFiles(): { readonly write: (name: string, content: string | Uint8Array) => string } {
  const folder = mkdtempSync(join(tmpdir(), "rows-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    write(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}

/** All that files of rows give. */
export interface Read {
  readonly source: Source;
  readonly numbers: readonly number[];
  readonly cases: readonly EvalCase[];
  readonly cells: readonly (readonly string[])[];
  /** Problems that were met when cases were asked for. */
  readonly problems: readonly RowProblem[];
}

/** Opens files and reads every case. */
export async function readFiles(paths: readonly string[], options: SourceOptions = {}): Promise<Read> {
  return readSource(await openSource(paths, options));
}

/** Reads every case of a source. */
export async function readSource(source: Source): Promise<Read> {
  const read = {
    numbers: [] as number[],
    cases: [] as EvalCase[],
    cells: [] as (readonly string[])[],
    problems: [] as RowProblem[],
  };
  const readCases = createCaseReader(source.plan);
  for await (const batch of source.batches()) {
    const cases = readCases(batch);
    for (let index = 0; index < cases.length; index++) {
      read.numbers.push(cases.numberAt(index));
      const found = cases.caseAt(index);
      if ("code" in found) read.problems.push(found);
      else {
        read.cases.push(found);
        read.cells.push(cases.cellsAt(index));
      }
    }
  }
  return { source, ...read };
}
