import { type CueIndex, compileCues } from "./compile-cues.js";
import type { SenseUse, TrapDictionary, TrapEntry } from "./dictionary.js";
import type { NumberedDictionary } from "./numbered-dictionary.js";
import { type SenseDecision, uncuedSense } from "./sense-decision.js";
import { soundKey } from "./sound-key.js";
import { wordKey } from "./word-key.js";

/** An entry with its cues made ready on first use: most entries of a dictionary never meet their term. */
export interface CompiledEntry {
  readonly dictionary: TrapDictionary;
  readonly home: NumberedDictionary;
  readonly entry: TrapEntry;
  /** Cues by spelling or, for text in Latin letters, by sound. */
  readonly cues: (bySound: boolean) => CueIndex;
  /** By sense. */
  readonly uses: readonly SenseUse[];
  /** The senses that the term really has, and those that it never has. */
  readonly realSenses: readonly number[];
  readonly misreadings: readonly number[];
  /** What the term means where no cue is found. */
  readonly uncued: SenseDecision;
  /** Whether the term stands for a number. */
  readonly isNumber: boolean;
}

export function compileEntry(home: NumberedDictionary, entry: TrapEntry): CompiledEntry {
  const { dictionary } = home;
  const made: CueIndex[] = [];
  const realSenses: number[] = [];
  const misreadings: number[] = [];
  const uses = entry.senses.map(({ use }) => use);
  for (const [sense, use] of uses.entries()) (use === "misreading" ? misreadings : realSenses).push(sense);
  return {
    dictionary,
    home,
    entry,
    cues: (bySound) => {
      const at = bySound ? 1 : 0;
      made[at] ??= compileCues(entry.senses, dictionary.cueSets, bySound ? soundKey : wordKey);
      return made[at];
    },
    uses,
    realSenses,
    misreadings,
    uncued: uncuedSense(
      realSenses,
      realSenses.filter((sense) => uses[sense] === "usual"),
      "frequency",
    ),
    isNumber: entry.senses.some(({ value }) => value !== undefined),
  };
}
