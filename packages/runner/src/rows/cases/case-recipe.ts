import type { CaseField } from "@eval/core";
import type { ReadPlan } from "../source.js";
import { type FieldKind, fieldKinds } from "./field-kinds.js";

/** How one field is read: from which column, or from several. */
export interface FieldStep {
  readonly field: CaseField;
  readonly kind: FieldKind;
  readonly columns: readonly string[];
  /** Between the texts of a list in one cell. */
  readonly separator: string | undefined;
}

/** How the cases of one file are read. */
export interface CaseRecipe {
  readonly path: string;
  readonly columns: readonly string[];
  readonly fields: readonly FieldStep[];
  /** Columns that a field is read from; the rest becomes metadata. */
  readonly used: ReadonlySet<string>;
  /**
   * Fields that nothing is mapped to, under their own names: objects need not have the same keys, and the rows that
   * were looked at to map them may have had none of these.
   */
  readonly late: ReadonlyMap<string, FieldStep>;
}

/** The recipe for a file of a plan. Fields whose column the file does not have are left out. */
export function caseRecipe(plan: ReadPlan, file: number): CaseRecipe {
  const { path, columns, format } = plan.files[file]!;
  const isJson = format === "json" || format === "jsonl";
  const late = new Map<string, FieldStep>();
  const fields: FieldStep[] = [];
  for (const [field, kind] of Object.entries(fieldKinds) as [CaseField, FieldKind][]) {
    const mapped = plan.mapping[field];
    if (mapped === undefined) {
      if (isJson && !columns.includes(field))
        late.set(field, { field, kind, columns: [field], separator: plan.list[field] });
      continue;
    }
    fields.push({ field, kind, columns: typeof mapped === "string" ? [mapped] : mapped, separator: plan.list[field] });
  }
  return { path, columns, fields, used: new Set(fields.flatMap((step) => step.columns)), late };
}
