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
}

/** The recipe for a file of a plan. Fields whose column the file does not have are left out. */
export function caseRecipe(plan: ReadPlan, file: number): CaseRecipe {
  const { path, columns } = plan.files[file]!;
  const fields: FieldStep[] = [];
  for (const [field, kind] of Object.entries(fieldKinds) as [CaseField, FieldKind][]) {
    const mapped = plan.mapping[field];
    if (mapped === undefined) continue;
    fields.push({ field, kind, columns: typeof mapped === "string" ? [mapped] : mapped, separator: plan.list[field] });
  }
  return { path, columns, fields, used: new Set(fields.flatMap((step) => step.columns)) };
}
