import type { Diagnosis } from "./diagnosis.js";
import type { DiagnosisPlan } from "./plan.js";

/** What decides the place of a flagged case in the review queue. */
export interface QueueKey {
  readonly urgency: number;
  /** Place of its most important flag in the order of the settings. */
  readonly rank: number;
  readonly number: number;
}

/** The key of a case; null where it is not flagged, and so not in the queue. */
export function queueKeyOf(number: number, { priority, urgency }: Diagnosis, plan: DiagnosisPlan): QueueKey | null {
  return priority === null ? null : { urgency, rank: plan.settings.order.indexOf(priority), number };
}

/** Sorts by urgency, then by the most important flag, then as in the file. */
export const compareQueueKeys = (a: QueueKey, b: QueueKey): number =>
  b.urgency - a.urgency || a.rank - b.rank || a.number - b.number;
