import { foldDigits } from "@eval/core/text";
import { findNumbers, type NumberResult, unitFactors } from "@eval/core/text/numbers";

/** What differs: the value, or the unit of an equal value. The texts are those of the two answers. */
export interface NumberDifference {
  readonly kind: "number" | "unit";
  readonly expected: string;
  readonly found: string;
}

/**
 * A number of the accepted answer that the output, which has numbers, does not have, or has with another unit. Numbers
 * that only the output has do not count, since answers add detail. Null where nothing differs, and where the output
 * has no number at all.
 */
export function differingNumber(expected: string, output: string): NumberDifference | null {
  const wanted = findNumbers(expected).filter(isFirm);
  if (wanted.length === 0) return null;
  const found = findNumbers(output).filter(isFirm);
  const digits = foldDigits(output);
  // "1907" for "December 31, 1907" says less, not something else.
  const strange = found.filter((other) => !wanted.some((number) => sharesValue(number, other)));
  for (const number of wanted) {
    const equal = found.filter((other) => sharesValue(number, other));
    if (equal.some((other) => unitsAgree(number, other))) continue;
    // As a part of a date, a name or a formula it is no number of its own.
    if (equal.length === 0 && digits.includes(foldDigits(number.text))) continue;
    if (equal.some((other) => unitsAreKnown(number, other))) return difference("unit", number, equal[0]!);
    const rival =
      strange.find((other) => unitOf(number) === unitOf(other)) ??
      strange.find((other) => !unitsAreKnown(number, other) || scaleOf(number, other) !== null);
    if (rival !== undefined) return difference("number", number, rival);
  }
  return null;
}

const difference = (kind: NumberDifference["kind"], expected: NumberResult, found: NumberResult) => ({
  kind,
  expected: expected.text,
  found: found.text,
});

/** "one" and "एक" are often articles. */
const isFirm = (number: NumberResult): boolean =>
  !(number.kind === "number" && number.written === "words" && number.value === 1);

function valuesOf(number: NumberResult): readonly number[] {
  if (number.kind === "number") return [number.value];
  if (number.kind === "range") return [number.low.value, number.high.value];
  return number.readings.map(({ value }) => value);
}

function unitOf({ percent, currency, unit, ordinal }: NumberResult): string {
  return percent === true ? "%" : (currency ?? unit ?? (ordinal === true ? "ordinal" : ""));
}

const unitsAreKnown = (a: NumberResult, b: NumberResult): boolean =>
  unitOf(a) !== "" && unitOf(b) !== "" && unitOf(a) !== unitOf(b);

function scaleOf(a: NumberResult, b: NumberResult): number | null {
  const factors = unitFactors(unitOf(a), unitOf(b));
  return factors === null ? null : Number(factors[0]) / Number(factors[1]);
}

/** Units agree where they are the same, where one is not said, and where they convert (the values were compared so). */
const unitsAgree = (a: NumberResult, b: NumberResult): boolean =>
  !unitsAreKnown(a, b) || (scaleOf(a, b) !== null && convertsTo(a, b));

/** A range needs both its ends; anything else any of its readings. */
function sharesValue(a: NumberResult, b: NumberResult): boolean {
  if (convertsTo(a, b)) return true;
  const [ofA, ofB] = [valuesOf(a), valuesOf(b)];
  if (a.kind === "range" && b.kind === "range") return ofA[0] === ofB[0] && ofA[1] === ofB[1];
  return ofA.some((value) => ofB.includes(value));
}

function convertsTo(a: NumberResult, b: NumberResult): boolean {
  const scale = scaleOf(a, b);
  if (scale === null) return false;
  const [ofA, ofB] = [valuesOf(a).map((value) => value * scale), valuesOf(b)];
  if (a.kind === "range" && b.kind === "range") return ofA.every((end, at) => isClose(end, ofB[at] as number));
  return ofA.some((one) => ofB.some((other) => isClose(one, other)));
}

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
