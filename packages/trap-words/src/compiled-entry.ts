import { type CueIndex, compileCues } from "./compile-cues.js";
import type { TrapDictionary, TrapEntry } from "./dictionary.js";
import { soundKey } from "./sound-key.js";
import { wordKey } from "./word-key.js";

/** An entry with its cues made ready on first use: most entries of a dictionary never meet their term. */
export interface CompiledEntry {
  readonly dictionary: TrapDictionary;
  readonly entry: TrapEntry;
  /** Cues by spelling or, for text in Latin letters, by sound. */
  readonly cues: (bySound: boolean) => CueIndex;
  /** The senses that the term really has, and those that it never has. */
  readonly realSenses: readonly number[];
  readonly misreadings: readonly number[];
  /** Whether the term stands for a number. */
  readonly isNumber: boolean;
}

export function compileEntry(dictionary: TrapDictionary, entry: TrapEntry): CompiledEntry {
  const made: CueIndex[] = [];
  const realSenses: number[] = [];
  const misreadings: number[] = [];
  for (const [sense, { use }] of entry.senses.entries()) (use === "misreading" ? misreadings : realSenses).push(sense);
  return {
    dictionary,
    entry,
    cues: (bySound) => {
      const at = bySound ? 1 : 0;
      made[at] ??= compileCues(entry.senses, dictionary.cueSets, bySound ? soundKey : wordKey);
      return made[at];
    },
    realSenses,
    misreadings,
    isNumber: entry.senses.some(({ value }) => value !== undefined),
  };
}
