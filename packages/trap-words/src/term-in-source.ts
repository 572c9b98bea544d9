import type { CompiledEntry } from "./compiled-entry.js";
import type { SourceTerm } from "./read-source.js";

/** What the source says of one term: all places where it stands, and the senses that it has there. */
export interface TermInSource {
  readonly entry: CompiledEntry;
  readonly places: readonly SourceTerm[];
  readonly senses: ReadonlySet<number>;
  /** Some place leaves the sense open. */
  readonly isOpen: boolean;
  readonly named: ReadonlySet<number>;
}
