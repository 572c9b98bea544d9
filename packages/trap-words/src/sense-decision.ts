/** Which sense a term has in its place, or null where that is open, and what decided. */
export interface SenseDecision {
  readonly sense: number | null;
  /** `cue`: words around it; `exclusion`: the other senses do not fit; `frequency`: no cue, but one everyday sense. */
  readonly basis: "cue" | "exclusion" | "frequency" | "open";
  /** The cue that weighed most, as it stands in the text. */
  readonly evidence: string | null;
}

export const OPEN_SENSE: SenseDecision = { sense: null, basis: "open", evidence: null };

/** The decision where no cue speaks for a sense: the only everyday one, or the only one that is not excluded. */
export function uncuedSense(
  open: readonly number[],
  usual: readonly number[],
  basis: "exclusion" | "frequency",
): SenseDecision {
  const only = usual.length === 1 ? usual[0] : open.length === 1 ? open[0] : undefined;
  return only === undefined ? OPEN_SENSE : { sense: only, basis, evidence: null };
}
