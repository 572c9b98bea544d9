import type { SamplingFlags } from "./sampling-settings.js";
import type { ReadingFlags } from "./source-options.js";

/** Options of `evals score` as the command line gives them; absent means "not said", so that a configuration counts. */
export interface ScoreFlags extends ReadingFlags, SamplingFlags {
  readonly metric?: readonly string[];
  readonly config?: string;
  readonly output?: readonly string[];
  readonly out?: readonly string[];
  readonly responses?: readonly string[];
  readonly concurrency?: number;
  readonly by?: readonly string[];
  readonly clusterBy?: string;
  readonly detail?: string;
  readonly resume?: string;
  readonly shard?: string;
  /** Set by `evals merge`, which sums up what was scored and scores nothing. */
  readonly keepErrors?: boolean;
  readonly journal: boolean;
  readonly minPassRate?: readonly string[];
  readonly minScore?: readonly string[];
  readonly maxScore?: readonly string[];
  readonly failOnError?: string;
  readonly baseline?: string;
  readonly tolerance?: string;
  readonly allowMissing?: boolean;
  readonly timeout?: number;
  readonly rpm?: number;
  readonly tpm?: number;
  readonly maxCost?: number;
  readonly prices?: string;
  /** False is `--no-cache`. */
  readonly cache?: string | false;
  readonly cassette?: string;
  readonly judgeUrl?: string;
  readonly excel?: boolean;
  readonly pairs?: boolean;
  readonly json?: boolean;
  readonly dryRun?: boolean;
  readonly verbose?: boolean;
}
