import fs from "node:fs";
import path from "node:path";
import { EvalError, show } from "@eval/core";

/** Tables that `evals report` writes beside the reports themselves. */
export type ArtifactKind = "reviewQueue" | "diagnostics" | "datasetSummary" | "manifest" | "raw";

/** What is written while the cases pass by: the tables, and the reports that need no count of all cases first. */
export interface ArtifactFile {
  readonly kind: ArtifactKind | "cases" | "junit";
  readonly target: string;
  readonly format: "csv" | "jsonl" | "json" | "xml";
}

type TableFormat = Exclude<ArtifactFile["format"], "xml">;

/** The options of the tables as the command line gives them. */
export type ArtifactFlags = Readonly<Partial<Record<ArtifactKind, readonly string[]>>>;

const kinds: Readonly<Record<ArtifactKind, { readonly option: string; readonly formats: readonly TableFormat[] }>> = {
  reviewQueue: { option: "--review-queue", formats: ["csv", "jsonl"] },
  diagnostics: { option: "--diagnostics", formats: ["csv"] },
  datasetSummary: { option: "--dataset-summary", formats: ["csv"] },
  manifest: { option: "--manifest", formats: ["csv"] },
  raw: { option: "--raw", formats: ["jsonl", "json", "csv"] },
};

/** The tables asked for; a wrong ending is refused before anything is read. */
export function artifactFiles(flags: ArtifactFlags): ArtifactFile[] {
  return (Object.keys(kinds) as ArtifactKind[]).flatMap((kind) =>
    (flags[kind] ?? []).map((target) => ({ kind, target, format: formatOf(kind, target) })),
  );
}

function formatOf(kind: ArtifactKind, target: string): TableFormat {
  const { option, formats } = kinds[kind];
  const format = formats.find((each) => target.toLowerCase().endsWith(`.${each}`));
  if (format !== undefined) return format;
  throw new EvalError(
    "invalid-option",
    `${option} must end in ${formats.map((each) => `.${each}`).join(", ")}, got ${show(target)}`,
  );
}

/** Every file that `--all` writes, by the options that would write it alone. */
const allFiles = {
  output: ["report.html", "report.md", "cases.csv", "junit.xml"],
  reviewQueue: ["review-queue.csv", "review-queue.jsonl"],
  diagnostics: ["diagnostics.csv"],
  datasetSummary: ["dataset-summary.csv"],
  manifest: ["manifest.csv"],
  raw: ["raw.jsonl"],
} as const;

/** The options that `--all` stands for; makes the folder. */
export function allInto(folder: string): Readonly<Record<keyof typeof allFiles, readonly string[]>> {
  fs.mkdirSync(folder, { recursive: true });
  const inFolder = Object.entries(allFiles).map(([option, names]) => [
    option,
    names.map((name) => path.join(folder, name)),
  ]);
  return Object.fromEntries(inFolder) as Record<keyof typeof allFiles, readonly string[]>;
}
