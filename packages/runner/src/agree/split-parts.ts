import { EvalError, show } from "@eval/core";
import type { Interval } from "@eval/stats";
import { newcombeInterval } from "@eval/stats";
import { columnKey } from "../rows/mapping/field-aliases.js";
import type { Agreement } from "./agreement.js";
import type { TextColumn } from "./read-labels.js";

/** A judge on the rows it was tuned on, and on rows held out: only the second says how it will do on new ones. */
export interface SplitAgreement {
  readonly tuning: Agreement;
  readonly holdout: Agreement;
  /** Raw agreement held out less that in tuning; null where either part is empty. */
  readonly gap: number | null;
  readonly gapInterval: Interval;
}

const HELD_OUT = ["holdout", "heldout", "test", "testing", "eval", "validation"];
const TUNED = ["tuning", "tune", "tuned", "train", "training", "dev", "development", "calibration"];
const YES = ["true", "yes", "1"];
const NO = ["false", "no", "0"];

/**
 * For each row whether it was held out; null where it is in neither part. `holdout` names the value that means held
 * out; without it the words in use decide, and true, yes and 1 in a column that is called after holding out.
 */
export function holdoutRows({ column, values }: TextColumn, holdout: string | null): (boolean | null)[] {
  const found = [...new Set(values.filter((value) => value !== null && value.trim() !== ""))] as string[];
  const meaning = new Map(found.map((value) => [value, meaningOf(value, column, holdout)]));
  const unclear = found.filter((value) => meaning.get(value) === null);
  const parts = new Set(meaning.values());
  if (unclear.length > 0 || parts.size < 2) {
    const shown = found.slice(0, 10).map(show).join(", ");
    throw new EvalError(
      "invalid-option",
      `--split ${column} must tell held-out rows from the others, got ${shown || "no value"}; name the value that means held out: --holdout VALUE`,
    );
  }
  return values.map((value) => (value === null ? null : (meaning.get(value) ?? null)));
}

function meaningOf(value: string, column: string, holdout: string | null): boolean | null {
  if (holdout !== null) return value.trim() === holdout.trim();
  const word = columnKey(value.trim());
  if (HELD_OUT.includes(word)) return true;
  if (TUNED.includes(word)) return false;
  const asks = HELD_OUT.slice(0, 2).some((name) => columnKey(column).includes(name));
  if (asks && YES.includes(word)) return true;
  return asks && NO.includes(word) ? false : null;
}

export function splitAgreement(tuning: Agreement, holdout: Agreement): SplitAgreement {
  const [before, after] = [tuning.agreement, holdout.agreement];
  return {
    tuning,
    holdout,
    gap: before.value === null || after.value === null ? null : after.value - before.value,
    gapInterval: newcombeInterval(after, before),
  };
}
