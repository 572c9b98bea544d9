import type { CallSettings } from "./call-settings.js";
import { type LazyCalls, lazyCalls } from "./lazy-calls.js";

/** Commands of packages have options of their own; what they do not say is as it is for `score`. */
const settings: CallSettings = {
  rpm: null,
  tpm: null,
  maxCost: null,
  prices: null,
  cache: "auto",
  cacheFolder: ".evals/cache",
  judgeUrl: null,
};

/** Opens models and encoders for a command that a package brings. */
export const commandModels = (directory: string, signal: AbortSignal): Pick<LazyCalls, "chatModel" | "encoder"> =>
  lazyCalls({ directory, plugins: [], dryRun: false }, settings, signal);
