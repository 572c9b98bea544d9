/**
 * The chance that a player of one log strength beats one of another.
 *
 * @example
 * winProbability(0, 0); // => 0.5
 */
export function winProbability(a: number, b: number): number {
  return 1 / (1 + Math.exp(b - a));
}
