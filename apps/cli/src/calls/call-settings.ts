import type { CallLimits } from "@eval/calls";
import { EvalError, show } from "@eval/core";
import type { Config } from "../config/config.js";
import type { ScoreFlags } from "../config/score-flags.js";

/** What limits and remembers calls to model servers; of no matter to metrics that call none. */
export interface CallSettings {
  readonly rpm: number | null;
  readonly tpm: number | null;
  readonly maxCost: number | null;
  /** File of the user's prices. */
  readonly prices: string | null;
  readonly cache: "auto" | "record" | "replay" | "off";
  /** Folder of remembered replies. */
  readonly cacheFolder: string;
  /** A server to ask in place of those that descriptors name. */
  readonly judgeUrl: string | null;
  /** Further limits that a command sets. */
  readonly limits?: Partial<CallLimits>;
}

const MODES: readonly CallSettings["cache"][] = ["auto", "record", "replay", "off"];

/** The options of `addCalls`. */
export type CallFlags = Pick<ScoreFlags, "rpm" | "tpm" | "maxCost" | "prices" | "cache" | "cassette" | "judgeUrl">;

export function callSettings(flags: CallFlags, config: Config): CallSettings {
  const mode = flags.cache === false ? "off" : (flags.cache ?? config.cache ?? "auto");
  const cache = MODES.find((known) => known === mode);
  if (cache === undefined)
    throw new EvalError("invalid-option", `--cache must be one of ${MODES.join(", ")}, got ${show(mode)}`);
  const [maxCost, prices] = [flags.maxCost ?? config.maxCost ?? null, flags.prices ?? config.prices ?? null];
  if (maxCost !== null && prices === null)
    throw new EvalError("invalid-option", "--max-cost needs --prices: nobody else knows what you pay");
  return {
    rpm: flags.rpm ?? config.rpm ?? null,
    tpm: flags.tpm ?? config.tpm ?? null,
    maxCost,
    prices,
    cache,
    cacheFolder: flags.cassette ?? config.cassette ?? ".evals/cache",
    judgeUrl: flags.judgeUrl ?? config.judgeUrl ?? null,
  };
}
