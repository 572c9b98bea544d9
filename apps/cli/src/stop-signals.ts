import { exitCode } from "./exit-code.js";

/** Signals that ask a run to end. */
export interface StopSignals {
  readonly signal: AbortSignal;
  /** Exit code that the signal asks for, once there was one. */
  code(): number | null;
  release(): void;
}

/** The first interrupt lets the run put its journal in order; the second one ends at once. */
export function listenForStop(): StopSignals {
  const controller = new AbortController();
  let code: number | null = null;
  const stop = (next: number) => () => {
    if (code !== null) process.exit(code);
    code = next;
    controller.abort();
  };
  const onInterrupt = stop(exitCode.interrupted);
  const onTerminate = stop(exitCode.terminated);
  process.on("SIGINT", onInterrupt);
  process.on("SIGTERM", onTerminate);
  return {
    signal: controller.signal,
    code: () => code,
    release() {
      process.off("SIGINT", onInterrupt);
      process.off("SIGTERM", onTerminate);
    },
  };
}
