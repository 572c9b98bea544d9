import type { Diagnosis } from "../diagnostics/diagnosis.js";
import { finiteScore } from "../finite-score.js";
import type { ReportRow } from "../report.js";

/**
 * A value as JSON that may stand in a `script` element: without `<`, so that nothing in it can end the element, and
 * without characters that would turn the direction of the page's source.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, unicodeEscape);

const HEX = 16;
const unicodeEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(HEX).padStart(4, "0")}`;

/** A row as the page reads it: places instead of keys, and results as in a journal. */
export function rowData({ number, id, groups, evalCase, results, diagnosis }: ReportRow): unknown[] {
  const short = results.map(({ status, label, score, passed, reason, metadata }) => {
    const head = [label, finiteScore(score, status) ?? status, passed];
    return metadata !== null ? [...head, reason, metadata] : reason !== null ? [...head, reason] : head;
  });
  const row = [number, id, groups, withoutId(evalCase), short];
  return diagnosis === undefined || diagnosis.flags.length === 0 ? row : [...row, diagnosisData(diagnosis)];
}

const diagnosisData = ({ flags, action }: Diagnosis): unknown[] => [
  flags.map(({ code, reason }) => [code, reason]),
  action,
];

const withoutId = (evalCase: ReportRow["evalCase"]): object | null =>
  evalCase === null ? null : { ...evalCase, id: undefined };
