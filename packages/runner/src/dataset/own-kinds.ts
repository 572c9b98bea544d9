import type { Json } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { columnKey } from "../rows/mapping/field-aliases.js";
import type { SourceItem } from "./source-item.js";

/** Columns in which a row of any set may say what kind it is, as `columnKey` writes them. */
const COLUMNS = { category: "category", subcategory: "subcategory", profile: "scoringprofile" } as const;

/**
 * An item whose category, subcategory and profile are those that its row names, where its shape has none: people add such
 * columns to sets of every shape, and write their names in their own way.
 */
export function withOwnKinds(item: SourceItem): SourceItem {
  const kinds: { category?: string; subcategory?: string; profile?: string } = {};
  const metadata: Record<string, Json> = { ...item.metadata };
  for (const [kind, column] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, string][]) {
    const key = Object.keys(metadata).find((name) => columnKey(name) === column);
    if (key === undefined || (item[kind] ?? null) !== null) continue;
    const value = metadata[key] ?? "";
    // A list names no one kind: it stays where it is.
    if (typeof value !== "string" && typeof value !== "number") continue;
    if (!isBlank(String(value))) kinds[kind] = String(value);
    delete metadata[key];
  }
  return { ...item, ...kinds, metadata };
}
