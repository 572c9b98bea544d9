import type { DatasetCheck, DatasetManifest } from "@eval/runner";
import { counted, oneLine } from "./numbers.js";
import { fileLine } from "./run-lines.js";
import type { Style } from "./style.js";
import { textTable } from "./text-table.js";

const NAMES_SHOWN = 12;
const ROWS_SHOWN = 8;
const REASONS_SHOWN = 8;

/** What a set was built from and what it holds. */
export function datasetLines({ sources, dataset, counts, flags }: DatasetManifest): string[] {
  const table = textTable(
    [
      { title: "source", align: "left" },
      { title: "shape", align: "left" },
      { title: "rows", align: "right" },
      { title: "kept", align: "right" },
      { title: "skipped", align: "right" },
      { title: "file", align: "left" },
    ],
    sources.map(({ name, shape, rows, kept, skipped, file }) => [
      name,
      shape,
      ...[rows, kept, skipped].map(String),
      file,
    ]),
  );
  return [
    ...table,
    counted(dataset.rows, "question"),
    ...countLine("categories", counts.byCategory),
    ...countLine("profiles", counts.byProfile),
    ...countLine("languages", counts.byLanguage),
    ...countLine("flags", flags),
  ];
}

/** What was left out, and why: whole files, then the reasons of rows. */
export function leftOutLines({ skippedSources, skippedRows }: DatasetManifest): string[] {
  const reasons = new Map<string, { count: number; first: string }>();
  for (const { reason, file, row } of skippedRows) {
    const entry = reasons.get(reason) ?? { count: 0, first: `${file}, row ${row}` };
    entry.count += 1;
    reasons.set(reason, entry);
  }
  const shown = [...reasons].slice(0, REASONS_SHOWN);
  return [
    ...skippedSources.map(
      ({ file, shape, reason, belongs }) => `left out: ${file} (${shape}): ${reason}; it belongs to ${belongs}`,
    ),
    ...shown.map(
      ([reason, { count, first }]) => `skipped ${counted(count, "row")} (${first}): ${oneLine(reason, 160)}`,
    ),
    ...(reasons.size > shown.length
      ? [`… and ${counted(reasons.size - shown.length, "more reason")}, see the manifest`]
      : []),
  ];
}

function countLine(title: string, counts: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(counts);
  if (entries.length === 0 || (entries.length === 1 && entries[0]?.[0] === "(none)")) return [];
  const shown = entries.slice(0, NAMES_SHOWN).map(([name, count]) => `${oneLine(name, 40)} ${count}`);
  const more = entries.length > shown.length ? `, and ${entries.length - shown.length} more` : "";
  return [`  ${title}: ${shown.join(", ")}${more}`];
}

/** What is wrong with a set, the worst first. */
export function checkLines({ files, rows, excluded, hashed, counts, problems }: DatasetCheck, style: Style): string[] {
  const notes = [
    ...(excluded > 0 ? [`${excluded} excluded from scoring`] : []),
    `${hashed === rows ? "all" : hashed} with a hash of their texts`,
  ];
  return [
    ...files.map(fileLine),
    `${counted(rows, "row")}, ${notes.join(", ")}`,
    ...countLine("sources", counts.bySource),
    ...countLine("profiles", counts.byProfile),
    ...countLine("languages", counts.byLanguage),
    ...problems.flatMap(({ code, level, count, rows: numbers, example }) => {
      const shown = numbers.slice(0, ROWS_SHOWN).join(", ");
      const place = `${counted(count, "row")} (${shown}${count > ROWS_SHOWN ? ", …" : ""})`;
      const mark = level === "error" ? style.warn(level) : level;
      return [`${mark} ${style.bold(code)}: ${place}: ${oneLine(example, 160)}`];
    }),
    ...(problems.length === 0 ? ["nothing is wrong with it"] : []),
  ];
}
