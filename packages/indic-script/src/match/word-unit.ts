import { findNumbers } from "@eval/core/text/numbers";
import type { AnswerWord } from "./answer-word.js";

const known = new Map<AnswerWord, string | null>();
const KNOWN_WORDS = 5_000;

/** The unit that a word names ("Celsius", किलोमीटर), by its symbol; null where it names none. */
export function wordUnit(word: AnswerWord): string | null {
  let unit = known.get(word);
  if (unit === undefined) {
    if (known.size >= KNOWN_WORDS) known.clear();
    const [found] = findNumbers(`5 ${word.fold}`);
    unit = (found?.kind === "number" && found.end > 1 && found.unit) || null;
    known.set(word, unit);
  }
  return unit;
}
