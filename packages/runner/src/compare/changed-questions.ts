import type { CasePair } from "./pair-cases.js";

const KEYS_SHOWN = 5;

/**
 * What two cases that are paired do not have in common, in sentences: an id may have moved to another question, and a
 * corrected gold changes the score of an answer that is the same.
 */
export function changedQuestions(pairs: readonly CasePair[]): string[] {
  const isOtherQuestion = ({ a, b }: CasePair) => isOther(a.input, b.input);
  const questions = pairs.filter(isOtherQuestion);
  // Another question has another answer, which need not be said twice.
  const golds = pairs.filter((pair) => !isOtherQuestion(pair) && isOther(pair.a.expected, pair.b.expected));
  return [
    ...said(
      questions,
      ["asks a different question", "ask different questions"],
      "what is compared is not the same task",
    ),
    ...said(
      golds,
      ["has a different expected answer", "have different expected answers"],
      "a changed gold changes scores",
    ),
  ];
}

/** What is not known, as where the file of a run is gone, is not different. Space at the edges is no other text. */
const isOther = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a !== b && a.trim().normalize("NFC") !== b.trim().normalize("NFC");

function said(pairs: readonly CasePair[], [one, many]: readonly [string, string], why: string): string[] {
  if (pairs.length === 0) return [];
  const keys = pairs.slice(0, KEYS_SHOWN).map(({ key }) => JSON.stringify(key));
  const rest = pairs.length > KEYS_SHOWN ? ", …" : "";
  const count = pairs.length === 1 ? `1 pair ${one}` : `${pairs.length} pairs ${many}`;
  return [`${count} (${keys.join(", ")}${rest}): ${why}`];
}
