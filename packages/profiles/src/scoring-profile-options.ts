import type { JsonRecord } from "@eval/core";

export interface ScoringProfileOptions {
  /** `capability-bench` reproduces the formulas of the answer-accuracy framework, defects included. */
  readonly preset: "capability-bench" | null;
  /**
   * Which profile: `auto` the one that the row names, else the one of its shape; `source_preserved` the one that the
   * row names, else none; a name that one for all rows, whatever they name.
   */
  readonly profile: string;
  /** Profiles of your own by name; see `Profile`. */
  readonly profiles: JsonRecord;
  /** What rows may name as `grader`: the name of a profile, a profile, or a part that decides by its own verdict. */
  readonly graders: JsonRecord;
  /** The score from which on a case passes, in place of the profiles' own. */
  readonly threshold: number | null;
  /** The model of parts that ask one and name none, as a descriptor; null leaves them their own default. */
  readonly model: JsonRecord | null;
}
