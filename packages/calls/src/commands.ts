import type { EvalCommand } from "@eval/core";

/** `evals cache`: what is remembered of model servers' replies. */
const cache: EvalCommand = {
  name: "cache",
  summary: "list, count, check or remove the remembered replies of model servers",
  usage: "<action>",
  options: [
    { flags: "--dir <folder>", description: "folder of the cache or cassette (default: .evals/cache)" },
    { flags: "--model <name>", description: "only replies to requests for this model" },
    { flags: "--older-than <days>", description: "only replies recorded more than so many days ago" },
    { flags: "--dry-run", description: "clear: say what would be removed, and leave it" },
    { flags: "--json", description: "print JSON" },
  ],
  examples: [
    "evals cache ls --json",
    "evals cache stats",
    "evals cache verify --dir test/cassettes",
    "evals cache clear --older-than 30",
  ],
  run: async (call) => (await import("./node/cache-command.js")).cacheCommand(call),
};

/** The commands that this package brings to `evals`. */
export const commands: readonly EvalCommand[] = [cache];
