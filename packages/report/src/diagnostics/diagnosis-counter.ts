import type { Diagnosis } from "./diagnosis.js";
import type { FlagCode } from "./flag-codes.js";
import type { DiagnosisPlan } from "./plan.js";
import type { DiagnosticsSummary } from "./summary.js";

/** Counts the diagnoses of a run as they come. */
export interface DiagnosisCounter {
  add(diagnosis: Diagnosis): void;
  summary(): DiagnosticsSummary;
}

export function countDiagnoses(plan: DiagnosisPlan, notes: readonly string[] = []): DiagnosisCounter {
  const counts = new Map<FlagCode, number>();
  const priorities = new Map<FlagCode, number>();
  let [cases, flagged] = [0, 0];
  return {
    add({ flags, priority }) {
      cases += 1;
      if (priority === null) return;
      flagged += 1;
      priorities.set(priority, (priorities.get(priority) ?? 0) + 1);
      for (const { code } of flags) counts.set(code, (counts.get(code) ?? 0) + 1);
    },
    summary: () => {
      const { settings, metrics, primary } = plan;
      const ordered = (of: ReadonlyMap<FlagCode, number>) =>
        Object.fromEntries(settings.order.flatMap((code) => (of.has(code) ? [[code, of.get(code) as number]] : [])));
      return {
        primary: metrics[primary]?.name ?? "",
        settings,
        ...{ cases, flagged, counts: ordered(counts), priorities: ordered(priorities), notes },
      };
    },
  };
}
