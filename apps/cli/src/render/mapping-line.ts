import type { ReadPlan } from "@eval/runner";
import { oneLine } from "./numbers.js";

const NAME_SHOWN = 120;

/** `expected=answer  output=output (not response)`: as `--map` takes it, and what else there was to take. */
export function mappingLine({ mapping, passedOver }: Pick<ReadPlan, "mapping" | "passedOver">): string {
  return Object.entries(mapping)
    .map(([field, column]) => {
      const columns = typeof column === "string" ? column : (column ?? []).join("+");
      const others = (passedOver as Readonly<Record<string, readonly string[]>>)[field] ?? [];
      const rest = others.length === 0 ? "" : ` (not ${oneLine(others.join(", "), NAME_SHOWN)})`;
      return `${field}=${oneLine(columns, NAME_SHOWN)}${rest}`;
    })
    .join("  ");
}
