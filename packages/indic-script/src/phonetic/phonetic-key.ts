import { C, type Reading, V } from "./sounds.js";
import { wordReadings } from "./word-readings.js";

export interface PhoneticOptions {
  /**
   * BCP 47 tag of the language, where spelling depends on it: "th" is थ in Hindi but த in Tamil, ज्ञ is dny in Marathi.
   * Without it each script is read as its main language, and Roman as the north spells.
   */
  readonly language?: string;
}

/**
 * The keys of what a word may sound like, in any script of India, Urdu or Roman letters: two words may be one where they
 * share a key. A native spelling has a few keys; a Roman one has one for each reading of what it leaves open: vowel
 * length (kamal is कमल or कमाल, kamaal only कमाल), silent vowels (kamla, kamala), dental or retroflex (t, d), क्ष as x.
 *
 * Keys tell vowels and their length apart, aspirates and retroflexes, so कमल and कमाल share none; from five consonants on
 * they leave length and retroflexion out. They never tell double consonants. `soundsAlike` is exact where it matters,
 * does not make the keys, and is the faster one to compare two words with; keys are for an index. Between two spellings
 * of one script compare with `indicNormalize` instead.
 *
 * Capital letters, punctuation and spaces make no difference; digits and letters of other scripts stand for themselves.
 * Text without letters has the empty key. Names that differ by more than spelling (Delhi, दिल्ली) share none.
 *
 * @example
 * phoneticKey("कमाल"); // => ["kamAla", "kamAl"]
 * phoneticKey("गंगा").some((key) => phoneticKey("Ganga").includes(key)); // => true
 * phoneticKey("कमल").some((key) => phoneticKey("kamaal").includes(key)); // => false
 */
export function phoneticKey(word: string, options: PhoneticOptions = {}): readonly string[] {
  const keys = new Set<string>();
  for (const reading of wordReadings(word, options.language)) addKeys(reading, keys);
  return [...keys];
}

/** From here on consonants tell words apart well enough, and the keys would be too many. */
const LONG = 5;
const MOST_KEYS = 512;
/** No word has more; a text without spaces has one key a reading. */
const MOST_CONSONANTS = 32;

function addKeys(reading: Reading, keys: Set<string>): void {
  const consonants = (reading.length - 1) / 3;
  const isLong = consonants >= LONG;
  let partial = [""];
  for (let at = 0; at < reading.length; at += 1) {
    // The length of consonants is not part of the key.
    if (at % 3 === 2) continue;
    const all = namesOf(reading[at]!, at % 3 === 0 ? VOWELS : CONSONANTS, isLong);
    const names = consonants > MOST_CONSONANTS ? all.slice(0, 1) : all;
    partial = partial.flatMap((key) => names.map((name) => key + name)).slice(0, MOST_KEYS);
  }
  for (const key of partial) keys.add(key);
}

type Name = readonly [bit: number, name: string, plainName: string];

function namesOf(slot: number, table: readonly Name[], isLong: boolean): string[] {
  if (slot < 0) return [String.fromCodePoint(-slot)];
  const names = new Set<string>();
  for (const [bit, name, plainName] of table) if ((slot & bit) !== 0) names.add(isLong ? plainName : name);
  return [...names];
}

const VOWELS: readonly Name[] = [
  [V.a, "a", ""],
  [V.none, "", ""],
  [V.aa, "A", ""],
  [V.i, "i", "i"],
  [V.ii, "I", "i"],
  [V.u, "u", "u"],
  [V.uu, "U", "u"],
  [V.e, "e", "e"],
  [V.ai, "E", "e"],
  [V.o, "o", "o"],
  [V.au, "O", "o"],
];

const CONSONANTS: readonly Name[] = Object.entries(C).map(([name, bit]) => {
  const shown = name === "S" ? "sh" : name;
  return [bit, shown, shown.toLowerCase()];
});
