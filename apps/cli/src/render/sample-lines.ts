import type { Sample, SourceShare } from "@eval/runner";
import { counted, grouped, oneLine } from "./numbers.js";

const SOURCES_SHOWN = 12;

/** How the cases of a run were chosen, and what that means for its numbers. */
export function sampleLines(sample: Sample | null): string[] {
  if (sample === null) return [];
  const { strategy, seed, requested, mode, listedBy, frame, cases, allocation } = sample;
  const list = listedBy === null ? "by a list" : `by a list of ${listedBy}`;
  const by = strategy === "list" ? list : `${strategy}, seed ${seed}${mode === null ? "" : `, mode ${mode}`}`;
  const less = requested !== null && requested > cases.length ? `; ${counted(requested, "case")} asked for` : "";
  const excluded = frame.excluded === 0 ? "" : `; ${frame.excluded} more are left out (exclude_from_score, or empty)`;
  return [
    `sample: ${grouped(cases.length)} of ${counted(frame.cases, "case")} (${by}${less}${excluded})`,
    ...(strategy === "stratified" ? strataLines(allocation) : []),
  ];
}

function strataLines(allocation: readonly SourceShare[]): string[] {
  const shown = allocation.slice(0, SOURCES_SHOWN).map(sourceLine);
  const more = allocation.length - shown.length;
  const isWhole = allocation.every(({ capacity, drawn }) => capacity === drawn);
  return [
    ...shown,
    ...(more > 0 ? [`  … and ${counted(more, "more source")}, see sample.json`] : []),
    ...(isWhole ? [] : ["  shares are even, so rates over all cases are not those of the whole file"]),
  ];
}

function sourceLine({ source, capacity, drawn, categories }: SourceShare): string {
  const name = source === null ? "(no source)" : oneLine(source, 40);
  const spread = categories.length === 1 ? "" : `, over ${categories.length} categories`;
  return `  ${name}: ${drawn} of ${capacity}${spread}`;
}

/** Tells that a list of numbers was taken for row numbers though cases have ids; null where nobody need be told. */
export function listRemark(sample: Sample, file: string): string | null {
  const isAsMeant = sample.listedBy !== "row numbers" || sample.cases.every(({ id }) => id === null);
  return isAsMeant ? null : `${file}: no case has one of these ids, so they were read as row numbers\n`;
}
