import type { SourceTerm } from "./read-source.js";
import { offsetsOf } from "./scan-text.js";

/**
 * Whether the term stands in an answer: `output`, or what comes behind a question. A sentence without a question may be
 * either.
 */
export function isInAnswer(place: SourceTerm): boolean {
  const { start } = offsetsOf(place.scan, place);
  return place.field === "output" || place.scan.words.text.slice(0, start).includes("?");
}

/** Whether it stands in a question: `input`, or what ends in a question mark. */
export function isInQuestion(place: SourceTerm): boolean {
  return !isInAnswer(place) && (place.field === "input" || place.scan.words.text.includes("?"));
}
