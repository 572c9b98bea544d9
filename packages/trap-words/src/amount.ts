/** A number with its unit, where it stands. */
export interface Amount {
  readonly value: number;
  readonly unit: string | null;
  readonly start: number;
  readonly end: number;
  /** An hour of the day. */
  readonly isClock?: true;
}
