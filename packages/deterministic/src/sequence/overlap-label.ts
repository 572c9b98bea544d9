import { isBlank } from "@eval/core/text";
import { similarityLabel } from "./similarity-label.js";

/** The label of a similarity from 0 to 1 that a blank output has too. */
export function overlapLabel(output: string, score: number): "blank" | "matched" | "partial" | "different" {
  return isBlank(output) ? "blank" : similarityLabel(score);
}
