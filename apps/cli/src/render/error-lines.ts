import type { MetricSummary } from "@eval/runner";
import { counted, oneLine } from "./numbers.js";
import type { Style } from "./style.js";

const ERRORS_SHOWN = 3;
const REASON_SHOWN = 160;

/** What went wrong first: often it is what went wrong every time. */
export function errorLines({ errors, firstErrors }: MetricSummary, style: Style): string[] {
  if (errors === 0) return [];
  const shown = firstErrors.slice(0, ERRORS_SHOWN).map(({ case: number, id, label, reason }) => {
    const row = id === null ? `row ${number}` : `row ${number} (${oneLine(id, 20)})`;
    return `    ${row}: ${style.warn(oneLine(label, 40))}: ${oneLine(reason, REASON_SHOWN)}`;
  });
  const more = errors > shown.length ? [style.dim(`    … and ${errors - shown.length} more`)] : [];
  return [`  ${counted(errors, "error")}, the first:`, ...shown, ...more];
}
