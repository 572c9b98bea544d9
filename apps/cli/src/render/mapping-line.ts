import type { ReadPlan } from "@eval/runner";

/** `expected=answer  output=response`, as `--map` takes it. */
export function mappingLine({ mapping }: Pick<ReadPlan, "mapping">): string {
  return Object.entries(mapping)
    .map(([field, column]) => `${field}=${typeof column === "string" ? column : (column ?? []).join("+")}`)
    .join("  ");
}
