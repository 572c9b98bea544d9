/** The parts of an abort signal that core may name: it is compiled without DOM or Node. */
interface MinimalSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
}

/** The platform's own `AbortSignal` wherever the reader's compiler knows one. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S : MinimalSignal;

/** What whoever waits for something must honour. */
export interface CallContext {
  readonly signal?: Signal;
  /** When the result is of no more use, in milliseconds of `Date.now()`. */
  readonly deadline?: number;
}
