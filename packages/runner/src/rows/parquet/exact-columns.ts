import type { FileMetaData, SchemaElement, SchemaTree } from "hyparquet";
import { decimalText, singleText, timeText } from "./exact-text.js";

/** The columns of a file whose values the library would round or leave as bare integers, with how to write them. */
export type ExactColumns = readonly ExactColumn[];

interface ExactColumn {
  readonly element: SchemaElement;
  /** Names from the column down to the field of an object. */
  readonly path: readonly string[];
  readonly text: (value: unknown) => unknown;
}

/** Finds them. What lies in lists and maps stays as the library has it. */
export function exactColumns({ children }: SchemaTree): ExactColumns {
  return children.flatMap((child) => exactLeaves(child, []));
}

function exactLeaves({ element, children }: SchemaTree, above: readonly string[]): ExactColumn[] {
  const path = [...above, element.name];
  if (element.repetition_type === "REPEATED") return [];
  if (children.length > 0) {
    // Lists and maps are groups with a kind.
    const isObject = element.converted_type === undefined && element.logical_type === undefined;
    return isObject ? children.flatMap((child) => exactLeaves(child, path)) : [];
  }
  const text = textOf(element);
  return text === null ? [] : [{ element, path, text }];
}

function textOf(element: SchemaElement): ExactColumn["text"] | null {
  const { type, converted_type: kind, scale = 0 } = element;
  if (kind === "DECIMAL" && type !== "BYTE_ARRAY") return (value) => decimalText(value, scale);
  const unit = element.logical_type?.type === "TIME" ? element.logical_type.unit : kind?.replace("TIME_", "");
  const perSecond = kind?.startsWith("TIMESTAMP") === true ? undefined : PER_SECOND.get(unit ?? "");
  if (perSecond !== undefined) return (value) => timeText(value, perSecond);
  return type === "FLOAT" ? singleText : null;
}

const PER_SECOND = new Map([
  ["MILLIS", 1_000],
  ["MICROS", 1_000_000],
  ["NANOS", 1_000_000_000],
]);

/** The metadata without the mark of decimals that are written here: the library multiplies what is marked so as a double. */
export function withoutDecimals(metadata: FileMetaData, columns: ExactColumns): FileMetaData {
  const written = new Set(columns.map(({ element }) => element));
  const schema = metadata.schema.map((element) => (written.has(element) ? withoutDecimal(element) : element));
  return { ...metadata, schema };
}

function withoutDecimal(element: SchemaElement): SchemaElement {
  if (element.converted_type !== "DECIMAL") return element;
  const { converted_type: _, logical_type: __, ...rest } = element;
  return rest;
}

/** Writes the values of these columns in a row. */
export function writeExact(row: Record<string, unknown>, columns: ExactColumns): void {
  for (const { path, text } of columns) {
    let place: unknown = row;
    for (const name of path.slice(0, -1)) place = (place as Record<string, unknown> | null | undefined)?.[name];
    const last = path.at(-1) as string;
    const holder = place as Record<string, unknown> | null | undefined;
    if (holder !== null && holder !== undefined) holder[last] = text(holder[last]);
  }
}
