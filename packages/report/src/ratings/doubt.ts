/** One thing that makes a measurement less reliable, and how much. */
export interface Doubt {
  readonly points: 1 | 2 | 3;
  readonly reason: string;
}

/** A doubt where something is so, nothing where it is not. */
export const doubtIf = (is: boolean, points: Doubt["points"], reason: string): Doubt[] =>
  is ? [{ points, reason }] : [];
