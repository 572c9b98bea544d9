import type { ReadPlan } from "@eval/runner";
import { oneLine } from "./numbers.js";

const NAME_SHOWN = 120;

/** `expected=answer  output=response`, as `--map` takes it. */
export function mappingLine({ mapping }: Pick<ReadPlan, "mapping">): string {
  return Object.entries(mapping)
    .map(([field, column]) => {
      const columns = typeof column === "string" ? column : (column ?? []).join("+");
      return `${field}=${oneLine(columns, NAME_SHOWN)}`;
    })
    .join("  ");
}
