import { seededRandom } from "@eval/stats";
import type { ReportResult, ReportRow } from "../report.js";
import type { Diagnosis } from "./diagnosis.js";
import type { FlagCode } from "./flag-codes.js";
import type { DiagnosisPlan } from "./plan.js";
import { spreadEvenly, takeInTurns } from "./take-in-turns.js";

/** What decides the place of a case in the review queue. */
export interface QueueKey {
  readonly number: number;
  readonly urgency: number;
  /** Place of its most important flag in the order of the settings; null without a flag. */
  readonly rank: number | null;
  /** A plain case is a verdict that nothing speaks against; what cannot be scored has none. */
  readonly kind: "doubtful" | "plain" | "unscored";
  readonly passed: boolean;
  /** Cases of one stratum have label and slice in common. */
  readonly stratum: string;
}

/** The review queue of a run. */
export interface ReviewQueue {
  /** Meets the cases of a run one by one: the key of one that may have to be in the queue, else null. */
  keyOf(row: ReportRow, diagnosis: Diagnosis): QueueKey | null;
  /** When all cases were met: those that are in the queue, the first to be looked at first. */
  inOrder<Key extends QueueKey>(keys: readonly Key[]): Key[];
}

/**
 * In the queue are the flagged cases by urgency, then by their most important flag, then as in the file.
 *
 * Where every score is 1 or 0 and only repeats its verdict, plain failures are equally urgent, and a queue of nothing
 * else would teach nothing of those that pass. There doubtful cases come first, as above; then plain failures and plain
 * passes in turns, of each kind labels and slices in proportion and otherwise at random, so that any beginning of them
 * is a random sample of either verdict, with no more passes than failures; last what cannot be scored. The settings
 * `interleave` and `seed` decide.
 */
export function reviewQueue({ settings, primary }: DiagnosisPlan): ReviewQueue {
  let isInterleaved = settings.interleave;
  return {
    keyOf(row, { flags, priority, urgency }) {
      const result = row.results[primary];
      const isScored = result?.status === "scored";
      isInterleaved &&= !isScored || repeatsVerdict(result);
      if (priority === null && !(isInterleaved && isScored)) return null;
      return {
        ...{ number: row.number, urgency, passed: result?.passed === true },
        rank: priority === null ? null : settings.order.indexOf(priority),
        kind: flags.every(({ code }) => isPlain(code)) ? (isScored ? "plain" : "unscored") : "doubtful",
        stratum: JSON.stringify([result?.label ?? null, ...row.groups]),
      };
    },
    inOrder(keys) {
      const flagged = keys.filter(({ rank }) => rank !== null).sort(compareKeys);
      if (!isInterleaved) return flagged;
      const doubtful = flagged.filter(({ kind }) => kind === "doubtful");
      const unscored = flagged.filter(({ kind }) => kind === "unscored");
      return [...doubtful, ...inTurns(keys, settings.seed), ...unscored];
    },
  };
}

const repeatsVerdict = ({ score, passed }: ReportResult): boolean => passed !== null && score === (passed ? 1 : 0);

/** A failing score of 0 is the verdict once more, and missing data is no doubt of one. */
const isPlain = (code: FlagCode): boolean => code === "very_low_score" || code === "unscored";

const compareKeys = (a: QueueKey, b: QueueKey): number =>
  b.urgency - a.urgency || (a.rank ?? 0) - (b.rank ?? 0) || a.number - b.number;

function inTurns<Key extends QueueKey>(keys: readonly Key[], seed: number): Key[] {
  const random = seededRandom(seed);
  const plain = keys.filter(({ kind }) => kind === "plain").sort((a, b) => a.number - b.number);
  const ofVerdict = (verdict: boolean): Key[] =>
    spreadEvenly(strataOf(plain.filter(({ passed }) => passed === verdict)), random);
  const failures = ofVerdict(false);
  return takeInTurns([failures, ofVerdict(true).slice(0, failures.length)]);
}

function strataOf<Key extends QueueKey>(keys: readonly Key[]): Key[][] {
  const strata = new Map<string, Key[]>();
  for (const key of keys) {
    const others = strata.get(key.stratum);
    if (others === undefined) strata.set(key.stratum, [key]);
    else others.push(key);
  }
  return [...strata.values()];
}
