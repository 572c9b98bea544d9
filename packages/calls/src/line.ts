import type { CallError } from "./call-error.js";
import { systemClock } from "./clock.js";
import { createGate, type Gate } from "./gate.js";
import type { CallLimits, CallsHost } from "./host.js";

/** What all callers share who ask the same model of the same server in one run. */
export interface Line {
  readonly gate: Gate;
  /** The failure after which nothing more is sent, until it may have passed; null where there is none. */
  fatal(): CallError | null;
  end(error: CallError): void;
}

const lines = new WeakMap<CallsHost, Map<string, Line>>();

/**
 * The line of that name at a host: two metrics that ask one model stand in one line, or they would together send twice
 * what its limits allow. Callers with other limits have a line of their own.
 */
export function lineOf(host: CallsHost, name: string, limits: CallLimits): Line {
  const ofHost = lines.get(host) ?? new Map<string, Line>();
  lines.set(host, ofHost);
  const key = `${name} ${JSON.stringify(Object.entries(limits).sort())}`;
  const line = ofHost.get(key) ?? createLine(host, limits);
  ofHost.set(key, line);
  return line;
}

function createLine({ clock = systemClock, random = Math.random }: CallsHost, limits: CallLimits): Line {
  let fatal: CallError | null = null;
  return {
    gate: createGate(limits, clock, random),
    fatal() {
      const { retryAt } = fatal?.detail ?? {};
      if (retryAt !== undefined && Date.parse(retryAt) <= clock.epoch()) fatal = null;
      return fatal;
    },
    end(error) {
      fatal ??= error;
    },
  };
}
