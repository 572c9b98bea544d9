import type { CallContext, Signal } from "@eval/core";
import { CallError } from "./call-error.js";
import type { Clock } from "./clock.js";
import type { CallsHost } from "./host.js";
import { joinSignals } from "./join-signals.js";

/** A call under way: its signal, its time. */
export interface OpenCall {
  /** Aborted, always with a `CallError`, by whoever may end the call, or when its time is over. */
  readonly signal: Signal;
  /** The first request is sent: the call's own time begins. What it waited for its turn does not count. */
  begin(): void;
  leftMs(): number;
  /** Since it began. */
  elapsedMs(): number;
  close(): void;
}

export function openCall(
  timeoutMs: number,
  clock: Clock,
  host: CallsHost,
  context: CallContext,
  stop: Signal,
): OpenCall {
  const joined = joinSignals([host.signal, context.signal, stop]);
  const cancels: (() => void)[] = [];
  let beganAt: number | null = null;
  let endsAt = Number.POSITIVE_INFINITY;

  /** The reason is made when it is needed: an error has a stack, which costs more than all else here. */
  function endIn(ms: number, reason: () => CallError): void {
    if (!Number.isFinite(ms)) return;
    endsAt = Math.min(endsAt, clock.monotonic() + ms);
    if (ms <= 0) joined.abort(reason());
    else cancels.push(clock.after(ms, () => joined.abort(reason())));
  }

  const { deadline: ofRun = Number.POSITIVE_INFINITY } = host;
  const { deadline: ofCase = Number.POSITIVE_INFINITY } = context;
  endIn(ofRun - clock.epoch(), () => new CallError("timeout", "the time for the whole run is over", { scope: "run" }));
  endIn(ofCase - clock.epoch(), () => new CallError("timeout", "the time for this case is over"));

  return {
    signal: joined.signal,
    begin() {
      if (beganAt !== null) return;
      beganAt = clock.monotonic();
      endIn(timeoutMs, () => new CallError("timeout", `no whole reply came within ${timeoutMs} ms`));
    },
    leftMs: () => endsAt - clock.monotonic(),
    elapsedMs: () => (beganAt === null ? 0 : clock.monotonic() - beganAt),
    close() {
      for (const cancel of cancels) cancel();
      joined.dispose();
    },
  };
}
