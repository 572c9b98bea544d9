/**
 * The unit that a text begins with, where the number reader of core does not know its name: Tamil மணி நேரம் is two words,
 * and a lone மணி an hour of the clock. By the symbols of core.
 */
export function unitBehind(text: string): string | null {
  if (TAMIL_HOURS.test(text)) return "h";
  return RUPEE.test(text) ? "INR" : null;
}

const TAMIL_HOURS = /^\s*மணி\s*நேர/u;
const RUPEE = /^\s*rup(?:a)?ya(?!\p{L})/iu;
