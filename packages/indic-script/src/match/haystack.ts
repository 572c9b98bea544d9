import type { NumberAtWords } from "./numbers-at-words.js";
import type { WordRules } from "./same-word.js";
import type { SplitAnswer } from "./split-answer.js";

/** What accepted answers are looked for in. */
export interface Haystack {
  readonly answer: SplitAnswer;
  /** Its numbers by the word they begin at; none where no accepted answer has one. */
  readonly numbers: ReadonlyMap<number, NumberAtWords>;
  readonly rules: WordRules;
}
