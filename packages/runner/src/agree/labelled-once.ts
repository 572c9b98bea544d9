import { EvalError, show } from "@eval/core";
import type { ReadPlan } from "../rows/source.js";

/** The columns that say what a label is of: the case, the model, and its answer, where there are any. */
export function identityColumns({ files, mapping: { id, model, output } }: ReadPlan): readonly string[] {
  if (files.length < 2 || typeof id !== "string") return [];
  return [id, model, output].filter((column) => typeof column === "string");
}

/**
 * Refuses a second label of the same answer from another file: files of two people would be one file in which every case
 * counts twice. The answers of two models to one question are two things.
 */
export class LabelledOnce {
  readonly #files = new Map<string, string>();
  readonly #label: string;

  constructor(label: string) {
    this.#label = label;
  }

  /** Notes a label of what `identity` names, the id first. */
  note(identity: readonly (string | null)[], file: string): void {
    const [id = null] = identity;
    if (id === null) return;
    const key = JSON.stringify(identity);
    const before = this.#files.get(key) ?? file;
    this.#files.set(key, before);
    if (before === file) return;
    throw new EvalError(
      "doubled-label",
      `an answer must have one label in column ${show(this.#label)}, got two for id ${show(id)}: one in ${before}, one in ${file}, and both would count; ` +
        "to compare two people put their labels side by side in one file, a column for each, and name both: --label PERSON_1 --second-label PERSON_2",
    );
  }
}
