import type { JsonRecord, OpenChatModel, OpenEncoder } from "@eval/core";
import type { CallSettings } from "./call-settings.js";
import type { Calls } from "./open-calls.js";

/** Calls that are set up when the first model is opened: most commands open none. */
export interface LazyCalls {
  /** One descriptor is one model, however often it is asked for, so that all its callers share one rate limit. */
  readonly chatModel: OpenChatModel;
  /** The same of encoders. */
  readonly encoder: OpenEncoder;
  /** Null where no model was opened. */
  opened(): Promise<Calls | null>;
}

export function lazyCalls(
  setup: { readonly directory: string; readonly plugins: readonly string[]; readonly dryRun: boolean },
  settings: CallSettings,
  signal: AbortSignal,
): LazyCalls {
  let calls: Promise<Calls> | null = null;
  const open = async (): Promise<Calls> => (await import("./open-calls.js")).openCalls(setup, settings, signal);
  const once = <Made>(make: (opened: Calls, descriptor: JsonRecord) => Promise<Made>) => {
    const made = new Map<string, Promise<Made>>();
    return (descriptor: JsonRecord): Promise<Made> => {
      const key = JSON.stringify(descriptor);
      const known = made.get(key);
      if (known !== undefined) return known;
      calls ??= open();
      const making = calls.then((opened) => make(opened, descriptor));
      made.set(key, making);
      return making;
    };
  };
  return {
    chatModel: once((opened, descriptor) => opened.open(descriptor)),
    encoder: once((opened, descriptor) => opened.openEncoder(descriptor)),
    opened: async () => calls,
  };
}
