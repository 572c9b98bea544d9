import type { EvalCase } from "@eval/core";
import type { Profile } from "../profile/profile.js";
import { AUTO, type ProfileBook, SOURCE_PRESERVED } from "../profile/profile-book.js";
import { nameInRow } from "./name-in-row.js";

/** A profile for a case, and who chose it. */
export interface ChosenProfile {
  readonly name: string;
  readonly profile: Profile;
  readonly chosenBy: "option" | "row" | "shape";
}

/**
 * How `profile` of the options finds the profile of each case: `unnamed`, or null, where the row must name one and does
 * not.
 */
export function profileChooser(
  wanted: string,
  book: ProfileBook,
  shapeOf: (evalCase: EvalCase) => string,
  unnamed: string | null,
): (evalCase: EvalCase) => ChosenProfile | null {
  const pick = (name: string, chosenBy: ChosenProfile["chosenBy"]) => ({ name, profile: book.find(name), chosenBy });
  if (wanted !== AUTO && wanted !== SOURCE_PRESERVED) {
    const fixed = pick(wanted, "option");
    return () => fixed;
  }
  return (evalCase) => {
    const named = nameInRow(evalCase);
    // Data sets carry this label on their rows too, where it names nothing.
    if (named !== null && named !== SOURCE_PRESERVED) return pick(named, "row");
    if (wanted === AUTO && named === null) return pick(shapeOf(evalCase), "shape");
    return unnamed === null ? null : pick(unnamed, "option");
  };
}
