/** A fraction of LaTeX whose braces are left out around single digits: "\frac12", "\frac1{20}". */
const GLUED = /\\[dt]?frac\s?(?:\{([0-9]{1,9})\}|([0-9]))\s?(?:\{([0-9]{1,9})\}|([0-9]))/y;

export interface GluedFraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly end: number;
}

/** The fraction that begins at a backslash, or null; one with all its braces is left to the grammar. */
export function readGluedFraction(text: string, at: number): GluedFraction | null {
  GLUED.lastIndex = at;
  const match = GLUED.exec(text);
  if (match === null || (match[2] === undefined && match[4] === undefined)) return null;
  const numerator = BigInt(match[1] ?? (match[2] as string));
  const denominator = BigInt(match[3] ?? (match[4] as string));
  return denominator === 0n ? null : { numerator, denominator, end: GLUED.lastIndex };
}
