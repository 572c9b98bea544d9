export interface NegationOptions {
  readonly languages?: readonly string[];
}

export interface Negation {
  readonly cue: string;
  readonly start: number;
  readonly end: number;
}

export function findNegation(_text: string, _start: number, _end: number, _options?: NegationOptions): Negation | null {
  return null;
}
