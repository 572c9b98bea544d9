import type { LevelSet } from "./match-level.js";

/** Where an accepted answer stands in an answer: words `first` to before `next`. */
export interface Occurrence {
  readonly first: number;
  readonly next: number;
  readonly levels: LevelSet;
}
