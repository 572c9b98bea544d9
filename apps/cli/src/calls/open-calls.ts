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
import { type BackendPorts, type ChatModel, EvalError, type JsonRecord } from "@eval/core";
import { openChatModel } from "../discovery/discover-models.js";
import type { CallSettings } from "./call-settings.js";

/** The calls of one command: how models are opened, and what they used. */
export interface Calls {
  open(descriptor: JsonRecord): Promise<ChatModel>;
  readonly ledger: Ledger;
  /** Of a dry run, in which no call is made. */
  readonly estimate: CallEstimate | null;
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
    },
    ...(estimate !== null && { estimate }),
    onEvent: ({ type, message }) => type === "drift" && console.error(`warning: ${message}`),
  };
  let isStub = false;
  return {
    ledger,
    estimate,
    isStub: () => isStub,
    async open(descriptor) {
      const model = await openChatModel(directory, plugins, descriptor, host);
      return {
        id: model.id,
        async chat(request, context) {
          const reply = await model.chat(request, context);
          isStub ||= String(reply.record?.["fingerprint"] ?? "").startsWith(STUB_FINGERPRINT);
          return reply;
        },
      };
    },
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
