import type { Amount } from "./amount.js";
import { amountAt } from "./amount-at.js";
import { isInAnswer } from "./in-answer.js";
import { misreadValue, slipValues } from "./number-slips.js";
import type { SourceTerm } from "./read-source.js";
import type { TermInSource } from "./term-in-source.js";

/** The number that a term of the source makes, and what each wrong sense would make of it. */
export interface NumberReading {
  readonly right: Amount;
  readonly wrong: readonly { readonly sense: number; readonly amount: Amount }[];
  /** Amounts that other slips of the same kind make: another part, the scale left out, zeros too many or too few. */
  readonly slips: readonly Amount[];
}

/** The readings of a term in all its places, made once for all traces of a source. */
export function numberReadings({ places }: TermInSource): readonly PlacedReading[] {
  const known = readings.get(places) ?? places.map((place) => ({ place, reading: numberReading(place) }));
  readings.set(places, known);
  return known;
}

export interface PlacedReading {
  readonly place: SourceTerm;
  /** Null where the term stands for no definite number there. */
  readonly reading: NumberReading | null;
}

const readings = new WeakMap<readonly SourceTerm[], readonly PlacedReading[]>();

function numberReading(term: SourceTerm): NumberReading | null {
  const { senses } = term.entry.entry;
  const rightSense = senses.findIndex(({ use, value }) => use !== "misreading" && value !== undefined);
  const meant = senses[rightSense]?.value;
  if (meant === undefined || isIndefinite(term) || !isNumberThere(term)) return null;
  const right = amountAt(term, meant);
  if (right === null) return null;
  const wrong = senses.flatMap(({ value }, sense) => {
    const misread = value === undefined || sense === rightSense ? null : misreadValue(right.value, meant, value);
    return misread === null || misread === right.value ? [] : [{ sense, amount: { ...right, value: misread } }];
  });
  // What an answer says may be called wrong and set right: the other number is then no reading of it.
  const slips = isInAnswer(term) ? [] : slipValues(right.value, meant).map((value) => ({ ...right, value }));
  return { right, wrong, slips };
}

/** Not where the source uses the word for something else: अरब in "अरब देश". */
function isNumberThere({ decision: { sense }, entry: { entry } }: SourceTerm): boolean {
  return sense === null || entry.senses[sense]!.value !== undefined;
}

/** "How many lakh", "several crore": whatever number the trace names, it is no reading of the word. */
export function isIndefinite({ scan: { words }, first }: SourceTerm): boolean {
  const before = first === 0 ? "" : words.text.slice(words.starts[first - 1]!, words.ends[first - 1]);
  return INDEFINITE.has(before.toLowerCase());
}

const INDEFINITE = new Set(
  "कितने कितना कितनी कई कुछ अनेक हज़ारों सैकड़ों kitne kitna kitni kai kuch anek how many several few কত কয়েক কত কিছু किती काही अनेक எத்தனை பல சில ఎన్ని కొన్ని".split(
    " ",
  ),
);
