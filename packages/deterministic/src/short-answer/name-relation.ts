import { isShortFormOf } from "./given-names.js";
import { tellsApart } from "./kind-words.js";

/** What two names of one person are to each other: other writings of as many words, or one with more of them. */
export type NameRelation = "same" | "fuller" | "shorter";

/** More words than these are no name with a title. */
const LONGEST = 6;
/** "Senior Pilot", "Lieutenant General". */
const MOST_TITLES = 2;

/**
 * The relation of two names that share the family name at the end and the given name, or a short form of it, where the
 * names between agree: "Roger L. Jackson" and "Roger Labon Jackson", "Mike Pence" and "Michael Richard Pence", "Roger
 * Chaffee" and "Pilot Roger B. Chaffee". Null for names that do not agree: "John F. Smith" and "John Q. Smith".
 */
export function nameRelation(output: readonly string[], expected: readonly string[]): NameRelation | null {
  if (output.length > LONGEST || expected.length > LONGEST || output.at(-1) !== expected.at(-1)) return null;
  for (let titles = 0; titles <= MOST_TITLES; titles += 1) {
    if (agrees(output, untitled(expected, titles))) return titles > 0 ? "shorter" : bySize(output, expected);
    if (agrees(untitled(output, titles), expected)) return titles > 0 ? "fuller" : bySize(output, expected);
  }
  return null;
}

function bySize(output: readonly string[], expected: readonly string[]): NameRelation {
  if (output.length === expected.length) return "same";
  return output.length > expected.length ? "fuller" : "shorter";
}

const untitled = (name: readonly string[], titles: number): readonly string[] =>
  titles > 0 && tellsApart(name[titles - 1] as string) ? [] : name.slice(titles);

function agrees(one: readonly string[], other: readonly string[]): boolean {
  const [given, otherGiven] = [one[0], other[0]];
  if (one.length < 2 || other.length < 2 || given === undefined || otherGiven === undefined) return false;
  if (given !== otherGiven && !isShortFormOf(given, otherGiven)) return false;
  if (differInInitials(one, other)) return false;
  const [middle, otherMiddle] = [one.slice(1, -1), other.slice(1, -1)];
  return middle.length < otherMiddle.length ? isPartOf(middle, otherMiddle) : isPartOf(otherMiddle, middle);
}

/** Of two names with initials, the one with more of them is of another person: "George H. W. Bush". */
export function differInInitials(one: readonly string[], other: readonly string[]): boolean {
  const [initials, otherInitials] = [one.slice(1, -1).filter(isInitial), other.slice(1, -1).filter(isInitial)];
  return one.length !== other.length && initials.length > 0 && otherInitials.length > 0;
}

/** Latin letters alone: a letter of another script may be a syllable. */
const isInitial = (word: string): boolean => /^[a-z]$/.test(word);

/** Whether the names of the first stand in the second, in order. */
function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0;
  for (const name of whole) if (found < part.length && isSameName(part[found] as string, name)) found += 1;
  return found === part.length;
}

const isSameName = (one: string, other: string): boolean =>
  one === other || (isInitial(one) && other.startsWith(one)) || (isInitial(other) && one.startsWith(other));
