import { englishNames } from "./language-of-name.js";

/** The name of a language that a mistyped one most likely meant, or null where none is near: at most a third differs. */
export function nearestName(value: string): string | null {
  const known = namesByValue.get(value);
  if (known !== undefined) return known;
  const name = findNearest(value);
  if (namesByValue.size < MOST_KEPT) namesByValue.set(value, name);
  return name;
}

/** A column often holds one mistyped name in all its rows. */
const namesByValue = new Map<string, string | null>();
const MOST_KEPT = 1_000;

function findNearest(value: string): string | null {
  const word = value.trim().toLowerCase();
  let [best, least]: [string | null, number] = [null, Math.floor(word.length / 3) + 1];
  if (word.length > LONGEST) return null;
  for (const name of englishNames()) {
    const distance = name === word ? least : editDistance(word, name);
    if (distance < least) [best, least] = [name, distance];
  }
  return best === null ? null : best.slice(0, 1).toUpperCase() + best.slice(1);
}

const LONGEST = 30;

function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 0; i < left.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < right.length; j += 1) {
      const changed = (row[j] as number) + (left[i] === right[j] ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] as number) + 1, (next[j] as number) + 1));
    }
    row = next;
  }
  return row[right.length] as number;
}
