/** The label of a similarity from 0 to 1. */
export function similarityLabel(similarity: number): "matched" | "partial" | "different" {
  if (similarity === 1) return "matched";
  return similarity === 0 ? "different" : "partial";
}
