import { seededRandom, shuffle } from "@eval/stats";
import { foldedName } from "../labels/labeler-name.js";
import { derivedSeed } from "./derived-seed.js";
import type { Protocol } from "./protocol.js";

/**
 * The cases in the order in which a labeler sees them: random, another one for each labeler, the same whenever they
 * come back. So no case is always judged last, by tired people, and nobody can guess from a place what comes next.
 */
export const labelerOrder = ({ cases, seed }: Protocol, labeler: string): number[] =>
  shuffle(cases, seededRandom(derivedSeed(seed, `order of ${foldedName(labeler)}`)));
