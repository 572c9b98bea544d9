/** Signals that ask a run to end. */
export interface StopSignals {
  readonly signal: AbortSignal;
  /** Exit code that the signal asks for, once there was one. */
  code(): number | null;
  release(): void;
}
/** The first interrupt lets the run put its journal in order; the second one ends at once. */
export declare function listenForStop(): StopSignals;
//# sourceMappingURL=stop-signals.d.ts.map
