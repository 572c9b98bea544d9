import type { FoundCard } from "./cards/find-card.js";

/** An accepted answer, with the card that may decide it. */
export interface Candidate {
  readonly text: string;
  readonly index: number;
  readonly found: FoundCard | { readonly kind: "threshold"; readonly threshold: number };
}
