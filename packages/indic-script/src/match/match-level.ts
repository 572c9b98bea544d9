/** How a word of the expected answer was found, from the strictest to the loosest. */
export const matchLevels = [
  "exact",
  "number",
  "spelling",
  "alias",
  "inflection",
  "script",
  "phonetic",
  "parts",
] as const;

/**
 * - `exact`: the same letters; case, accents of Latin letters, punctuation and the digits of a script do not count;
 * - `number`: the same quantity in another writing (5 लाख, 5,00,000);
 * - `spelling`: another accepted spelling of the word (हिंदी, हिन्दी; ज़रूर, जरूर), or written apart or together;
 * - `alias`: another name that the tables or the caller list (Bombay, मुंबई; नदी, river);
 * - `inflection`: a listed ending (ঢাকার of ঢাকা, paintings, Mithuna of mithun);
 * - `script`: the same word in another script (गंगा, Ganga);
 * - `phonetic`: another Roman spelling of one word (Deepak, Dipak);
 * - `parts`: all parts are there, but in another order, or spread over a sentence.
 */
export type MatchLevel = (typeof matchLevels)[number];

/** A set of levels: one bit each. Zero is no match. */
export type LevelSet = number;

export const EXACT = 1;
export const NUMBER = 2;
export const SPELLING = 4;
export const ALIAS = 8;
export const INFLECTION = 16;
export const SCRIPT = 32;
export const PHONETIC = 64;
export const PARTS = 128;

const SCORES: Readonly<Record<MatchLevel, number>> = {
  exact: 1,
  number: 1,
  spelling: 0.98,
  alias: 0.96,
  inflection: 0.95,
  script: 0.94,
  phonetic: 0.9,
  parts: 0.85,
};

export function levelSetOf(levels: readonly MatchLevel[]): LevelSet {
  return levels.reduce((set, level) => set | (1 << matchLevels.indexOf(level)), 0);
}

/** The loosest level of a set. */
export function loosestLevel(set: LevelSet): MatchLevel {
  return matchLevels[31 - Math.clz32(set)] as MatchLevel;
}

/** The score of the loosest level: 1 for an exact match, down to 0.85 for one by parts. */
export function levelScore(set: LevelSet): number {
  return SCORES[loosestLevel(set)];
}
