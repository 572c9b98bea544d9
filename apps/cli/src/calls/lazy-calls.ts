import type { ChatModel, OpenChatModel } from "@eval/core";
import type { CallSettings } from "./call-settings.js";
import type { Calls } from "./open-calls.js";

/** Calls that are set up when the first model is opened: most commands open none. */
export interface LazyCalls {
  /** One descriptor is one model, however often it is asked for, so that all its callers share one rate limit. */
  readonly chatModel: OpenChatModel;
  /** Null where no model was opened. */
  opened(): Promise<Calls | null>;
}

export function lazyCalls(
  setup: { readonly directory: string; readonly plugins: readonly string[]; readonly dryRun: boolean },
  settings: CallSettings,
  signal: AbortSignal,
): LazyCalls {
  let calls: Promise<Calls> | null = null;
  const models = new Map<string, Promise<ChatModel>>();
  const open = async (): Promise<Calls> => (await import("./open-calls.js")).openCalls(setup, settings, signal);
  return {
    chatModel(descriptor) {
      const key = JSON.stringify(descriptor);
      const known = models.get(key);
      if (known !== undefined) return known;
      calls ??= open();
      const model = calls.then((opened) => opened.open(descriptor));
      models.set(key, model);
      return model;
    },
    opened: async () => calls,
  };
}
