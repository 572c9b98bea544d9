import type { Clock } from "../src/clock.js";

/** A clock that moves only when told, and lets everything that a timer sets off happen before the next one. */
export function virtualClock(): Clock & { advance(ms: number): Promise<void>; pending(): number } {
  let now = 0;
  let timers: { at: number; callback: () => void }[] = [];
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    monotonic: () => now,
    epoch: () => 1_764_547_200_000 + now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0];
        if (next === undefined) break;
        timers = timers.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.callback();
        await settle();
      }
      now = end;
    },
    pending: () => timers.length,
  };
}
