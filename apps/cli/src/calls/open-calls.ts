import fs from "node:fs";
import path from "node:path";
import {
  type CallEstimate,
  type CallsHost,
  createCache,
  createEstimate,
  createLedger,
  type Ledger,
  type PriceTable,
  readPrices,
} from "@eval/calls";
import { fileStore } from "@eval/calls/node";
import { type BackendPorts, type ChatModel, type Encoder, EvalError, type JsonRecord } from "@eval/core";
import { chatModelBackends, encoderBackends, openBackend } from "../discovery/open-backend.js";
import type { CallSettings } from "./call-settings.js";

/** The calls of one command: how models are opened, and what they used. */
export interface Calls {
  open(descriptor: JsonRecord): Promise<ChatModel>;
  openEncoder(descriptor: JsonRecord): Promise<Encoder>;
  readonly ledger: Ledger;
  /** Of a dry run, in which no call is made. */
  readonly estimate: CallEstimate | null;
  /** What the user pays, where they say. */
  readonly prices: PriceTable | undefined;
  /** Whether a server said that it makes its replies up. */
  isStub(): boolean;
}

/** Sets up limits, cache and accounts for all models that a command opens. */
export function openCalls(
  { directory, plugins, dryRun }: { directory: string; plugins: readonly string[]; dryRun: boolean },
  settings: CallSettings,
  signal: AbortSignal,
): Calls {
  const prices = settings.prices === null ? undefined : readPriceFile(path.resolve(directory, settings.prices));
  const ledger = createLedger({
    ...(prices && { prices }),
    ...(settings.maxCost !== null && { maxCost: settings.maxCost }),
  });
  const estimate = dryRun ? createEstimate(prices) : null;
  const host: CallsHost & BackendPorts = {
    env: process.env,
    ledger,
    signal,
    cache: createCache(fileStore(path.resolve(directory, settings.cacheFolder)), settings.cache),
    limits: {
      ...(settings.rpm !== null && { requestsPerMinute: settings.rpm }),
      ...(settings.tpm !== null && { tokensPerMinute: settings.tpm }),
      ...settings.limits,
    },
    ...(estimate !== null && { estimate }),
    onEvent: ({ type, message }) => type === "drift" && console.error(`warning: ${message}`),
  };
  let isStub = false;
  return {
    ledger,
    prices,
    estimate,
    isStub: () => isStub,
    async open(descriptor) {
      const model = await openBackend<ChatModel, typeof host>(
        chatModelBackends,
        { directory, plugins },
        descriptor,
        host,
      );
      return {
        id: model.id,
        ...(model.obstacle !== undefined && { obstacle: model.obstacle }),
        async chat(request, context) {
          const reply = await model.chat(request, context);
          isStub ||= String(reply.record?.["fingerprint"] ?? "").startsWith(STUB_FINGERPRINT);
          return reply;
        },
      };
    },
    openEncoder: (descriptor) =>
      openBackend<Encoder, typeof host>(encoderBackends, { directory, plugins }, descriptor, host),
  };
}

/** How the loopback server of this project marks what it makes up. */
const STUB_FINGERPRINT = "fp_stub";

function readPriceFile(file: string): PriceTable {
  let text: string;
  try {
    text = fs.readFileSync(file, "utf8");
  } catch {
    throw new EvalError("invalid-option", `prices must be a file that can be read, got ${file}`);
  }
  try {
    return readPrices(JSON.parse(text));
  } catch (error) {
    throw new EvalError("invalid-option", `${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
